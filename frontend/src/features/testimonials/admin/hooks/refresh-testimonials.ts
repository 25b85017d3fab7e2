import type { QueryClient } from '@tanstack/react-query';
import { getGetNeedsQueryKey, getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import { getListAdminTestimonialsQueryKey } from '../../../../api/generated/testimonials-admin/testimonials-admin';

export async function refreshTestimonials(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminTestimonialsQueryKey(),
    getGetStatsQueryKey(),
    getGetNeedsQueryKey(),
  ];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
