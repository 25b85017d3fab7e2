import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import dialog from '../dialog.module.css';
import { FocusFirstError } from './FocusFirstError';
import { FormButton } from './FormButton';
import { FormDraft } from './FormDraft';

interface FormDialogBodyProps {
  /** The dialog was there before its form, so the focus is not in it yet. */
  takesFocus: boolean;
  draftName: string;
  submitLabel: string;
  cancelLabel: string;
  onCancel: () => void;
  extraAction?: ReactNode;
  children: ReactNode;
}

export function FormDialogBody(props: FormDialogBodyProps) {
  const { takesFocus, draftName, submitLabel, cancelLabel, onCancel, extraAction, children } =
    props;
  const { handleSubmit, isSubmitting } = useFormikContext();
  return (
    <form ref={takesFocus ? focusFirstField : undefined} noValidate onSubmit={handleSubmit}>
      <FormDraft name={draftName} />
      <FocusFirstError />
      {children}
      <div className={dialog.actions}>
        {extraAction && <div className={dialog.extra}>{extraAction}</div>}
        <FormButton disabled={isSubmitting} onClick={onCancel}>
          {cancelLabel}
        </FormButton>
        <FormButton type="primary" htmlType="submit" loading={isSubmitting}>
          {submitLabel}
        </FormButton>
      </div>
    </form>
  );
}

function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('input, textarea')?.focus();
}
