import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { httpClient } from './http-client';

function getByKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  return httpClient<unknown>({ url: queryKey.join('/'), method: 'GET', signal });
}

/** Data is never stale and never fetched again by itself: what a page shows changes when the visitor acts. */
export function createQueryClient(Client = QueryClient): QueryClient {
  return new Client({
    defaultOptions: {
      queries: {
        queryFn: getByKey,
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Offline must end in an error that offers "Try again", not in a pause without end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
