import { Button } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import { use, useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import { holdReload, isReloading } from '../../../reload';
import { DraftOwner, forgetDraft, keepDraft, readDraft } from './form-drafts';
import styles from './FormDraft.module.css';

/**
 * Puts back what was typed when the form opens again, and says so, lest it be taken for what is saved.
 * A tab that is closed or reloaded would forget it, so the browser asks first.
 */
export function FormDraft({ name }: { name: string }) {
  const owner = use(DraftOwner);
  const { values, dirty, setValues, resetForm } = useFormikContext<FormikValues>();
  const [isRestored, setRestored] = useState(() => readDraft(owner, name) !== undefined);

  // Before the effect below, which would forget the draft of a form that is not touched yet.
  useLayoutEffect(() => {
    const draft = readDraft(owner, name);
    if (draft) void setValues(draft);
  }, [owner, name, setValues]);

  useEffect(() => {
    if (dirty) keepDraft(owner, name, values);
    else forgetDraft(owner, name);
  }, [owner, name, values, dirty]);

  useEffect(() => {
    if (!dirty) return undefined;
    window.addEventListener('beforeunload', askToStay);
    const release = holdReload(() => true);
    return () => {
      window.removeEventListener('beforeunload', askToStay);
      release();
    };
  }, [dirty]);

  if (!isRestored || !dirty) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away with the focus on it.
    currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
    setRestored(false);
    resetForm();
  };
  return (
    <div role="status" className={styles.notice}>
      <span>What you typed before is here again. It has not been saved.</span>
      <Button onClick={discard}>Discard it</Button>
    </div>
  );
}

function askToStay(event: BeforeUnloadEvent) {
  if (!isReloading()) event.preventDefault();
}
