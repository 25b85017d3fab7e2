import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { CHUNKS } from './chunks.ts';
import { fontParts } from './font-parts.ts';

/** `scripts/dev.mjs` gives the development server all of these. */
const { HOST = '127.0.0.1', PORT, SITE_PORT, PUBLIC_URL = '', SITE_NAME } = process.env;

/** The API listens on HOST, too. What is no address to ask is this machine. */
const ASKED = ['0.0.0.0', '::', 'localhost'].includes(HOST) ? '127.0.0.1' : HOST;
const API = `http://${isIPv6(ASKED) ? `[${ASKED}]` : ASKED}:${PORT}`;

const SOURCES = join(import.meta.dirname, 'src');

/** What the backend answers beside the pages. */
const BACKEND_PATHS = [
  '^/(api|demo|pictures|\\.well-known)(/|\\?|$)',
  // Pages of the server alone, which links in mails lead to.
  '^/(unsubscribe|confirm-subscription|your-story|invitation|forgot-password|reset-password|confirm-email)(/|\\?|$)',
  '^/(feed\\.xml|sitemap\\.xml|robots\\.txt|share\\.png)(\\?|$)',
  '^/courses/[^/]+/share\\.png(\\?|$)',
  '^/courses/udemy/[^/?]',
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    fontParts(),
    backOfficeDocument(),
    siteInDocument(),
    changedLibraries({ isComplete: !isSsrBuild }),
    isSsrBuild ? namedSources() : compressedFiles(),
  ],
  server: {
    host: HOST,
    port: Number(SITE_PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(BACKEND_PATHS.map((path) => [path, API])),
  },
  // What renders pages is React for production, whatever the environment in which the server starts.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : { 'typeof window': '"object"' },
  build: isSsrBuild
    ? { outDir: '.build/compiled/server', target: 'node24', copyPublicDir: false }
    : {
        outDir: '.build/compiled/client',
        target: 'baseline-widely-available',
        manifest: true,
        // Every browser of that target knows <link rel="modulepreload">.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['index.html', 'back-office.html'],
          // They do not say so themselves.
          treeshake: {
            moduleSideEffects: [
              { test: /node_modules\/(@ant-design|@rc-component|stylis)\//, sideEffects: false },
            ],
          },
          output: {
            // A page names the files of fifty parts, and hashes are what does not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: CHUNKS,
            },
          },
        },
      },
  css: { modules: { generateScopedName: shortName } },
  // For Node they name all their icons in one file, of which nothing can be left out.
  resolve: isSsrBuild ? { alias: { '@ant-design/icons': '@ant-design/icons/es' } } : {},
  // The bundle for the server stands alone: in production only the backend's packages are there.
  ssr: { noExternal: true },
}));

const named = new Map<string, string>();

