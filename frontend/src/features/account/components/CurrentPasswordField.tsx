import { PasswordField } from '../../../components/admin/forms/PasswordField';

/** For what changes how somebody signs in. */
export function CurrentPasswordField() {
  return (
    <PasswordField
      name="current_password"
      label="Current password"
      autoComplete="current-password"
      required
    />
  );
}
