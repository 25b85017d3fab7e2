import react from '@vitejs/plugin-react';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** `scripts/dev.mjs` gives the development server all of these. */
const { HOST, PORT, SITE_PORT, PUBLIC_URL = '', SITE_NAME } = process.env;

const SOURCES = join(import.meta.dirname, 'src');

/** What the backend answers beside the pages. */
const BACKEND_PATHS = [
  '^/(api|demo|unsubscribe|\\.well-known)(/|\\?|$)',
  '^/(feed\\.xml|sitemap\\.xml|robots\\.txt|share\\.png)(\\?|$)',
  '^/courses/[^/]+/share\\.png(\\?|$)',
];

/**
 * What every page needs, in two files: they compress better than the shared parts that the pages
 * would split them into, browsers keep them over releases, and each runs for itself.
 */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
const COMMON =
  /node_modules\/(axios|lucide-react(?!.*\/icons)|react-router|react-router-dom|@tanstack)\/|vite\/preload-helper|src\/(api\/[\w-]+|paths|reload|components\/(Badge|button|QueryState|Skeleton|StatusPanel|toaster\/toast-store)[\w.]*)\.\w+$/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    siteInDocument(),
    lighterLibraries(),
    isSsrBuild ? namedSources() : compressedFiles(),
  ],
  server: {
    host: HOST,
    port: Number(SITE_PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, `http://127.0.0.1:${PORT}`])),
  },
  define: isSsrBuild ? {} : { 'typeof window': '"object"' },
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

/** Tells the pages of the development server what the site is called and where it stands. */
function siteInDocument(): Plugin {
  const site = { name: SITE_NAME || 'Lectern', url: PUBLIC_URL };
  return {
    name: 'site-in-document',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(/<script id="page-state"[^>]*>/, (start) => {
        return start + JSON.stringify({ site }).replaceAll('<', '\\u003c');
      }),
  };
}

/** What the site never calls of its libraries, by the ends of their paths, and what stands there instead. */
const UNUSED: Readonly<Record<string, string>> = {
  // The server asks the API without a network.
  '/axios/lib/adapters/http.js': 'export default null;',
  // In a browser axios sends by XMLHttpRequest, and we send it JSON.
  '/axios/lib/adapters/fetch.js': 'export const getFetch = () => false;',
  '/axios/lib/helpers/formDataToJSON.js': 'export default () => null;',
  // The export, which alone is told how far it is, reads the browser's own events.
  '/axios/lib/helpers/progressEventReducer.js':
    'export const progressEventReducer = (listener) => [listener];',
  // Offered to callers; ours compare numbers and use signals.
  '/axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  '/axios/lib/cancel/CancelToken.js': 'export default class {}',
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = () => {}, hasNextPage = () => false, hasPreviousPage = hasNextPage;',
};

/** Leaves that out, and the warnings that react-router is published with: 6 KB of compressed script. */
function lighterLibraries(): Plugin {
  return {
    name: 'lighter-libraries',
    apply: 'build',
    load: (id) => Object.entries(UNUSED).find(([path]) => id.endsWith(path))?.[1],
    transform: (code, id) =>
      id.includes('/react-router/dist/development/')
        ? code.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        : null,
  };
}

/** On the server a module that can be loaded by itself says where its source stands, as the manifest does. */
function namedSources(): Plugin {
  return {
    name: 'named-sources',
    enforce: 'pre',
    transform: (code, id) =>
      /^export default function /m.test(code) && id.startsWith(SOURCES)
        ? `${code}\nexport const source = ${JSON.stringify(relative(import.meta.dirname, id))};`
        : null,
  };
}

/** Beside each file of text its gzip and brotli forms, so that the server compresses nothing. */
function compressedFiles() {
  return compression({
    include: /\.(css|js|svg)$/,
    algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
  });
}
