import { Select } from 'antd';
import { FormField } from './FormField';
import { useField, type FieldProps } from './use-field';

interface SelectFieldProps extends FieldProps {
  options: { value: string; label: string }[];
}

export function SelectField({ options, ...props }: SelectFieldProps) {
  const field = useField(props);
  return (
    <FormField {...props} field={field}>
      <Select
        {...field.control}
        options={options}
        value={field.value}
        onChange={field.setValue}
        onBlur={field.onBlur}
      />
    </FormField>
  );
}
