import type { FormikValues } from 'formik';
import { createContext } from 'react';

interface Draft {
  values: FormikValues;
  /** When it was last typed at, in milliseconds. */
  typedAt: number;
}

/** In memory only, because the values include passwords. */
const drafts = new Map<string, Draft>();

/** Whose drafts the forms inside it read and write: the id of the user who is signed in. */
export const DraftOwner = createContext('');

export function readDraft(owner: string, name: string): Draft | undefined {
  return drafts.get(keyOf(owner, name));
}

export function saveDraft(owner: string, name: string, values: FormikValues): void {
  if (readDraft(owner, name)?.values === values) return;
  drafts.set(keyOf(owner, name), { values, typedAt: Date.now() });
}

export function removeDraft(owner: string, name: string): void {
  drafts.delete(keyOf(owner, name));
}

export function clearDrafts(): void {
  drafts.clear();
}

function keyOf(owner: string, name: string): string {
  return JSON.stringify([owner, name]);
}
