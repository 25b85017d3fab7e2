import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { getGetNeedsQueryKey, getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import {
  getGetAdminTestimonialQueryKey,
  getListAdminTestimonialsQueryKey,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';

const [PATH] = getListAdminTestimonialsQueryKey();
const FIGURES: string[] = [...getGetStatsQueryKey(), ...getGetNeedsQueryKey()];

/** Of the story in the form, apart from the one that is read, which outlives the form. */
export function formKeyOf(id: string): readonly unknown[] {
  return [...getGetAdminTestimonialQueryKey(id), 'form'];
}

/**
 * A story that is read included; one in a form must not change under whoever types. A first answer that is on its way
 * may be from before the change: React Query would wait for it rather than ask again.
 */
export async function refreshTestimonials(queryClient: QueryClient): Promise<void> {
  const predicate = ({ queryKey }: Query) => isOfStories(queryKey);
  await queryClient.cancelQueries({
    predicate: (query) => query.state.data === undefined && predicate(query),
  });
  await queryClient.invalidateQueries({ predicate });
}

function isOfStories([path, ...rest]: QueryKey): boolean {
  if (typeof path !== 'string') return false;
  return (
    FIGURES.includes(path) || path === PATH || (rest.length === 0 && path.startsWith(`${PATH}/`))
  );
}
