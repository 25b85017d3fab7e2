import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router-dom';
import { readToken } from '../api/admin-token';
import { getGetMeQueryOptions } from '../api/generated/auth/auth';
import type { AdminScreen } from '../admin-screen';

/** Returns a loader that starts loading code and data without waiting; the screen shows errors. */
export function createScreenLoader(screen: AdminScreen, queryClient: QueryClient): LoaderFunction {
  return ({ request }) => {
    if (readToken() === null) return null;
    screen.load().catch(() => undefined);
    void startQueries(screen, queryClient, new URL(request.url).searchParams);
    return null;
  };
}

async function startQueries(
  { roles, queries }: AdminScreen,
  queryClient: QueryClient,
  search: URLSearchParams,
): Promise<void> {
  const me = getGetMeQueryOptions();
  await queryClient.prefetchQuery(me);
  const user = queryClient.getQueryData(me.queryKey);
  if (!user || user.must_set_up_two_factor || !roles.includes(user.role)) return;
  for (const query of queries?.({ role: user.role, search }) ?? []) {
    void queryClient.prefetchQuery({ ...query, staleTime: 0 });
  }
}
