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

/** For who has lost the second factor; nothing where the password alone signs in. */
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
  const hasOne = Boolean(state.data?.enabled_at) || (state.data?.passkeys ?? 0) > 0;
  if (!isAsking && !hasOne) return null;
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
        Make sure that it is {name} who asks for it, such as by a call. Authenticator app, recovery
        codes and passkeys go, and the password alone signs in. {name} is told by mail.
      </ConfirmDialog>
    </>
  );
}
