import { Input } from 'antd';
import { useRef } from 'react';
import { object } from 'yup';
import { useChangeEmail } from '../../../api/generated/account/account';
import { changeEmailLimits as limits } from '../../../api/generated/limits/changeEmailLimits';
import { emailAddress, text } from '../../../components/admin/forms/rules';
import { FormField } from '../../../components/admin/forms/FormField';
import { toast } from '../../../components/toaster/toast-store';
import { useCurrentUser } from '../../auth';
import { useEmailChange } from '../use-email-change';
import { useKeepUser } from '../use-keep-user';
import { AccountForm } from './AccountForm';
import { CurrentPasswordField } from './CurrentPasswordField';
import { PendingEmail } from './PendingEmail';

const schema = object({
  email: emailAddress(),
  current_password: text('Current password', limits.current_password),
});

const ONCE_CONFIRMED = 'A mail to a new address asks you to confirm it.';
const AT_ONCE = 'This site sends no mail, so a new address counts at once.';

/** Where the site sends mails, the old address stays until the new one is confirmed. */
export function EmailForm() {
  const { email } = useCurrentUser();
  const keep = useKeepUser();
  const change = useEmailChange();
  const kept = useRef(email);
  const mutation = useChangeEmail({
    mutation: {
      onSuccess: async ({ pending_email: pending, ...user }) => {
        kept.current = user.email;
        keep(user);
        await change.refresh();
        const description = pending
          ? `Open the link in the mail to ${pending}. Until then your email stays`
          : 'Your email is changed. It signs you in from now on';
        toast({ title: pending ? 'Look at your mail' : 'Success', description });
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
        onSubmit={(data) => mutation.mutateAsync({ data })}
        valuesAfter={() => ({ email: kept.current, current_password: '' })}
        failure="Failed to change your email"
      >
        <FormField
          name="email"
          label="Email"
          hint={change.sendsMail === false ? AT_ONCE : ONCE_CONFIRMED}
          required
        >
          <Input type="email" autoComplete="email" />
        </FormField>
        <CurrentPasswordField />
      </AccountForm>
      {change.pending && <PendingEmail {...change} pending={change.pending} email={email} />}
    </>
  );
}
