import { Modal } from 'antd';
import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { use, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { ConfirmDialog } from '../ConfirmDialog';
import dialog from '../dialog.module.css';
import { focusMainIfLost } from '../focus-main';
import { DraftOwner, forgetDraft, readDraft } from './form-drafts';
import { FormDialogBody } from './FormDialogBody';
import { RefusalsContext, toRefusals, type Refusals } from './refusals';
import { useLeftDialog } from './use-left-dialog';

interface FormDialogProps<Values extends FormikValues> {
  open: boolean;
  title: string;
  /** What is being edited, such as "user 7": under this name unsaved text is kept. */
  draftName: string;
  /** Undefined until they are known; meanwhile the placeholder is shown. */
  initialValues: Values | undefined;
  placeholder?: ReactNode;
  schema: AnyObjectSchema;
  /** Saves. The dialog closes when this resolves, and stays open when it rejects. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Deals with what made `onSubmit` reject, beyond faults in single fields. */
  onRefused?: (error: unknown, form: FormikHelpers<Values>) => Promise<void>;
  onClose: () => void;
  /** The dialog is out of sight. */
  onClosed?: () => void;
  submitLabel?: string;
  cancelLabel?: string;
  width?: number;
  extraAction?: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** Esc, Cancel and Back close it, after a question when there are unsaved changes. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, draftName, initialValues, schema, onSubmit, onClose, children } = props;
  const { submitLabel = 'Save', cancelLabel = 'Cancel', width = 672 } = props;
  const { onRefused, onClosed, placeholder, extraAction } = props;
  const form = useRef<FormikProps<Values>>(null);
  const owner = use(DraftOwner);
  const isLoaded = initialValues !== undefined;
  const [hasWaited] = useState(!isLoaded);
  const leaving = useLeftDialog(open, () => isLoaded && readDraft(owner, draftName) !== undefined);
  const [refusals, setRefusals] = useState<Refusals>({});

  const close = () => {
    setRefusals({});
    if (isLoaded) forgetDraft(owner, draftName);
    leaving.close();
    onClose();
  };
  const tryToClose = () => {
    if (form.current?.isSubmitting) return;
    if (form.current?.dirty) leaving.ask();
    else close();
  };
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      setRefusals(toRefusals(error, values));
      await onRefused?.(error, helpers);
      return;
    }
    close();
  };

  return (
    <>
      <Modal
        open={leaving.isShown}
        title={<h2 className={dialog.title}>{title}</h2>}
        width={width}
        style={{ top: 40 }}
        destroyOnHidden
        closable={false}
        footer={null}
        onCancel={tryToClose}
        afterClose={() => {
          focusMainIfLost();
          onClosed?.();
        }}
      >
        {isLoaded ? (
          <Formik
            key={draftName}
            innerRef={form}
            initialValues={initialValues}
            validationSchema={schema}
            onSubmit={submit}
          >
            <RefusalsContext value={refusals}>
              <FormDialogBody
                takesFocus={hasWaited}
                draftName={draftName}
                submitLabel={submitLabel}
                cancelLabel={cancelLabel}
                onCancel={tryToClose}
                extraAction={extraAction?.(close)}
              >
                {children}
              </FormDialogBody>
            </RefusalsContext>
          </Formik>
        ) : (
          placeholder
        )}
      </Modal>
      <ConfirmDialog
        open={leaving.isAsking}
        title="Discard changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={close}
        onCancel={leaving.stay}
      >
        What you typed has not been saved.
      </ConfirmDialog>
    </>
  );
}
