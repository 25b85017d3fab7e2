import { Alert, Button, Flex } from 'antd';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { UserMailDto } from '../../../api/generated/model/userMailDto';
import {
  useForgetUserBounce,
  useListUserMails,
  useMakePasswordLink,
  useSendPasswordMail,
} from '../../../api/generated/users/users';
import type { DataColumn } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { QueryView } from '../../../components/admin/QueryView';
import { SecretDialog } from '../../../components/admin/SecretDialog';
import { Section } from '../../../components/admin/Section';
import { ShortDate } from '../../../components/admin/ShortDate';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { pollWhileSending, MailStatus, ResendMail } from '../../mail';

export function UserMails({ user, isOwn }: { user: UserDto; isOwn: boolean }) {
  const { id, name, email } = user;
  const query = useListUserMails(id, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileSending(state.data?.mails),
    },
  });
  const send = useSendPasswordMail({
    mutation: {
      onSuccess: async () => {
        await query.refetch();
        toast({ title: 'Reset email sent', description: `To ${email}` });
      },
      onError: toastError('Failed to send the reset email'),
    },
  });
  const allow = useForgetUserBounce({
    mutation: {
      onSuccess: async () => {
        await query.refetch();
        toast({ title: 'Email allowed again', description: `The next email goes to ${email}` });
      },
      onError: toastError('Failed to allow email again'),
    },
  });
  const link = useMakePasswordLink({
    mutation: { onError: toastError('Failed to create a link') },
  });
  const columns: DataColumn<UserMailDto>[] = [
    { title: 'Email', card: 'name', render: ({ kind }) => KINDS[kind] ?? kind },
    { title: 'State', card: 'text', render: (mail) => <MailStatus mail={mail} /> },
    {
      title: 'Actions',
      width: 88,
      card: 'status',
      render: (mail) =>
        mail.kind !== 'password-reset' && (
          <ResendMail mail={mail} of={KINDS[mail.kind] ?? mail.kind} onSent={query.refetch} />
        ),
    },
  ];
  return (
    <Section title="Forgotten password">
      <QueryView query={query} errorTitle="We could not load the emails">
        {({ mails, sends_mail: sendsMail, bounced }) => (
          <Flex vertical gap="middle">
            {!isOwn && user.is_active && (
              <>
                {sendsMail
                  ? 'We email them a link to choose a new password.'
                  : 'This site sends no email. Create a link with which they choose a new password, and give it to them.'}
                <Flex wrap gap="small">
                  {sendsMail && (
                    <Button
                      loading={send.isPending}
                      onClick={() => send.mutate({ id, params: bounced ? { anyway: 'yes' } : {} })}
                    >
                      {bounced ? 'Send reset email anyway' : 'Send reset email'}
                    </Button>
                  )}
                  <Button loading={link.isPending} onClick={() => link.mutate({ id })}>
                    {sendsMail ? 'Create a link instead' : 'Create a link'}
                  </Button>
                </Flex>
              </>
            )}
            {bounced && (
              <Alert
                type="warning"
                title={
                  <>
                    The mail server rejected an email to {email} on{' '}
                    <ShortDate value={bounced.since} withTime />: {bounced.words}. We send no email
                    to this address until it changes or you allow it.
                  </>
                }
                description={
                  <Button loading={allow.isPending} onClick={() => allow.mutate({ id })}>
                    Allow email again
                  </Button>
                }
              />
            )}
            {mails.length > 0 && (
              <DataTable
                label={`Emails to ${name}`}
                query={query}
                rows={mails}
                rowKey={(mail) => mail.id}
                rowName={({ kind }) => KINDS[kind] ?? kind}
                columns={columns}
                empty={{ title: 'No emails yet' }}
                errorTitle="We could not load the emails"
              />
            )}
          </Flex>
        )}
      </QueryView>
      <SecretDialog
        secret={link.data?.link}
        title={`Link for ${name}`}
        label="Link"
        copied={{ title: 'Link copied', description: `Give it to ${name} only` }}
        onClose={link.reset}
      >
        Give it to {name} only: anyone who has it can choose the password, once, within an hour. We
        do not show it again.
      </SecretDialog>
    </Section>
  );
}

const KINDS: Readonly<Record<string, string>> = {
  'password-reset': 'New password',
  'email-confirmation': 'New email',
  'email-changed': 'Email changed',
  'new-device': 'New device',
  'two-factor-on': 'Two-factor authentication on',
  'two-factor-off': 'Two-factor authentication off',
  'two-factor-reset': 'Two-factor authentication reset',
  'recovery-codes-renewed': 'New recovery codes',
  'recovery-code-used': 'Recovery code used',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
};
