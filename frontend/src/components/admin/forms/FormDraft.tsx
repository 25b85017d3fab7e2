import { Alert, Button } from 'antd';
import { useFormikContext, type FormikValues } from 'formik';
import { use, useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import { DraftOwner, removeDraft, saveDraft, readDraft } from './form-drafts';
import { useUnloadWarning } from '../use-unload-warning';

/**
 * Restores unsaved text when the form opens again, and says so. Drafts are lost with the tab, so the browser asks
 * before it closes.
 */
export function FormDraft({ name }: { name: string }) {
  const owner = use(DraftOwner);
  const { values, dirty, setValues, resetForm } = useFormikContext<FormikValues>();
  const [restoredAt, setRestoredAt] = useState(() => readDraft(owner, name)?.typedAt);

  // Must run before the effect below, which removes the draft of an untouched form.
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
    // The focused button disappears.
    currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus();
    setRestoredAt(undefined);
    // Runs after the blur of this click has marked its field as touched.
    setTimeout(() => resetForm());
  };
  return (
    <Alert
      type="warning"
      title={`Unsaved changes from ${timeOf(restoredAt)} were restored`}
      action={<Button onClick={discard}>Discard</Button>}
    />
  );
}

/** Adds the day unless it is today. */
function timeOf(typedAt: number): string {
  const when = new Date(typedAt);
  const isToday = when.toDateString() === new Date().toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(when);
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const TIME = new Intl.DateTimeFormat('en-US', CLOCK);
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...CLOCK });
