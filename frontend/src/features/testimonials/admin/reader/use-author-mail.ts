import { useQueryClient } from '@tanstack/react-query';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import {
  getGetAdminTestimonialQueryKey,
  useGetAdminTestimonial,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { isOnItsWay, lookWhileSending } from '../../../mail';
import { refreshTestimonials } from '../hooks/refresh-testimonials';

/** What became of the mail to the author of a story; it is asked for again while that is on its way. */
export function useAuthorMail({ id, authorMail }: AdminTestimonialDto) {
  const queryClient = useQueryClient();
  const isAsked = isOnItsWay(authorMail);
  const { data } = useGetAdminTestimonial(id, {
    query: {
      // Apart from the story that is read or edited, which must not change under whoever does.
      queryKey: [...getGetAdminTestimonialQueryKey(id), authorMail?.id],
      enabled: isAsked,
      refetchInterval: ({ state }) => lookWhileSending([(state.data ?? { authorMail }).authorMail]),
      staleTime: 0,
      gcTime: 0,
    },
  });
  return {
    mail: isAsked && data ? data.authorMail : authorMail,
    refresh: () => refreshTestimonials(queryClient),
  };
}
