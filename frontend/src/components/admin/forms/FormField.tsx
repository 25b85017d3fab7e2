import { Form, type FormProps } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import { cloneElement, useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './FormField.module.css';
import { serverErrorOf } from './server-errors';

interface FormFieldProps {
  name: string;
  label?: ReactNode;
  /** Shown after the label and its asterisk. */
  tag?: ReactNode;
  hint?: ReactNode;
  extra?: ReactNode;
  required?: boolean;
  valuePropName?: 'value' | 'checked';
  /** The control consists of several inputs. */
  isGroup?: boolean;
  /** An antd control, or one with the same `value` and `onChange`. */
  children: ReactElement;
}

/** Connects a field of the surrounding Formik form to an antd `Form.Item`. Errors show once the field was touched. */
export function FormField(props: FormFieldProps) {
  const { name, label, tag, hint, extra, required = false, children } = props;
  const { valuePropName = 'value', isGroup = false } = props;
  const id = useId();
  const form = useFormikContext<FormikValues>();
  const { value } = form.getFieldProps<unknown>(name);
  const { error: problem, touched } = form.getFieldMeta(name);
  const error = (touched && problem) || serverErrorOf(form, name);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const named = isGroup
    ? { role: 'group', 'aria-labelledby': `${id}-label` }
    : { id, 'aria-required': required, 'aria-invalid': Boolean(error) };
  return (
    <Form.Item
      label={
        label && (
          <>
            <span id={`${id}-label`} className={required ? styles.required : undefined}>
              {label}
            </span>
            {tag && <>&nbsp;{tag}</>}
          </>
        )
      }
      {...(!isGroup && { htmlFor: id })}
      required={required}
      data-error={error ? name : undefined}
      validateStatus={error ? 'error' : ''}
      help={
        error && (
          <span id={`${id}-error`} role="alert">
            {error}
          </span>
        )
      }
      extra={
        (hint || extra) && (
          <>
            {hint && <div id={`${id}-hint`}>{hint}</div>}
            {extra}
          </>
        )
      }
    >
      {cloneElement(children as ReactElement<Record<string, unknown>>, {
        ...named,
        [valuePropName]: value,
        'aria-describedby': describedBy || undefined,
        onChange: (next: unknown) => void form.setFieldValue(name, valueOf(next)),
        onBlur: () => void form.setFieldTouched(name),
      })}
    </Form.Item>
  );
}

function valueOf(next: unknown): unknown {
  if (typeof next !== 'object' || next === null || !('target' in next)) return next;
  const { type, checked, value } = next.target as HTMLInputElement;
  return type === 'checkbox' ? checked : value;
}

interface FormikFormProps extends FormProps {
  /** Focuses the first field when the form appears. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** An antd form around Formik fields. Focuses the first field with an error after a submission. */
export function FormikForm({ takesFocus = false, ...props }: FormikFormProps) {
  const { submitForm, isSubmitting, submitCount } = useFormikContext();
  const id = useId();
  const handled = useRef(0);
  useEffect(() => {
    if (takesFocus) focusField(document.getElementById(id));
  }, [id, takesFocus]);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    focusField(document.getElementById(id), '[data-error] ');
  }, [id, isSubmitting, submitCount]);
  return (
    <Form
      id={id}
      layout="vertical"
      noValidate
      requiredMark={false}
      onFinish={() => void submitForm()}
      {...props}
    />
  );
}

export function focusField(form: HTMLElement | null, within = ''): void {
  const fields = form?.querySelectorAll<HTMLInputElement>(`${within}input, ${within}textarea`);
  [...(fields ?? [])].find(({ disabled, hidden }) => !disabled && !hidden)?.focus();
}
