import { Input, Select } from 'antd';
import { useFormikContext } from 'formik';
import { createUserLimits } from '../../../api/generated/limits/createUserLimits';
import { FormField } from '../../../components/admin/forms/FormField';
import { PasswordStrength } from '../../../components/admin/forms/PasswordStrength';
import { ROLE_OPTIONS } from '../user-options';
import type { UserValues } from './user-values';

const { minLength } = createUserLimits.password;

const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  columnGap: 16,
} as const;

export function UserFields({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<UserValues>();
  return (
    <div style={TWO_COLUMNS}>
      <FormField
        name="username"
        label="Username"
        hint={isNew ? undefined : 'Username cannot be changed'}
        required={isNew}
      >
        <Input autoComplete="off" disabled={!isNew} />
      </FormField>
      <FormField name="name" label="Name" required>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="email" label="Email" required>
        <Input type="email" autoComplete="off" />
      </FormField>
      <FormField
        name="password"
        label="Password"
        hint={isNew ? `At least ${minLength} characters` : 'Leave blank to keep current password'}
        extra={<PasswordStrength password={values.password} owner={values} />}
        required={isNew}
      >
        <Input.Password autoComplete="new-password" />
      </FormField>
      <FormField name="role" label="Role" required>
        <Select options={ROLE_OPTIONS} />
      </FormField>
      <FormField name="phone" label="Phone">
        <Input type="tel" autoComplete="off" />
      </FormField>
    </div>
  );
}
