import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal } from 'antd';
import {
  Formik,
  useFormikContext,
  type FormikHelpers,
  type FormikProps,
  type FormikValues,
} from 'formik';
import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { restoreFocus } from '../restore-focus';
import { IconAction } from '../IconAction';
import { useOnline } from '../use-online';
import { DraftOwner, removeDraft, readDraft } from './form-drafts';
import { FormDraft } from './FormDraft';
import { FormikForm } from './FormField';
import { toServerErrors } from './server-errors';
import { useDiscardGuard } from './use-discard-guard';

/** The records before and after this one in its list; undefined at either end. */
interface Neighbours {
  /** For example "course". */
  noun: string;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

interface FormDialogProps<Values extends FormikValues> {
  open: boolean;
  title: string;
  /** Unsaved text is stored under this name, such as "user 7". */
  draftName: string;
  /** Undefined while loading; the form shows a placeholder. */
  initialValues: Values | undefined;
  placeholder?: ReactNode;
  schema: AnyObjectSchema;
  /** Saves. The dialog closes when this resolves, and stays open when it rejects. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Handles a rejected `onSubmit`, except errors of single fields. */
  onRefused?: (error: unknown, form: FormikHelpers<Values>) => Promise<void>;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  submitLabel?: string;
  width?: number;
  neighbours?: Neighbours;
  /** Shown next to the buttons for the previous and next record. */
  links?: ReactNode;
  extraAction?: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A dialog with a form. Closing, Back and moving to a neighbor ask first when there are unsaved changes. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, draftName, initialValues, schema, onSubmit, onClose, children } = props;
  const {
    submitLabel = 'Save',
    width = 672,
    onRefused,
    onClosed,
    placeholder,
    extraAction,
  } = props;
  const { neighbours, links } = props;
  const form = useRef<FormikProps<Values>>(null);
  const owner = use(DraftOwner);
  const isOnline = useOnline();
  const isLoaded = initialValues !== undefined;
  const leaving = useDiscardGuard(
    open,
    () => isLoaded && readDraft(owner, draftName) !== undefined,
  );
  const [turned, setTurned] = useState<'Previous' | 'Next'>();
  const shown = useRef(draftName);
  useEffect(() => {
    shown.current = draftName;
  }, [draftName]);

  const leave = (go: () => void) => {
    if (isLoaded) removeDraft(owner, draftName);
    leaving.close();
    go();
  };
  const close = () => leave(onClose);
  const tryTo = (go: () => void) => {
    if (form.current?.isSubmitting) return;
    if (form.current?.dirty) leaving.ask(go);
    else leave(go);
  };
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      helpers.setStatus(toServerErrors(error, values));
      await onRefused?.(error, helpers);
      return;
    }
    // The address may already name another record.
    if (shown.current === draftName) close();
    else removeDraft(owner, draftName);
  };
  const turnButton = (way: 'Previous' | 'Next', icon: ReactNode, go: (() => void) | undefined) => (
    <IconAction
      tooltip={`${way} ${neighbours?.noun}`}
      label={`${way} ${neighbours?.noun}`}
      icon={icon}
      autoFocus={turned === way}
      disabled={!go}
      onClick={() =>
        go &&
        tryTo(() => {
          setTurned(way);
          go();
        })
      }
    />
  );

  return (
    <>
      <Modal
        open={leaving.isShown}
        title={title}
        width={width}
        destroyOnHidden
        onCancel={() => tryTo(onClose)}
        afterClose={() => {
          restoreFocus();
          setTurned(undefined);
          onClosed?.();
        }}
        modalRender={(content) =>
          isLoaded ? (
            <Formik
              key={draftName}
              innerRef={form}
              initialValues={initialValues}
              validationSchema={schema}
              onSubmit={submit}
            >
              <FormikForm takesFocus={!turned}>{content}</FormikForm>
            </Formik>
          ) : (
            content
          )
        }
        footer={
          isLoaded ? (
            <Footer
              submitLabel={submitLabel}
              isAsking={leaving.isAsking}
              onCancel={() => tryTo(onClose)}
              extraAction={extraAction?.(close)}
            />
          ) : (
            <Button autoFocus onClick={onClose}>
              Cancel
            </Button>
          )
        }
      >
        {isLoaded ? (
          <>
            <FormDraft name={draftName} />
            <div role="status">
              {!isOnline && (
                <Alert
                  type="warning"
                  title="You are offline. You can save when you are back online."
                  role="none"
                />
              )}
            </div>
            {(neighbours || links) && (
              <Flex justify="end">
                {neighbours && turnButton('Previous', <LeftOutlined />, neighbours.previous)}
                {neighbours && turnButton('Next', <RightOutlined />, neighbours.next)}
                {links}
              </Flex>
            )}
            {children}
          </>
        ) : (
          placeholder
        )}
      </Modal>
      <Modal
        open={leaving.isAsking}
        title="Discard changes?"
        width={440}
        centered
        okText="Discard"
        okButtonProps={{ danger: true }}
        cancelText="Keep editing"
        onOk={() => leave(leaving.onward ?? onClose)}
        onCancel={leaving.stay}
      >
        Your changes have not been saved.
      </Modal>
    </>
  );
}

interface FooterProps {
  submitLabel: string;
  isAsking: boolean;
  onCancel: () => void;
  extraAction: ReactNode;
}

function Footer({ submitLabel, isAsking, onCancel, extraAction }: FooterProps) {
  const { dirty, isSubmitting, submitForm } = useFormikContext();
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
    if (key.toLowerCase() !== 's' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    if (!repeat && !isSubmitting && !isAsking) void submitForm();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => saveByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Flex wrap gap="small" align="center" justify="end">
      {extraAction && (
        <Flex align="center" gap="small" style={{ marginInlineEnd: 'auto' }}>
          {extraAction}
        </Flex>
      )}
      {dirty ? 'Unsaved changes' : 'No changes'}
      <Button disabled={isSubmitting} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        type="primary"
        htmlType="submit"
        loading={isSubmitting}
        title="Ctrl S or ⌘ S"
        aria-keyshortcuts="Control+S Meta+S"
      >
        {submitLabel}
      </Button>
    </Flex>
  );
}
