import { useFormikContext, type FormikValues } from 'formik';
import { use, useEffect, useLayoutEffect } from 'react';
import { DraftOwner, forgetDraft, keepDraft, readDraft } from './form-drafts';

/**
 * Keeps what is typed into the form around it under a name, and puts it back when a form of the
 * same name opens for the same user. Who saves or discards a form forgets its draft. A tab that is
 * closed or reloaded would forget it too, so the browser asks first.
 */
export function FormDraft({ name }: { name: string }) {
  const owner = use(DraftOwner);
  const { values, dirty, setValues } = useFormikContext<FormikValues>();

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
    return () => window.removeEventListener('beforeunload', askToStay);
  }, [dirty]);

  return null;
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault();
}
