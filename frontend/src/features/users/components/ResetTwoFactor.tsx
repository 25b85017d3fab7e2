import { Button } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserDto } from '../../../api/generated/model/userDto';
import {
  getGetUserTwoFactorQueryKey,
  useGetUserTwoFactor,
  useResetTwoFactor,
} from '../../../api/generated/users/users';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { ShortDate } from '../../../components/admin/ShortDate';
import { QueryAlert } from '../../../components/admin/QueryAlert';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { countOf } from '../../../words';
import styles from './UserMails.module.css';

/** What signs somebody in beside the password, and its end for who has lost it. */
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
  const { data } = state;
  if (!data && state.isError) {
    return <QueryAlert query={state} title="We could not load the second factor" />;
  }
  const { enabled_at: since = null, passkeys = 0 } = data ?? {};
  return (
    <section className={styles.section} aria-labelledby="user-factor" data-waits={!data}>
      <h2 id="user-factor">Two-factor authentication</h2>
      <div className={styles.factor}>
        {since === null && passkeys === 0 ? (
          <p>The password alone signs in.</p>
        ) : (
          <>
            <p>
              {since && (
                <>
                  Authenticator app since <ShortDate value={since} />
                </>
              )}
              {since && passkeys > 0 && ', '}
              {passkeys > 0 && countOf(passkeys, 'passkey')}
            </p>
            <Button
              danger
              aria-label="Reset two-factor authentication"
              onClick={() => setAsking(true)}
            >
              Reset
            </Button>
          </>
        )}
      </div>
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
    </section>
  );
}
