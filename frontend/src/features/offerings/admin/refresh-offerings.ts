import type { QueryClient } from '@tanstack/react-query';
import {
  getListAdminOfferingsQueryKey,
  getListMyOfferingsQueryKey,
} from '../../../api/generated/offerings-admin/offerings-admin';

const [ALL] = getListAdminOfferingsQueryKey();
const [MINE] = getListMyOfferingsQueryKey();

/** Loads lists, offerings and their participants again. */
export async function refreshOfferings(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === MINE || (typeof path === 'string' && (path === ALL || path.startsWith(`${ALL}/`))),
  });
}
