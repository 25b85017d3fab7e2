import type { Plugin } from 'vite';
import { DEFAULT_SITE } from './src/default-site.ts';

/** Serves the back office's own document below /admin on the development server. */
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

/** Writes a site with the default texts into the documents of the development server. */
function siteInDocument(named: { name: string; url: string }): Plugin {
  const site = { ...DEFAULT_SITE, ...named };
  return {
    name: 'site-in-document',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(/<script id="page-state"[^>]*>/, (start) => {
        return start + JSON.stringify({ site }).replaceAll('<', '\\u003c');
      }),
  };
}

/** Does for the development server what the backend does for the built documents. */
export function devDocuments(site: { name: string; url: string }): Plugin[] {
  return [backOfficeDocument(), siteInDocument(site)];
}
