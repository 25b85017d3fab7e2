import type { FormikValues } from 'formik';
import { createContext } from 'react';

interface Draft {
  values: FormikValues;
  /** Time of the last change, in milliseconds. */
  typedAt: number;
}

/** Only in memory, because the values include passwords. */
const drafts = new Map<string, Draft>();

/** The id of the signed-in user, who owns the drafts of the forms inside. */
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
