import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error';
import { createQueryClient } from './api/query-client';
import { pageAt } from './pages';
import { DEFAULT_SITE } from './site';
import type { Site, SubmittedForm } from './server/contract';

/** What the server hands over with a page, as JSON in the element `#page-state`. */
export interface PageState {
  site: Site;
  /** The API's answers that the page was rendered from. */
  data?: DehydratedState;
  /** What the API says of what the page is about, if that is not there; one document serves many addresses. */
  missing?: number;
  form?: SubmittedForm;
}

/** @param address path and query */
export function startCache({ data, missing }: PageState, address: string): QueryClient {
  const client = createQueryClient();
  if (data) hydrate(client, data);
  if (missing) {
    const { pathname, searchParams: query } = new URL(address, 'http://site');
    const { page, params } = pageAt(pathname);
    for (const { queryKey } of page.queries?.({ params, query }) ?? []) {
      const error = new ApiError(String(missing), missing);
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    }
  }
  return client;
}

/** Reads the state from the document; the development server gives none. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent;
  return { site: DEFAULT_SITE, ...(JSON.parse(text || '{}') as Partial<PageState>) };
}
