import { Input } from 'antd';
import { FormField } from './FormField';

interface CodeFieldProps {
  hint?: string;
  size?: 'medium' | 'large';
}

export function CodeField({ hint, size = 'medium' }: CodeFieldProps) {
  return (
    <FormField name="code" label="Code" hint={hint} required>
      <Input inputMode="numeric" autoComplete="one-time-code" size={size} />
    </FormField>
  );
}
