import type { QueryClient } from '@tanstack/react-query';
import { getGetNeedsQueryKey, getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import {
  getGetAdminTestimonialQueryKey,
  getListAdminTestimonialsQueryKey,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';

const [PATH] = getListAdminTestimonialsQueryKey();

/** Of the story in the form, apart from the one that is read, which outlives the form. */
export function formKeyOf(id: string): readonly unknown[] {
  return [...getGetAdminTestimonialQueryKey(id), 'form'];
}

/** A story that is read included; one in a form must not change under whoever types. */
export async function refreshTestimonials(queryClient: QueryClient): Promise<void> {
  const queryKeys = [
    getListAdminTestimonialsQueryKey(),
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
