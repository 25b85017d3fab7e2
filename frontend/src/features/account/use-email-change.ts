import {
  useCancelEmailChange,
  useGetEmailChange,
  useResendEmailChange,
} from '../../api/generated/account/account';
import { lookWhileSending } from '../mail';
import { toastError } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';

/** The new address of the own account that waits to be confirmed, and what may be done with it. */
export function useEmailChange() {
  const { data, refetch: refresh } = useGetEmailChange({
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => lookWhileSending([state.data?.pending?.mail]),
    },
  });
  return {
    sendsMail: data?.sends_mail,
    pending: data?.pending,
    refresh,
    resend: useResendEmailChange({
      mutation: {
        onSuccess: async () => {
          await refresh();
          toast({ title: 'Sent again', description: 'The mail is on its way' });
        },
        onError: toastError('Failed to send the mail again'),
      },
    }),
    cancel: useCancelEmailChange({
      mutation: {
        onSuccess: async () => {
          await refresh();
          toast({ title: 'Success', description: 'Your email stays as it is' });
        },
        onError: toastError('Failed to keep your email'),
      },
    }),
  };
}
