import { Input } from 'antd';
import { FormField } from './FormField';
import { useField, type FieldProps } from './use-field';

interface TextAreaFieldProps extends FieldProps {
  rows: number;
}

export function TextAreaField({ rows, ...props }: TextAreaFieldProps) {
  const field = useField(props);
  return (
    <FormField {...props} field={field}>
      <Input.TextArea
        {...field.control}
        name={props.name}
        rows={rows}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
