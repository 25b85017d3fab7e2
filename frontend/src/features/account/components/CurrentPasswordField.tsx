import { Input } from 'antd';
import { FormField } from '../../../components/admin/forms/FormField';

/** For what changes how somebody signs in. */
export function CurrentPasswordField() {
  return (
    <FormField name="current_password" label="Current password" required>
      <Input.Password autoComplete="current-password" />
    </FormField>
  );
}
