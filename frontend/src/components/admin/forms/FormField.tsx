import { Form } from 'antd';
import type { ReactNode } from 'react';
import styles from './FormField.module.css';
import type { FieldProps, useField } from './use-field';

interface FormFieldProps extends FieldProps {
  field: Pick<ReturnType<typeof useField>, 'error' | 'errorId' | 'hintId' | 'control'>;
  children: ReactNode;
}

export function FormField(props: FormFieldProps) {
  const { field, label, hint, extra, required, badge, children } = props;
  const { error, errorId, hintId, control } = field;
  return (
    <Form.Item
      className={styles.field}
      htmlFor={control.id}
      label={
        <>
          <span className={required ? styles.required : undefined}>{label}</span>
          {badge && <> {badge}</>}
        </>
      }
      layout="vertical"
      validateStatus={error ? 'error' : undefined}
      help={error && <span id={errorId}>{error}</span>}
      extra={
        (hint || extra) && (
          <>
            {hint && <span id={hintId}>{hint}</span>}
            {extra}
          </>
        )
      }
    >
      {children}
    </Form.Item>
  );
}
