import { Input } from 'antd';
import { FormField } from './FormField';

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  /** The number of lines; one by default. */
  rows?: number;
}

export function TextField({ rows = 1, placeholder, ...field }: TextFieldProps) {
  return (
    <FormField {...field}>
      {rows > 1 ? (
        <Input.TextArea autoSize={{ minRows: rows, maxRows: 12 }} />
      ) : (
        <Input autoComplete="off" placeholder={placeholder} />
      )}
    </FormField>
  );
}
