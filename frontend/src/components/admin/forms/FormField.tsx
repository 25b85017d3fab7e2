import { Form, type FormProps } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import { cloneElement, useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './FormField.module.css';
import { serverErrorOf } from './server-errors';

interface FormFieldProps {
  name: string;
  label?: ReactNode;
  /** Stands behind the label and its star. */
  tag?: ReactNode;
  hint?: ReactNode;
  extra?: ReactNode;
  required?: boolean;
  /** The property of the control that takes the value. */
  valuePropName?: 'value' | 'checked';
  /** The control consists of several inputs. */
  isGroup?: boolean;
  /** A control of antd, or one that takes the same `value` and `onChange`. */
  children: ReactElement;
}

/** Binds a field of the Formik form around it to a `Form.Item`. An error shows once the field was visited. */
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
  /** The first field gets the focus, for a form that somebody has asked for. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The antd form around fields of Formik. The first field with an error gets the focus after a submission. */
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

/** Gives the focus to the first field that can have it. */
export function focusField(form: HTMLElement | null, within = ''): void {
  const fields = form?.querySelectorAll<HTMLInputElement>(`${within}input, ${within}textarea`);
  [...(fields ?? [])].find(({ disabled, hidden }) => !disabled && !hidden)?.focus();
}
