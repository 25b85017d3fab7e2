import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { tellHeight } from '../tell-height';
import styles from './FormDialog.module.css';
import { FormButton } from './FormButton';
import { useSaveKey } from './use-save-key';

interface FormDialogFootProps {
  submitLabel: string;
  /** Nothing is saved meanwhile, since a question is open. */
  isAsking: boolean;
  onCancel: () => void;
  extraAction?: ReactNode;
}

/** Toasts stay above it. */
const tellFoot = tellHeight('--form-foot');

export function FormDialogFoot(props: FormDialogFootProps) {
  const { submitLabel, isAsking, onCancel, extraAction } = props;
  const { dirty, isSubmitting, submitForm } = useFormikContext();
  useSaveKey(() => {
    if (!isSubmitting && !isAsking) void submitForm();
  });
  return (
    <div ref={tellFoot} className={styles.foot}>
      <div className={styles.extra}>{extraAction}</div>
      <p className={styles.state}>{stateOf(dirty, isSubmitting)}</p>
      <div className={styles.actions}>
        <FormButton disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </FormButton>
        <FormButton
          type="primary"
          htmlType="submit"
          loading={isSubmitting}
          title="Ctrl S or ⌘ S"
          aria-keyshortcuts="Control+S Meta+S"
        >
          {submitLabel}
        </FormButton>
      </div>
    </div>
  );
}

function stateOf(dirty: boolean, isSubmitting: boolean): string {
  if (isSubmitting) return 'Saving…';
  return dirty ? 'Unsaved changes' : 'No changes';
}
