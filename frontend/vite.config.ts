import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const apiPort = process.env['API_PORT'] ?? '3001';

/**
 * What every page needs. In one file it compresses better than in the shared parts that the pages
 * would split it into, and browsers keep it over releases.
 */
const LIBRARIES =
  /node_modules\/(axios|lucide-react|react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\//;

export default defineConfig({
  plugins: [react(), axiosWithoutFetch()],
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // Every browser of that target knows <link rel="modulepreload">.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: LIBRARIES }] } },
    },
  },
});

/**
 * In a browser axios sends by XMLHttpRequest and carries its fetch adapter along unused: 3 KB of
 * the first page's compressed script.
 */
function axiosWithoutFetch(): Plugin {
  return {
    name: 'axios-without-fetch',
    apply: 'build',
    load: (id) =>
      id.endsWith('/axios/lib/adapters/fetch.js') ? 'export const getFetch = () => false;' : null,
  };
}
