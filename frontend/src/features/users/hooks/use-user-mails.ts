import { useQueryClient } from '@tanstack/react-query';
import type { UserDto } from '../../../api/generated/model/userDto';
import {
  getListUserMailsQueryKey,
  useListUserMails,
  useMakePasswordLink,
  useSendPasswordMail,
} from '../../../api/generated/users/users';
import { lookWhileSending } from '../../../components/admin/look-while-sending';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

/** The mails to a user, and the two ways to a new password. */
export function useUserMails({ id, email }: UserDto) {
  const queryClient = useQueryClient();
  const { data } = useListUserMails(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => lookWhileSending(state.data?.mails),
    },
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListUserMailsQueryKey(id) });
  return {
    data,
    refresh,
    send: useSendPasswordMail({
      mutation: {
        onSuccess: async () => {
          await refresh();
          toast({ title: 'Mail sent', description: `A mail is on its way to ${email}` });
        },
        onError: toastError('Failed to send the mail'),
      },
    }),
    link: useMakePasswordLink({ mutation: { onError: toastError('Failed to make a link') } }),
  };
}
