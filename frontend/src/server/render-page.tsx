import { dehydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../App';
import type { PageState } from '../page-state';
import type { RenderedPage } from './contract';

/** React writes these before the page when it renders no document of its own; texts in them are escaped. */
const HEAD = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>|<style [^>]*>[^<]*<\/style>)*/;

/** @throws Error when a component throws; its cause is what was thrown first */
export async function renderPage(
  address: string,
  cache: QueryClient,
  state: PageState,
): Promise<RenderedPage> {
  const { previewPath = '' } = state.site;
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouter basename={previewPath} location={previewPath + address}>
        <App queryClient={cache} site={state.site} form={state.form} />
      </StaticRouter>
    </StrictMode>,
    {
      // A large part would come after the page, with a script that moves it to its place.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw new Error(`${address} cannot be rendered`, { cause: errors[0] });
  return {
    ...splitHead(await new Response(stream).text()),
    state: toScriptText({ ...state, data: withoutTimes(dehydrate(cache)) }),
  };
}

export function splitHead(html: string): { head: string; body: string } {
  const [head] = HEAD.exec(html) ?? [''];
  return { head, body: html.slice(head.length) };
}

/** The same content must render to the same page on every process, so that entity tags match. */
function withoutTimes({ queries }: DehydratedState): Partial<DehydratedState> {
  return {
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  };
}

/** JSON for the inside of a script element, which a "<" could end. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
