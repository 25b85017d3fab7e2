import react from '@vitejs/plugin-react';
import { isIPv6 } from 'node:net';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { devDocuments } from './dev-documents.ts';
import { fontParts } from './font-parts.ts';

/** `scripts/dev.mjs` sets these for the development server. */
const { HOST = '127.0.0.1', PORT, SITE_PORT, PUBLIC_URL = '', SITE_NAME } = process.env;

/** The API listens on HOST, too. A wildcard address cannot be called. */
const API_HOST = ['0.0.0.0', '::', 'localhost'].includes(HOST) ? '127.0.0.1' : HOST;
const API = `http://${isIPv6(API_HOST) ? `[${API_HOST}]` : API_HOST}:${PORT}`;

/** What the backend serves beside the pages. */
const BACKEND_PATHS = [
  '^/(api|calendar|demo|embed|go|pictures|preview|\\.well-known)(/|\\?|$)',
  // Pages that only the server renders. Links in mails lead to them.
  '^/(unsubscribe|confirm-subscription|your-story|invitation|forgot-password|reset-password|confirm-email|registrations|course-interests)(/|\\?|$)',
  '^/(embed\\.js|feed\\.xml|sitemap\\.xml|robots\\.txt|share\\.png)(\\?|$)',
  '^/courses/[^/]+/share\\.png(\\?|$)',
  '^/courses/udemy/[^/?]',
  '^/events/[^/]+/share\\.png(\\?|$)',
];

const SITE = { manifest: true, rolldownOptions: { input: 'index.html' } };
const BACK_OFFICE = {
  manifest: '.vite/back-office.json',
  rolldownOptions: { input: 'back-office.html' },
  copyPublicDir: false,
  emptyOutDir: false,
};

/** The client is built twice, so that the site has none of the parts of shared libraries that only the back office uses. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    fontParts(),
    devDocuments({ name: SITE_NAME || 'Lectern', url: PUBLIC_URL }),
    // The server sends these files as they are and compresses nothing.
    !isSsrBuild &&
      compression({
        include: /\.(css|js|svg)$/,
        algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
      }),
  ],
  server: {
    host: HOST,
    port: Number(SITE_PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, API])),
  },
  // The server renders with React's production build in every environment.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? { outDir: '.build/compiled/server', target: 'node24', copyPublicDir: false }
    : {
        ...(mode === 'back-office' ? BACK_OFFICE : SITE),
        outDir: '.build/compiled/client',
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
      },
  // In production only the backend's packages are installed, so the server bundle contains its own.
  ssr: { noExternal: true },
}));