/** A class and some of a hash of its file: a page names a thousand. */
function shortName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  const short = `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
  const other = named.get(short) ?? path;
  if (other !== path) throw new Error(`.${name} of ${path} has the name of that of ${other}.`);
  named.set(short, path);
  return short;
}

/** The back office has a document of its own, also on the development server. */
function backOfficeDocument(): Plugin {
  return {
    name: 'back-office-document',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (/^\/admin(\/|\?|$)/.test(request.url ?? '')) request.url = '/back-office.html';
        next();
      });
    },
  };
}

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
  '/axios/lib/helpers/toURLEncodedForm.js': 'export default () => null;',
  // Our parameters are texts, numbers and lists of these.
  '/axios/lib/core/assertParamsAcyclic.js': 'export default () => {};',
  // The export, which alone is told how far it is, reads the browser's own events.
  '/axios/lib/helpers/progressEventReducer.js':
    'export const progressEventReducer = (listener) => [listener];',
  // Offered to callers; ours compare numbers and use signals.
  '/axios/lib/helpers/HttpStatusCode.js': 'export default {};',
  '/axios/lib/cancel/CancelToken.js': 'export default class {}',
  // Kinds of fields that we have none of.
  '/antd/es/input/Group.js': 'export default null;',
  '/antd/es/input/OTP/index.js': 'export default null;',
  '/antd/es/input/Password.js': 'export default null;',
  '/antd/es/input/Search.js': 'export default null;',
  '/antd/es/space/Addon.js': 'export default null;',
  // The ring around what was clicked.
  '/antd/es/_util/wave/index.js': 'export default ({ children }) => children;',
  // Older browsers than those of our target.
  '/stylis/src/Prefixer.js': 'export const prefix = (value) => value;',
  // One tooltip that moves between its owners, which has to be asked for.
  '/antd/es/tooltip/UniqueProvider/index.js': 'export default ({ children }) => children;',
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = () => {}, hasNextPage = () => false, hasPreviousPage = hasNextPage;',
};

/** Parts of paths of modules, with words of theirs and what stands there instead. */
const CHANGES: readonly (readonly [path: string, words: string, instead: string])[] = [
  // It lists dialogs for Escape while they are drawn, and keeps those of drawings that React threw away.
  [
    '/portal/es/useEscKeyDown.js',
    `if (open) {
      ensure();
    } else if (!open) {`,
    'if (!open) {',
  ],
  // The warnings that it is published with.
  ['/react-router/dist/development/', 'ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'],
  // It is a framework, too, which renders whole documents. What it names of that for debugging, or has as classes, is kept.
  ['/react-router/dist/development/', 'shouldPrefetch && !isAbsolute ?', 'false ?'],
  ['/react-router/dist/development/', 'var Form = ', 'var Form = /* @__PURE__ */ '],
  ['/react-router/dist/development/', 'Form.displayName = "Form";', ''],
  ['/react-router/dist/development/', 'ScrollRestoration.displayName = "ScrollRestoration";', ''],
  [
    '/react-router/dist/development/',
    'RemixErrorBoundary = class extends React9.Component',
    'RemixErrorBoundary = class extends Object',
  ],
  [
    '/react-router/dist/development/',
    'AwaitErrorBoundary = class extends React3.Component',
    'AwaitErrorBoundary = class extends Object',
  ],
  // Every control reads the context of forms, but not each stands in one.
  ['/antd/es/form/context.js', "'@rc-component/form'", "'@rc-component/form/es/FormContext'"],
  [
    '/antd/es/config-provider/MotionWrapper.js',
    "{ Provider as MotionProvider } from '@rc-component/motion'",
    "MotionProvider from '@rc-component/motion/es/context'",
  ],
  // Only forms have fields of several lines, and take them from where they stand.
  ['/antd/es/input/Input.js', "'@rc-component/input'", "'@rc-component/input/es/Input'"],
  [
    '/antd/es/input/TextArea.js',
    "{ TextArea as RcTextArea } from '@rc-component/input'",
    "RcTextArea from '@rc-component/input/es/TextArea'",
  ],
  ['/antd/es/input/index.js', "import TextArea from './TextArea';", ''],
  ['/antd/es/input/index.js', 'Input.TextArea = TextArea;', ''],
  // A button's spinner is there at once, rather than to grow.
  [
    '/antd/es/button/DefaultLoadingIcon.js',
    "import CSSMotion from '@rc-component/motion';",
    'const CSSMotion = ({ visible, children }) => visible ? children({}, null) : null;',
  ],
];

/** What is left out is 8 KB of compressed script of every page, 37 KB of the back office. */
function changedLibraries({ isComplete }: { isComplete: boolean }): Plugin {
  const missing = new Set(CHANGES);
  return {
    name: 'changed-libraries',
    apply: 'build',
    load: (id) => Object.entries(UNUSED).find(([path]) => id.endsWith(path))?.[1],
    transform: (code, id) => {
      let text = code;
      for (const change of CHANGES) {
        const [path, words, instead] = change;
        if (!id.includes(path) || !text.includes(words)) continue;
        text = text.replace(words, instead);
        missing.delete(change);
      }
      // Code that a plugin returns loses its source map.
      return text === code ? null : text;
    },
    buildEnd() {
      const [lost] = isComplete ? missing : [];
      if (lost) this.error(`No module of ${lost[0]} has the words that were to change: ${lost[1]}`);
    },
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
