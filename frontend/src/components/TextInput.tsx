import { useId, type HTMLInputTypeAttribute, type ReactNode } from 'react';
import { useEarlyInput } from './use-early-input';
import styles from './TextInput.module.css';

interface TextInputProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  required?: boolean;
  hint?: string;
  count?: ReactNode;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  placeholder?: string;
  rows?: number;
  minLength?: number;
  maxLength?: number;
  onChange: (value: string) => void;
  onLeave: () => void;
}

export function TextInput(props: TextInputProps) {
  const { name, label, value, error, required = false, hint, count, rows } = props;
  const id = useId();
  const field = useEarlyInput<HTMLInputElement & HTMLTextAreaElement>(value, props.onChange);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    ref: field,
    id,
    name,
    value,
    required,
    minLength: props.minLength,
    maxLength: props.maxLength,
    placeholder: props.placeholder,
    autoComplete: props.autoComplete ?? 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy || undefined,
    onChange: (event: { target: { value: string } }) => props.onChange(event.target.value),
    onBlur: props.onLeave,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        ) : (
          <span className={styles.optional}> (optional)</span>
        )}
      </label>
      {rows ? (
        <textarea rows={rows} dir="auto" {...control} />
      ) : (
        <input type={props.type} {...control} />
      )}
      {(hint || count) && (
        <p className={styles.hint}>
          <span id={`${id}-hint`}>{hint}</span>
          {count}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
