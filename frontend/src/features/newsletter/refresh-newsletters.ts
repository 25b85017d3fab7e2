import type { QueryClient } from '@tanstack/react-query';
import {
  getGetNewsletterStatusQueryKey,
  getListNewslettersQueryKey,
  getListPendingNewslettersQueryKey,
} from '../../api/generated/newsletter-admin/newsletter-admin';
import { getGetStatsQueryKey } from '../../api/generated/stats/stats';

export async function refreshNewsletters(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListNewslettersQueryKey(),
    getListPendingNewslettersQueryKey(),
    getGetNewsletterStatusQueryKey(),
    getGetStatsQueryKey(),
  ];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
