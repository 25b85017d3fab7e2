import { useMutationState, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import type { DeletedCountDto } from '../../../../api/generated/model/deletedCountDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import {
  getSetTestimonialStatusMutationOptions,
  useBulkDeleteTestimonials,
  useBulkSetTestimonialStatus,
  useDeleteSelectedTestimonials,
  useDeleteTestimonial,
  useSelectTestimonials,
  useSetTestimonialStatus,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshTestimonials } from './refresh-testimonials';
import { IN_TURN, useUndo } from './use-undo';

const DECISION = getSetTestimonialStatusMutationOptions().mutationKey;

const VERDICT_TOLD: Record<TestimonialVerdict, string> = {
  approved: 'approved and published',
  rejected: 'rejected',
};

/**
 * Each is done when the list shows the change, and waits for those before it. A refusal refreshes the list
 * too: somebody else was faster.
 */
export function useModeration() {
  const queryClient = useQueryClient();
  const { undoLast, offerReopen, offerRestore } = useUndo();
  const refresh = () => refreshTestimonials(queryClient);
  const fail = (title: string) => async (error: ApiError) => {
    toastFailure(title, error);
    if (!error.isNetworkError) await refresh();
  };

  const setStatus = useSetTestimonialStatus({
    mutation: {
      ...IN_TURN,
      onSuccess: async (_testimonial, { id, data: { status } }) => {
        offerReopen(`Testimonial ${VERDICT_TOLD[status]}`, [id], status);
        await refresh();
      },
      onError: fail('Failed to update status'),
    },
  });
  const setStatusOfMany = useBulkSetTestimonialStatus({
    mutation: {
      ...IN_TURN,
      onSuccess: async ({ updated_count: count, updated_ids: ids }, { data: { status } }) => {
        const title = `${countTestimonials(count)} ${VERDICT_TOLD[status]}`;
        if (count > 0) offerReopen(title, ids, status);
        else toast({ title });
        await refresh();
      },
      onError: fail('Failed to update status'),
    },
  });
  const remove = useDeleteTestimonial({
    mutation: {
      ...IN_TURN,
      onSuccess: async (_nothing, { id }) => {
        offerRestore('Testimonial deleted', [id]);
        await refresh();
      },
      onError: fail('Failed to delete testimonial'),
    },
  });
  const many = {
    ...IN_TURN,
    onSuccess: async ({ deleted_count: count, deleted_ids: ids }: DeletedCountDto) => {
      const title = `Deleted ${count} testimonials`;
      if (count > 0) offerRestore(title, ids);
      else toast({ title });
      await refresh();
    },
    onError: fail('Failed to delete testimonials'),
  };
  const removeMany = useBulkDeleteTestimonials({ mutation: many });
  const removeWhole = useDeleteSelectedTestimonials({ mutation: many });
  const selectAll = useSelectTestimonials({ mutation: { onError: fail('Failed to select') } });
  const decidingIds = useMutationState({
    filters: { mutationKey: DECISION, status: 'pending' },
    select: ({ state }) => (state.variables as { id: string }).id,
  });
  return {
    setStatus,
    setStatusOfMany,
    remove,
    removeMany,
    removeWhole,
    selectAll,
    undoLast,
    decidingIds,
  };
}

function countTestimonials(count: number): string {
  return count === 1 ? '1 testimonial' : `${count} testimonials`;
}
