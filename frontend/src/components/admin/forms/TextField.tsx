import { Input, type InputProps } from 'antd';
import { FormField } from './FormField';
import { useField, type FieldProps } from './use-field';

type TextFieldProps = FieldProps &
  Pick<InputProps, 'type' | 'autoComplete' | 'disabled' | 'placeholder' | 'inputMode' | 'size'>;

export function TextField(all: TextFieldProps) {
  const { name, label, hint, extra, required, badge, ...input } = all;
  const props = { name, label, hint, extra, required, badge };
  const field = useField(props);
  return (
    <FormField {...props} field={field}>
      <Input
        {...input}
        {...field.control}
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
