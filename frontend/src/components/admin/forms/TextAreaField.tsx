import TextArea from 'antd/es/input/TextArea';
import { FormField } from './FormField';
import { useField, type FieldProps } from './use-field';

interface TextAreaFieldProps extends FieldProps {
  rows: number;
  placeholder?: string;
}

export function TextAreaField({ rows, placeholder, ...props }: TextAreaFieldProps) {
  const field = useField(props);
  return (
    <FormField {...props} field={field}>
      <TextArea
        {...field.control}
        name={props.name}
        rows={rows}
        placeholder={placeholder}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
