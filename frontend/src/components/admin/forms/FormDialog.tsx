import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useIsNarrow } from '../../../theme/use-media-query';
import { ConfirmDialog } from '../ConfirmDialog';
import { Dialog } from '../Dialog';
import { focusFirstField } from './focus-first-field';
import { DraftOwner, forgetDraft, readDraft } from './form-drafts';
import styles from './FormDialog.module.css';
import { FormDialogBody } from './FormDialogBody';
import { FormDialogHead, type Neighbours } from './FormDialogHead';
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
  width?: number;
  neighbours?: Neighbours;
  /** What the head leads to beside them. */
  links?: ReactNode;
  /** What is destructive. */
  extraAction?: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** What closes it or leads to a neighbour asks first when there are unsaved changes; so does Back. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, draftName, initialValues, schema, onSubmit, onClose, children } = props;
  const { submitLabel = 'Save', width = 672 } = props;
  const { onRefused, onClosed, placeholder, extraAction, neighbours, links } = props;
  const form = useRef<FormikProps<Values>>(null);
  const owner = use(DraftOwner);
  const fillsScreen = useIsNarrow();
  const isLoaded = initialValues !== undefined;
  const leaving = useLeftDialog(open, () => isLoaded && readDraft(owner, draftName) !== undefined);
  const [refusals, setRefusals] = useState<Refusals>({});
  const shown = useRef(draftName);
  useEffect(() => {
    shown.current = draftName;
  }, [draftName]);
  const [hasTurned, setTurned] = useState(false);

  const leave = (go: () => void) => {
    setRefusals({});
    if (isLoaded) forgetDraft(owner, draftName);
    leaving.close();
    go();
  };
  const close = () => leave(onClose);
  const tryTo = (go: () => void) => {
    if (form.current?.isSubmitting) return;
    if (form.current?.dirty) leaving.ask(go);
    else leave(go);
  };
  const turn = (go: () => void) =>
    tryTo(() => {
      setTurned(true);
      go();
    });
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      setRefusals(toRefusals(error, values));
      await onRefused?.(error, helpers);
      return;
    }
    // The address may have led to another one meanwhile.
    if (shown.current === draftName) close();
    else forgetDraft(owner, draftName);
  };

  return (
    <>
      <Dialog
        open={leaving.isShown}
        title={title}
        className={styles.dialog}
        width={fillsScreen ? '100%' : width}
        style={fillsScreen ? { top: 0, maxWidth: '100%', margin: 0 } : { top: 24 }}
        closable={false}
        onCancel={() => tryTo(onClose)}
        afterOpenChange={(isOpen) => {
          // "Discard" stands before the fields of a draft that was put back.
          if (isOpen && document.activeElement instanceof HTMLButtonElement) {
            focusFirstField(document.activeElement.form);
          }
        }}
        afterClose={() => {
          setTurned(false);
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
                takesFocus={!hasTurned}
                draftName={draftName}
                submitLabel={submitLabel}
                isAsking={leaving.isAsking}
                onCancel={() => tryTo(onClose)}
                extraAction={extraAction?.(close)}
              >
                {children}
              </FormDialogBody>
            </RefusalsContext>
          </Formik>
        ) : (
          <div className={styles.form}>{placeholder}</div>
        )}
        {/* Last, since the dialog gives the focus to what comes first. */}
        <FormDialogHead
          neighbours={neighbours}
          links={links}
          onTurn={turn}
          onClose={() => tryTo(onClose)}
        />
      </Dialog>
      <ConfirmDialog
        open={leaving.isAsking}
        title="Discard changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => leave(leaving.onward ?? onClose)}
        onCancel={leaving.stay}
      >
        What you typed has not been saved.
      </ConfirmDialog>
    </>
  );
}
