import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const apiPort = process.env['API_PORT'] ?? '3001';

/**
 * What every page needs, in two files: they compress better than the shared parts that the pages
 * would split them into, browsers keep them over releases, and each runs for itself.
 */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const COMMON =
  /node_modules\/(axios|lucide-react(?!.*\/icons)|react-router|react-router-dom|@tanstack)\/|vite\/preload-helper|src\/(api\/[\w-]+|routes\/paths|components\/Badge[\w.]*)\.\w+$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), axiosWithoutFetch(), !isSsrBuild && compressedFiles()],
  server: { proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
  build: isSsrBuild
    ? { outDir: '.build/compiled/server', target: 'node24', copyPublicDir: false }
    : {
        outDir: '.build/compiled/client',
        target: 'baseline-widely-available',
        manifest: true,
        // Every browser of that target knows <link rel="modulepreload">.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT },
                { name: 'common', test: COMMON },
              ],
            },
          },
        },
      },
  // The bundle for the server stands alone: in production only the backend's packages are there.
  ssr: { noExternal: true },
}));

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

/** Beside each file of text its gzip and brotli forms, so that the server compresses nothing. */
function compressedFiles() {
  return compression({
    include: /\.(css|js|svg)$/,
    algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
  });
}
