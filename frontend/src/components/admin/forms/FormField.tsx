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
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        <span className={required ? styles.required : undefined}>{label}</span>
        {badge && <> {badge}</>}
      </label>
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.extra}>
        {hint && <p id={hintId}>{hint}</p>}
        {extra}
      </div>
    </div>
  );
}
