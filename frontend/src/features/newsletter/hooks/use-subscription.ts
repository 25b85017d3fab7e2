import { useSubscribe } from '../../../api/generated/newsletter/newsletter';
import { toast } from '../../../components/toaster/toast-store';
import { SUBSCRIBED, SUBSCRIBED_TO_CONFIRM } from '../messages';

export function useSubscription() {
  return useSubscribe({
    mutation: {
      onSuccess: ({ needsConfirmation }) =>
        toast(needsConfirmation ? SUBSCRIBED_TO_CONFIRM : SUBSCRIBED),
      onError: () =>
        toast({
          title: 'Error',
          description: 'Failed to subscribe. Please try again.',
          variant: 'destructive',
        }),
    },
  });
}
