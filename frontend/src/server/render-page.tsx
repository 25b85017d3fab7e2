import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { App } from '../App';
import { fillCache, type PageState } from '../page-state';

/** A page in the parts of its document. */
export interface RenderedPage {
  /** Title, description and links. */
  head: string;
  /** The inside of the element `#root`. */
  body: string;
  /** The inside of the element `#page-state`. */
  state: string;
}

/** React writes these before the page when it renders no document of its own; texts in them are escaped. */
const HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/;

/**
 * Renders a public page from the same components as the browser, complete with what it suspends on.
 * @param url path and query
 * @param state what the page shows, and what the browser continues from
 * @throws Error when a component throws; its cause is what was thrown first
 */
export async function renderPage(url: string, state: PageState): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  fillCache(queryClient, state.data, new URL(url, 'http://site').pathname);
  const faults: unknown[] = [];
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouter location={url}>
        <App queryClient={queryClient} site={state.site} form={state.form} />
      </StaticRouter>
    </StrictMode>,
    {
      // A large part would come after the page, with a script that moves it to its place.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        faults.push(error);
      },
    },
  );
  await stream.allReady;
  if (faults.length > 0) throw new Error(`${url} cannot be rendered`, { cause: faults[0] });
  const html = await new Response(stream).text();
  const [head] = HEAD.exec(html) ?? [''];
  return { head, body: html.slice(head.length), state: toScriptText(state) };
}

/** JSON for the inside of a script element, which a "<" could end. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
