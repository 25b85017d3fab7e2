import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { DeleteMatchingTestimonialsDto } from '../../../../api/generated/model/deleteMatchingTestimonialsDto';
import type { IdsDto } from '../../../../api/generated/model/idsDto';
import type { ReopenTestimonialsDto } from '../../../../api/generated/model/reopenTestimonialsDto';
import {
  bulkDeleteTestimonials,
  deleteMatchingTestimonials,
  useBulkSetTestimonialStatus,
  useDeleteTestimonial,
  useReopenTestimonials,
  useRestoreTestimonials,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';
import { DECISION_RESULTS } from '../status-labels';
import { refreshTestimonials } from './refresh-testimonials';
import { SERIAL_SCOPE } from './use-decisions';

/** A toast names this many stories. */
const NAMED = 3;

export interface DeletionOfMany {
  count: number;
  /** Student names to show when not all selected rows are visible. */
  samples: string[];
  /** Selected rows, or all that match. */
  chosen: IdsDto | DeleteMatchingTestimonialsDto;
}

/**
 * Deletes stories, and decides about several. Each mutation ends once the list shows the change. A rejection reloads
 * the list too, because another user was faster.
 * @param onDeleted called before the list updates
 */
export function useModeration(rows: AdminTestimonialDto[] = [], onDeleted: (id: string) => void) {
  const queryClient = useQueryClient();
  const takeBack = useUndoDecisions();
  const offerUndo = useUndoToast();
  const refresh = () => refreshTestimonials(queryClient);
  const fail = (title: string) => async (error: ApiError) => {
    toastFailure(title, error);
    if (!error.isNetworkError) await refresh();
  };

  const setStatusOfMany = useBulkSetTestimonialStatus({
    mutation: {
      ...SERIAL_SCOPE,
      onSuccess: async (done, { data: { status } }) => {
        const { updated_count: count, updated_ids: ids, updated_etags: etags } = done;
        const title = `${pluralize(count, 'testimonial')} ${DECISION_RESULTS[status]}`;
        const description = describeChanged(done.changed_ids, rows);
        const undo = () => takeBack.reopen({ ids, etags, status });
        if (count > 0) offerUndo({ title, description }, undo);
        else toast({ title, description });
        await refresh();
      },
      onError: fail('Failed to update status'),
    },
  });
  const remove = useDeleteTestimonial({
    mutation: {
      ...SERIAL_SCOPE,
      onSuccess: async (_nothing, { id }) => {
        offerUndo({ title: 'Testimonial deleted' }, () => takeBack.deletion([id]));
        onDeleted(id);
        await refresh();
      },
      onError: fail('Failed to delete testimonial'),
    },
  });
  const removeMany = useMutation({
    ...SERIAL_SCOPE,
    mutationFn: ({ chosen }: DeletionOfMany) =>
      'ids' in chosen ? bulkDeleteTestimonials(chosen) : deleteMatchingTestimonials(chosen),
    onSuccess: async ({ deleted_count: count, deleted_ids: ids }) => {
      const title = `Deleted ${pluralize(count, 'testimonial')}`;
      if (count > 0) offerUndo({ title }, () => takeBack.deletion(ids));
      else toast({ title });
      await refresh();
    },
    onError: fail('Failed to delete testimonials'),
  });
  return { setStatusOfMany, remove, removeMany };
}

/** Stories that have changed since stay as they are. */
function useUndoDecisions() {
  const queryClient = useQueryClient();
  const onError = (error: ApiError) => toastFailure('Failed to undo', error);
  const tell = async (count: number, asked: number, done: string) => {
    const left = asked - count;
    toast({
      title: count > 0 ? done : 'Nothing was undone',
      description: left > 0 ? `Changed since: ${left}.` : undefined,
    });
    await refreshTestimonials(queryClient);
  };
  const { mutate: reopen } = useReopenTestimonials({
    mutation: {
      ...SERIAL_SCOPE,
      onSuccess: ({ reopened_count: count }, { data: { ids } }) =>
        tell(count, ids.length, count === 1 ? 'Pending again' : `${count} pending again`),
      onError,
    },
  });
  const { mutate: restore } = useRestoreTestimonials({
    mutation: {
      ...SERIAL_SCOPE,
      onSuccess: ({ restored_count: count }, { data: { ids } }) =>
        tell(count, ids.length, `Restored ${pluralize(count, 'testimonial')}`),
      onError,
    },
  });
  return {
    reopen: (data: ReopenTestimonialsDto) => reopen({ data }),
    deletion: (ids: string[]) => restore({ data: { ids } }),
  };
}

/** Returns undefined if the rows are on another page, where their names are unknown. */
function describeChanged(ids: string[], rows: AdminTestimonialDto[]): string | undefined {
  if (ids.length === 0) return undefined;
  const known = rows.filter(({ id }) => ids.includes(id)).slice(0, NAMED);
  const names = known.map(({ studentName }) => studentName);
  const rest = ids.length - names.length;
  if (rest > 0) names.push(names.length > 0 ? `${rest} more` : String(rest));
  return `Still pending, because someone else changed them: ${names.join(', ')}.`;
}
