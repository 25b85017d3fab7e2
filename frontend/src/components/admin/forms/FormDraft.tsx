import { Alert, Button } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import { use, useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import { DraftOwner, removeDraft, saveDraft, readDraft } from './form-drafts';
import { useUnloadWarning } from '../use-unload-warning';

/**
 * Puts back what was typed when the form opens again, and says so, lest it be taken for what is saved.
 * A tab that is closed or reloaded would forget it, so the browser asks first.
 */
export function FormDraft({ name }: { name: string }) {
  const owner = use(DraftOwner);
  const { values, dirty, setValues, resetForm } = useFormikContext<FormikValues>();
  const [restoredAt, setRestoredAt] = useState(() => readDraft(owner, name)?.typedAt);

  // Before the effect below, which would forget the draft of a form that is not touched yet.
  useLayoutEffect(() => {
    const draft = readDraft(owner, name);
    if (draft) void setValues(draft.values);
  }, [owner, name, setValues]);

  useEffect(() => {
    if (dirty) saveDraft(owner, name, values);
    else removeDraft(owner, name);
  }, [owner, name, values, dirty]);

  useUnloadWarning(dirty);

  if (restoredAt === undefined || !dirty) return null;
  const discard = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away with the focus on it.
    currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
    setRestoredAt(undefined);
    // After the field that this click has left is marked as visited.
    setTimeout(() => resetForm());
  };
  return (
    <Alert
      type="warning"
      title={`Unsaved changes of ${timeOf(restoredAt)} were restored`}
      action={<Button onClick={discard}>Discard</Button>}
    />
  );
}

/** With the day, unless it is today. */
function timeOf(typedAt: number): string {
  const when = new Date(typedAt);
  const isToday = when.toDateString() === new Date().toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(when);
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const TIME = new Intl.DateTimeFormat('en-US', CLOCK);
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...CLOCK });
