import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { httpClient } from './http-client';

function getByKey({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  return httpClient<unknown>({ url: queryKey.join('/'), method: 'GET', signal });
}

/** Creates a client that never refetches by itself: a page only changes when the user acts. */
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
        // Without this, requests pause while offline. They should fail, so that the page can offer "Try again".
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
