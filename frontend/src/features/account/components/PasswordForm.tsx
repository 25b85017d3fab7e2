import { useQueryClient } from '@tanstack/react-query';
import { Input } from 'antd';
import { useFormikContext } from 'formik';
import { object, string } from 'yup';
import { getListSessionsQueryKey, useChangePassword } from '../../../api/generated/account/account';
import { changePasswordLimits as limits } from '../../../api/generated/limits/changePasswordLimits';
import type { ChangePasswordDto } from '../../../api/generated/model/changePasswordDto';
import { FormField } from '../../../components/admin/forms/FormField';
import { PasswordStrength } from '../../../components/admin/forms/PasswordStrength';
import { atLeast, atMost } from '../../../components/admin/forms/rules';
import { useCurrentUser } from '../../auth';
import { AccountForm, CurrentPasswordField } from './AccountForm';

const NOTHING = { current_password: '', password: '' };

const { minLength, maxLength } = limits.password;
const TOO_SHORT = `Password must be at least ${minLength} characters`;
const schema = object({
  current_password: string().required('Current password is required'),
  password: string()
    .required(TOO_SHORT)
    .test(atLeast(minLength, TOO_SHORT))
    .test(atMost(maxLength, `Password must be at most ${maxLength} characters`)),
});

export function PasswordForm() {
  const { username } = useCurrentUser();
  const queryClient = useQueryClient();
  const change = useChangePassword({
    mutation: {
      onSuccess: () => queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }),
    },
  });
  return (
    <AccountForm
      title="Password"
      submitLabel="Change password"
      initialValues={NOTHING}
      schema={schema}
      onSubmit={(data) => change.mutateAsync({ data })}
      valuesAfter={() => NOTHING}
      done="Your password was changed. You are signed out everywhere else"
      failure="Failed to change your password"
    >
      {/* Password managers need the username. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <CurrentPasswordField />
      <FormField
        name="password"
        label="New password"
        hint="Signs you out everywhere else"
        extra={<Strength />}
        required
      >
        <Input.Password autoComplete="new-password" />
      </FormField>
    </AccountForm>
  );
}

function Strength() {
  const { values } = useFormikContext<ChangePasswordDto>();
  return <PasswordStrength password={values.password} owner={useCurrentUser()} />;
}
