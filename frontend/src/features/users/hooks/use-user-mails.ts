import { useEffect, useState } from 'react';
import type { UserDto } from '../../../api/generated/model/userDto';
import {
  useForgetUserRefusal,
  useListUserMails,
  useMakePasswordLink,
  useSendPasswordMail,
} from '../../../api/generated/users/users';
import { lookWhileSending } from '../../mail';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

function tellRefusal(email: string): void {
  toast({
    title: 'Mail refused',
    description: `The mail server takes none for ${email}. Make a link instead, or correct the address`,
    variant: 'destructive',
  });
}

/** The mails to a user, and the two ways to a new password. */
export function useUserMails({ id, email }: UserDto) {
  /** The mail of which is told that the server refuses it. */
  const [awaited, setAwaited] = useState('');
  const query = useListUserMails(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => lookWhileSending(state.data?.mails),
    },
  });
  const { data, refetch: refresh } = query;
  const isRefused = data?.mails.find((mail) => mail.id === awaited)?.state === 'refused';
  useEffect(() => {
    if (isRefused) tellRefusal(email);
  }, [isRefused, email]);
  return {
    query,
    refresh,
    send: useSendPasswordMail({
      mutation: {
        onSuccess: async () => {
          const { data: told } = await refresh();
          const sent = told?.mails.find(({ kind }) => kind === 'password-reset');
          if (told?.refused) return tellRefusal(email);
          toast({ title: 'Mail on its way', description: `To ${email}` });
          setAwaited(sent?.id ?? '');
        },
        onError: toastError('Failed to send the mail'),
      },
    }),
    allow: useForgetUserRefusal({
      mutation: {
        onSuccess: async () => {
          await refresh();
          toast({ title: 'Mails go there again', description: `The next one goes to ${email}` });
        },
        onError: toastError('Failed to let mails go there again'),
      },
    }),
    link: useMakePasswordLink({ mutation: { onError: toastError('Failed to make a link') } }),
  };
}
