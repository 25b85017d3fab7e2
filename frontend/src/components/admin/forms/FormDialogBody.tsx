import { useFormikContext } from 'formik';
import { useCallback, type ReactNode } from 'react';
import { useOnline } from '../use-online';
import bars from './form-bars.module.css';
import styles from './FormDialog.module.css';
import { focusFirstField } from './focus-first-field';
import { FocusFirstError } from './FocusFirstError';
import { FormDialogFoot } from './FormDialogFoot';
import { FormDraft } from './FormDraft';

interface FormDialogBodyProps {
  /** Whether its first field is where the person goes on. */
  takesFocus: boolean;
  draftName: string;
  submitLabel: string;
  isAsking: boolean;
  onCancel: () => void;
  extraAction?: ReactNode;
  children: ReactNode;
}

export function FormDialogBody({ takesFocus, draftName, children, ...foot }: FormDialogBodyProps) {
  const { handleSubmit } = useFormikContext();
  const isOnline = useOnline();
  const begin = useCallback(
    (form: HTMLFormElement | null) => {
      if (takesFocus) focusFirstField(form);
    },
    [takesFocus],
  );
  return (
    <form ref={begin} className={styles.form} noValidate onSubmit={handleSubmit}>
      <div className={styles.scroll}>
        <FormDraft name={draftName} />
        <div role="status">
          {!isOnline && <p className={bars.notice}>You are offline. Your text is kept.</p>}
        </div>
        <FocusFirstError />
        {children}
      </div>
      <FormDialogFoot {...foot} />
    </form>
  );
}
