import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { FormField } from './FormField';
import styles from './PasswordField.module.css';
import { useField, type FieldProps } from './use-field';

type PasswordFieldProps = FieldProps &
  Pick<InputProps, 'size'> & {
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField({ name, label, hint, required, ...input }: PasswordFieldProps) {
  const props = { name, label, hint, required };
  const field = useField(props);
  const [visible, setVisible] = useState(false);
  return (
    <FormField {...props} field={field}>
      <Input
        {...input}
        {...field.control}
        type={visible ? 'text' : 'password'}
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        suffix={
          <Button
            type="text"
            size="small"
            className={styles.reveal}
            aria-controls={field.control.id}
            onClick={() => setVisible(!visible)}
          >
            {visible ? 'Hide' : 'Show'}
          </Button>
        }
      />
    </FormField>
  );
}
