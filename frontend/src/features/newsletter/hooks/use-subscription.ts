import { useQueryClient } from '@tanstack/react-query';
import { useSubscribe } from '../../../api/generated/newsletter/newsletter';
import { toast } from '../../../components/toaster/toast-store';
import { SUBSCRIBED, SUBSCRIBED_TO_CONFIRM } from '../words';

export function useSubscription() {
  const queryClient = useQueryClient();
  return useSubscribe({
    mutation: {
      onSuccess: ({ needsConfirmation }) => {
        toast(needsConfirmation ? SUBSCRIBED_TO_CONFIRM : SUBSCRIBED);
        // Only admins see these, and the rest need not load their calls.
        void import('../refresh-newsletters').then(
          ({ refreshNewsletters }) => refreshNewsletters(queryClient),
          () => queryClient.removeQueries({ type: 'inactive' }),
        );
      },
      onError: () =>
        toast({
          title: 'Error',
          description: 'Failed to subscribe. Please try again.',
          variant: 'destructive',
        }),
    },
  });
}
