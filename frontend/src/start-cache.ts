import { hydrate, type QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error';
import { createQueryClient } from './api/query-client';
import type { PageState } from './page-state';
import { pageAt } from './pages';

/**
 * Creates a query client from the state that the server embedded.
 * @param address path and query of the page
 */
export function startCache({ site, data, missing }: PageState, address: string): QueryClient {
  const client = createQueryClient();
  if (data) hydrate(client, data);
  if (missing) {
    const { pathname, searchParams: query } = new URL(address, 'http://site');
    const { page, params } = pageAt(pathname);
    for (const { queryKey } of page.queries?.({ params, query, site }) ?? []) {
      const error = new ApiError(String(missing), missing);
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error });
    }
  }
  return client;
}
