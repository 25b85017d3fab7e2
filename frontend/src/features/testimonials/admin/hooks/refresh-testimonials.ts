import type { QueryClient } from '@tanstack/react-query';
import { getGetNeedsQueryKey, getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import {
  getGetAdminTestimonialQueryKey,
  getListAdminTestimonialsQueryKey,
  getListReviewSuggestionsQueryKey,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';

const [PATH] = getListAdminTestimonialsQueryKey();

/**
 * The key of the story in the form. It differs from the reader's key, because the reader stays open behind the form.
 */
export function formKeyOf(id: string): readonly unknown[] {
  return [...getGetAdminTestimonialQueryKey(id), 'form'];
}

/** Includes the open story, but not one in a form, which must not change while the user types. */
export async function refreshTestimonials(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminTestimonialsQueryKey(),
    getListReviewSuggestionsQueryKey(),
    getGetStatsQueryKey(),
    getGetNeedsQueryKey(),
  ];
  await Promise.all([
    ...queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path, ...rest] }) =>
        rest.length === 0 && typeof path === 'string' && path.startsWith(`${PATH}/`),
    }),
  ]);
}
