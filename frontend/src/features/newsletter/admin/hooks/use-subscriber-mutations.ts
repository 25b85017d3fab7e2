import { useQueryClient } from '@tanstack/react-query';
import {
  useBulkDeleteNewsletters,
  useDeleteNewsletter,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshNewsletters } from '../../refresh-newsletters';

export function useSubscriberMutations() {
  const queryClient = useQueryClient();
  const refresh = () => refreshNewsletters(queryClient);
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
    removeMany: useBulkDeleteNewsletters({
      mutation: {
        onSuccess: ({ deleted_count: count }) => {
          toast({ title: `Deleted ${count} subscriptions` });
          return refresh();
        },
        onError: (error) => toastFailure('Failed to delete subscriptions', error),
      },
    }),
  };
}
