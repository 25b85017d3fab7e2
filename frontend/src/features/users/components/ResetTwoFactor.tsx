import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserDto } from '../../../api/generated/model/userDto';
import {
  getGetUserTwoFactorQueryKey,
  useGetUserTwoFactor,
  useResetTwoFactor,
} from '../../../api/generated/users/users';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { FormButton } from '../../../components/admin/forms/FormButton';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

/** For who has lost phone and recovery codes; nothing where no code is asked for. */
export function ResetTwoFactor({ user: { id, name } }: { user: UserDto }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const state = useGetUserTwoFactor(id, { query: { staleTime: 0 } });
  const reset = useResetTwoFactor({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Reset', description: `${name} signs in with the password alone` });
        return queryClient.invalidateQueries({ queryKey: getGetUserTwoFactorQueryKey(id) });
      },
      onError: toastError('Failed to reset two-factor authentication'),
      onSettled: () => setAsking(false),
    },
  });
  if (!isAsking && !state.data?.enabled_at) return null;
  return (
    <>
      <FormButton type="text" danger onClick={() => setAsking(true)}>
        Reset two-factor authentication
      </FormButton>
      <ConfirmDialog
        open={isAsking}
        title="Reset two-factor authentication?"
        confirmLabel="Reset"
        busy={reset.isPending}
        onConfirm={() => reset.mutate({ id })}
        onCancel={() => setAsking(false)}
      >
        Make sure that it is {name} who asks for it, such as by a call. From then on the password
        alone signs in. {name} is told by mail.
      </ConfirmDialog>
    </>
  );
}
