import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex } from 'antd';
import type { UserDto } from '../../../api/generated/model/userDto';
import {
  getGetUserTwoFactorQueryKey,
  useGetUserTwoFactor,
  useResetTwoFactor,
} from '../../../api/generated/users/users';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { ShortDate } from '../../../components/admin/ShortDate';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { pluralize } from '../../../format-count';

export function ResetTwoFactor({ user: { id, name } }: { user: UserDto }) {
  const { modal } = App.useApp();
  const queryClient = useQueryClient();
  const query = useGetUserTwoFactor(id, { query: { staleTime: 0 } });
  const reset = useResetTwoFactor({
    mutation: {
      onSuccess: () => {
        toast({ title: 'Reset', description: `${name} can sign in with the password alone` });
        return queryClient.invalidateQueries({ queryKey: getGetUserTwoFactorQueryKey(id) });
      },
      onError: toastError('Failed to reset two-factor authentication'),
    },
  });
  const ask = () =>
    void modal.confirm({
      title: 'Reset two-factor authentication?',
      content: `Make sure that ${name} asked for this, for example by phone. This removes the authenticator app, the recovery codes and the passkeys. Then the password alone is enough to sign in. ${name} gets an email about it.`,
      okText: 'Reset',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => reset.mutateAsync({ id }).catch(() => undefined),
    });
  return (
    <Section title="Two-factor authentication" style={{ marginBottom: 16 }}>
      <QueryView query={query} errorTitle="We could not load the second factor">
        {({ enabled_at: since, passkeys }) =>
          since === null && passkeys === 0 ? (
            'The password alone is enough to sign in.'
          ) : (
            <Flex wrap gap="small" align="center" justify="space-between">
              <span>
                {since && (
                  <>
                    Authenticator app since <ShortDate value={since} />
                  </>
                )}
                {since && passkeys > 0 && ', '}
                {passkeys > 0 && pluralize(passkeys, 'passkey')}
              </span>
              <Button danger aria-label="Reset two-factor authentication" onClick={ask}>
                Reset
              </Button>
            </Flex>
          )
        }
      </QueryView>
    </Section>
  );
}
