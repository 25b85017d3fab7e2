import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '../../../../api/api-error';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import {
  useReopenTestimonials,
  useRestoreTestimonials,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshTestimonials } from './refresh-testimonials';

/** Deeds with this are done in the order in which they were asked for. */
export const IN_TURN = { scope: { id: 'moderation' } };

/** Takes approvals, rejections and deletions back. What somebody else has changed since, stays. */
export function useUndo() {
  const queryClient = useQueryClient();
  const onError = (error: ApiError) => toastFailure('Failed to undo', error);
  const tell = async (count: number, asked: number, done: string) => {
    const left = asked - count;
    toast({
      title: count > 0 ? done : 'Nothing was undone',
      description: left > 0 ? `Changed by somebody else since: ${left}.` : undefined,
    });
    await refreshTestimonials(queryClient);
  };
  const { mutate: reopen } = useReopenTestimonials({
    mutation: {
      ...IN_TURN,
      onSuccess: ({ reopened_count: count }, { data: { ids } }) =>
        tell(count, ids.length, count === 1 ? 'Pending again' : `${count} pending again`),
      onError,
    },
  });
  const { mutate: restore } = useRestoreTestimonials({
    mutation: {
      ...IN_TURN,
      onSuccess: ({ restored_count: count }, { data: { ids } }) =>
        tell(
          count,
          ids.length,
          count === 1 ? 'Testimonial restored' : `Restored ${count} testimonials`,
        ),
      onError,
    },
  });

  const last = useRef<() => void>(undefined);
  // In its turn, since the deed that it is about may still be under way.
  const { mutate: undoLast } = useMutation({
    ...IN_TURN,
    mutationFn: () => Promise.resolve(last.current?.()),
  });
  const offer = (title: string, takeBack: () => void) => {
    const onClick = () => {
      last.current = undefined;
      takeBack();
    };
    last.current = onClick;
    toast({ title, action: { label: 'Undo', onClick } });
  };
  return {
    undoLast: () => undoLast(),
    offerReopen: (title: string, ids: string[], status: TestimonialVerdict) =>
      offer(title, () => reopen({ data: { ids, status } })),
    offerRestore: (title: string, ids: string[]) => offer(title, () => restore({ data: { ids } })),
  };
}
