import { Input } from 'antd';
import { FormField } from './FormField';

interface CodeFieldProps {
  hint?: string;
  size?: 'medium' | 'large';
}

/** The six digits that an authenticator app shows; phones offer them by themselves. */
export function CodeField({ hint, size = 'medium' }: CodeFieldProps) {
  return (
    <FormField name="code" label="Code" hint={hint} required>
      <Input inputMode="numeric" autoComplete="one-time-code" size={size} />
    </FormField>
  );
}
