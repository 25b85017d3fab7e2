import { Input, Select } from 'antd';
import { useFormikContext } from 'formik';
import { FormField } from '../../../components/admin/forms/FormField';
import { PasswordStrength } from '../../../components/admin/forms/PasswordStrength';
import { ROLE_OPTIONS } from '../user-options';
import type { UserValues } from './user-values';
import styles from './UserFields.module.css';

export function UserFields({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<UserValues>();
  return (
    <div className={styles.fields}>
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
        hint={isNew ? undefined : 'Leave blank to keep current password'}
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
