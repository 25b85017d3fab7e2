import { useFormikContext } from 'formik';
import { PasswordField } from '../../../components/admin/forms/PasswordField';
import { PasswordStrength } from '../../../components/admin/forms/PasswordStrength';
import { SelectField } from '../../../components/admin/forms/SelectField';
import { TextField } from '../../../components/admin/forms/TextField';
import { ROLE_OPTIONS } from '../user-options';
import type { UserValues } from './user-values';
import styles from './UserFields.module.css';

export function UserFields({ isNew }: { isNew: boolean }) {
  const { values } = useFormikContext<UserValues>();
  return (
    <div className={styles.fields}>
      <TextField
        name="username"
        label="Username"
        autoComplete="off"
        disabled={!isNew}
        hint={isNew ? undefined : 'Username cannot be changed'}
        required={isNew}
      />
      <TextField name="name" label="Name" autoComplete="off" required />
      <TextField name="email" label="Email" type="email" autoComplete="off" required />
      <div>
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={isNew ? undefined : 'Leave blank to keep current password'}
          required={isNew}
        />
        <PasswordStrength password={values.password} owner={values} />
      </div>
      <SelectField name="role" label="Role" options={ROLE_OPTIONS} required />
      <TextField name="phone" label="Phone" type="tel" autoComplete="off" />
    </div>
  );
}
