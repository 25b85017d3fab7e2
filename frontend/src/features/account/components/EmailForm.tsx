import { object, string } from 'yup';
import { useChangeEmail } from '../../../api/generated/account/account';
import { changeEmailLimits as limits } from '../../../api/generated/limits/changeEmailLimits';
import { text } from '../../../components/admin/forms/rules';
import { TextField } from '../../../components/admin/forms/TextField';
import { useCurrentUser } from '../../auth';
import { useKeepUser } from '../use-keep-user';
import { AccountForm } from './AccountForm';
import { CurrentPasswordField } from './CurrentPasswordField';

const schema = object({
  email: string().trim().required('Invalid email address').email('Invalid email address'),
  current_password: text('Current password', limits.current_password),
});

export function EmailForm() {
  const { email } = useCurrentUser();
  const keep = useKeepUser();
  const change = useChangeEmail({ mutation: { onSuccess: keep } });
  return (
    <AccountForm
      title="Email"
      submitLabel="Change email"
      initialValues={{ email, current_password: '' }}
      schema={schema}
      onSubmit={(data) => change.mutateAsync({ data })}
      valuesAfter={(values) => ({ email: values.email.trim(), current_password: '' })}
      done="Your email is changed. It signs you in from now on"
      failure="Failed to change your email"
    >
      <TextField name="email" label="Email" type="email" autoComplete="email" required />
      <CurrentPasswordField />
    </AccountForm>
  );
}
