import { useQueryClient } from '@tanstack/react-query';
import {
  useBulkDeleteNewsletters,
  useDeleteNewsletter,
  useDeleteSelectedNewsletters,
  useSelectNewsletters,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import type { ApiError } from '../../../../api/api-error';
import type { DeletedNewslettersDto } from '../../../../api/generated/model/deletedNewslettersDto';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshNewsletters } from '../../refresh-newsletters';

export function useSubscriberMutations() {
  const queryClient = useQueryClient();
  const refresh = () => refreshNewsletters(queryClient);
  const many = {
    onSuccess: ({ deleted_count: count }: DeletedNewslettersDto) => {
      toast({ title: `Deleted ${count} subscriptions` });
      return refresh();
    },
    onError: (error: ApiError) => toastFailure('Failed to delete subscriptions', error),
  };
  return {
    remove: useDeleteNewsletter({
      mutation: {
        onSuccess: () => {
          toast({ title: 'Newsletter subscription deleted' });
          return refresh();
        },
        onError: (error) => toastFailure('Failed to delete subscription', error),
      },
    }),
    removeMany: useBulkDeleteNewsletters({ mutation: many }),
    removeWhole: useDeleteSelectedNewsletters({ mutation: many }),
    selectAll: useSelectNewsletters({
      mutation: { onError: (error) => toastFailure('Failed to select', error) },
    }),
  };
}
