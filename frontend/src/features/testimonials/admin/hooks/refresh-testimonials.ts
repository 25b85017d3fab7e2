import type { QueryClient } from '@tanstack/react-query';
import { getGetNeedsQueryKey, getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import { getListAdminTestimonialsQueryKey } from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { getListTestimonialsQueryKey } from '../../../../api/generated/testimonials/testimonials';

export async function refreshTestimonials(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminTestimonialsQueryKey(),
    getGetStatsQueryKey(),
    getGetNeedsQueryKey(),
    getListTestimonialsQueryKey(),
  ];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
