import { Alert, Button, Flex } from 'antd';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { UserMailDto } from '../../../api/generated/model/userMailDto';
import {
  useForgetUserRefusal,
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
        toast({ title: 'Mail on its way', description: `To ${email}` });
      },
      onError: toastError('Failed to send the mail'),
    },
  });
  const allow = useForgetUserRefusal({
    mutation: {
      onSuccess: async () => {
        await query.refetch();
        toast({ title: 'Mails go there again', description: `The next one goes to ${email}` });
      },
      onError: toastError('Failed to let mails go there again'),
    },
  });
  const link = useMakePasswordLink({ mutation: { onError: toastError('Failed to make a link') } });
  const columns: DataColumn<UserMailDto>[] = [
    { title: 'Mail', card: 'name', render: ({ kind }) => KINDS[kind] ?? kind },
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
      <QueryView query={query} errorTitle="We could not load the mails">
        {({ mails, sends_mail: sendsMail, refused }) => (
          <Flex vertical gap="middle">
            {!isOwn && user.is_active && (
              <>
                {sendsMail
                  ? 'A mail brings a link by which they choose a new password.'
                  : 'This site sends no mail. Make a link by which they choose a new password, and hand it to them.'}
                <Flex wrap gap="small">
                  {sendsMail && (
                    <Button
                      loading={send.isPending}
                      onClick={() => send.mutate({ id, params: refused ? { anyway: 'yes' } : {} })}
                    >
                      {refused ? 'Send reset mail anyway' : 'Send reset mail'}
                    </Button>
                  )}
                  <Button loading={link.isPending} onClick={() => link.mutate({ id })}>
                    {sendsMail ? 'Make a link instead' : 'Make a link'}
                  </Button>
                </Flex>
              </>
            )}
            {refused && (
              <Alert
                type="warning"
                title={
                  <>
                    The mail server has refused {email} on{' '}
                    <ShortDate value={refused.since} withTime />: {refused.words}. No mail goes
                    there until the address changes, or you let it.
                  </>
                }
                description={
                  <Button loading={allow.isPending} onClick={() => allow.mutate({ id })}>
                    Let mails go there again
                  </Button>
                }
              />
            )}
            {mails.length > 0 && (
              <DataTable
                label={`Mails to ${name}`}
                query={query}
                rows={mails}
                rowKey={(mail) => mail.id}
                rowName={({ kind }) => KINDS[kind] ?? kind}
                columns={columns}
                empty={{ title: 'No mails yet' }}
                errorTitle="We could not load the mails"
              />
            )}
          </Flex>
        )}
      </QueryView>
      <SecretDialog
        secret={link.data?.link}
        title={`Link for ${name}`}
        label="Link"
        copied={{ title: 'Link copied', description: `Hand it to ${name} only` }}
        onKept={link.reset}
      >
        Hand it to {name} only: whoever has it chooses the password, once, within an hour. It is not
        shown again.
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
