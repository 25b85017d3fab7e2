import { useQueryClient } from '@tanstack/react-query';
import {
  getGetNewsletterQueryKey,
  useForgetNewsletterRefusal,
  useGetNewsletter,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { toastError } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshNewsletters } from '../../refresh-newsletters';

/** One subscriber with what is kept of the consent. @param id empty: none is wanted */
export function useSubscriber(id: string) {
  const queryClient = useQueryClient();
  return {
    query: useGetNewsletter(id, { query: { enabled: id !== '', staleTime: 0 } }),
    allow: useForgetNewsletterRefusal({
      mutation: {
        onSuccess: async () => {
          await Promise.all([
            queryClient.invalidateQueries({ queryKey: getGetNewsletterQueryKey(id) }),
            refreshNewsletters(queryClient),
          ]);
          toast({ title: 'Mails go there again', description: 'The next one is sent' });
        },
        onError: toastError('Failed to let mails go there again'),
      },
    }),
  };
}
