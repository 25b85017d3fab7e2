import {
  getGetNewsletterStatusQueryKey,
  getListNewslettersQueryKey,
  getListPendingNewslettersQueryKey,
} from '../../api/generated/newsletter-admin/newsletter-admin';
import { getGetStatsQueryKey } from '../../api/generated/stats/stats';
import { getListUsersQueryKey } from '../../api/generated/users/users';
import { createQueryClient } from '../../api/query-client';
import { refreshNewsletters } from './refresh-newsletters';

describe('refreshNewsletters', () => {
  it('makes lists, the status and figures old, and nothing else', async () => {
    const queryClient = createQueryClient();
    const changed = [
      getListNewslettersQueryKey({ page: 2 }),
      getListPendingNewslettersQueryKey(),
      getGetNewsletterStatusQueryKey(),
      getGetStatsQueryKey(),
    ];
    const other = getListUsersQueryKey();
    for (const queryKey of [...changed, other]) queryClient.setQueryData(queryKey, []);

    await refreshNewsletters(queryClient);
    const isOld = (queryKey: readonly unknown[]) =>
      queryClient.getQueryState(queryKey)?.isInvalidated;
    expect(changed.map(isOld)).toEqual(changed.map(() => true));
    expect(isOld(other)).toBe(false);
  });
});
