import { Button, Flex, Input } from 'antd';
import { useEffect, useRef } from 'react';
import { object } from 'yup';
import {
  useCancelEmailChange,
  useChangeEmail,
  useGetEmailChange,
  useResendEmailChange,
} from '../../../api/generated/account/account';
import type { PendingEmailDto } from '../../../api/generated/model/pendingEmailDto';
import { restoreFocus } from '../../../components/admin/restore-focus';
import { FormField } from '../../../components/admin/forms/FormField';
import { emailAddress } from '../../../components/admin/forms/rules';
import { Section } from '../../../components/admin/Section';
import { ShortDate } from '../../../components/admin/ShortDate';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { useCurrentUser } from '../../auth';
import { isSending, pollWhileSending, MailStatus } from '../../mail';
import { useUpdateCachedUser } from '../use-update-cached-user';
import { AccountForm, currentPassword, CurrentPasswordField } from './AccountForm';

const schema = object({ email: emailAddress(), current_password: currentPassword });

/** If the site sends mail, the old address stays active until the user confirms the new one. */
export function EmailForm() {
  const { email } = useCurrentUser();
  const keep = useUpdateCachedUser();
  const { data, refetch } = useGetEmailChange({
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileSending([state.data?.pending?.mail]),
    },
  });
  const kept = useRef(email);
  const change = useChangeEmail({
    mutation: {
      onSuccess: async ({ pending_email: pending, ...user }) => {
        kept.current = user.email;
        keep(user);
        await refetch();
        const description = pending
          ? `Open the link in the email to ${pending}. Until then your old email stays active`
          : 'Your email was changed. Use it to sign in from now on';
        toast({ title: pending ? 'Check your email' : 'Success', description });
      },
    },
  });
  return (
    <>
      <AccountForm
        title="Email"
        submitLabel="Change email"
        initialValues={{ email, current_password: '' }}
        schema={schema}
        onSubmit={(values) => change.mutateAsync({ data: values })}
        valuesAfter={() => ({ email: kept.current, current_password: '' })}
        failure="Failed to change your email"
      >
        <FormField
          name="email"
          label="Email"
          hint={
            data?.sends_mail === false
              ? 'This site sends no email, so a new address takes effect at once.'
              : 'We send an email to a new address to confirm it.'
          }
          required
        >
          <Input type="email" autoComplete="email" />
        </FormField>
        <CurrentPasswordField />
      </AccountForm>
      {data?.pending && <PendingEmail pending={data.pending} email={email} refetch={refetch} />}
    </>
  );
}

interface PendingEmailProps {
  pending: PendingEmailDto;
  /** The address that stays active until then. */
  email: string;
  refetch: () => Promise<unknown>;
}

function PendingEmail({ pending, email, refetch }: PendingEmailProps) {
  const resend = useResendEmailChange({
    mutation: {
      onSuccess: async () => {
        await refetch();
        toast({ title: 'Email sent', description: 'It should arrive soon' });
      },
      onError: toastError('Failed to send the email again'),
    },
  });
  const cancel = useCancelEmailChange({
    mutation: {
      onSuccess: async () => {
        await refetch();
        toast({ title: 'Success', description: 'Your email was not changed' });
      },
      onError: toastError('Failed to cancel the change'),
    },
  });
  // The focused button disappears when the change is canceled.
  useEffect(() => restoreFocus, []);
  return (
    <Section title="New email">
      <Flex vertical gap="small">
        <span>
          Open the link in the email to <strong>{pending.email}</strong> before{' '}
          <ShortDate value={pending.expires_at} withTime /> to confirm it. Until then {email} stays
          active.
        </span>
        <MailStatus mail={pending.mail} />
        <Flex wrap gap="small">
          <Button
            loading={resend.isPending}
            disabled={isSending(pending.mail)}
            onClick={() => resend.mutate()}
          >
            Send the email again
          </Button>
          <Button type="text" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel the change
          </Button>
        </Flex>
      </Flex>
    </Section>
  );
}
