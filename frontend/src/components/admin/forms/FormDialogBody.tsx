import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import dialog from '../dialog.module.css';
import { FocusFirstError } from './FocusFirstError';
import { FormDraft } from './FormDraft';

interface FormDialogBodyProps {
  draftName: string;
  submitLabel: string;
  cancelLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

export function FormDialogBody(props: FormDialogBodyProps) {
  const { draftName, submitLabel, cancelLabel, onCancel, children } = props;
  const { handleSubmit, isSubmitting } = useFormikContext();
  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormDraft name={draftName} />
      <FocusFirstError />
      {children}
      <div className={dialog.actions}>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
