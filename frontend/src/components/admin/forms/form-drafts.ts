import type { FormikValues } from 'formik';
import { createContext } from 'react';
import { keepOverReload, takeKept } from '../../../reload';

interface Draft {
  values: FormikValues;
  /** When it was last typed at, in milliseconds. */
  typedAt: number;
}

const NO_PASSWORD = { password: '' };

/** In memory only, because passwords are among it; a reload that the page makes by itself hands on the rest. */
const drafts = new Map<string, Draft>(readKept());

keepOverReload('form-drafts', () =>
  [...drafts].map(([key, { values, typedAt }]) => [
    key,
    { values: { ...values, ...('password' in values && NO_PASSWORD) }, typedAt },
  ]),
);

/** Whose drafts the forms inside it read and write: the id of the user who is signed in. */
export const DraftOwner = createContext('');

export function readDraft(owner: string, name: string): Draft | undefined {
  return drafts.get(keyOf(owner, name));
}

export function keepDraft(owner: string, name: string, values: FormikValues): void {
  if (readDraft(owner, name)?.values === values) return;
  drafts.set(keyOf(owner, name), { values, typedAt: Date.now() });
}

export function forgetDraft(owner: string, name: string): void {
  drafts.delete(keyOf(owner, name));
}

export function clearDrafts(): void {
  drafts.clear();
}

function readKept(): [string, Draft][] {
  const kept = takeKept('form-drafts');
  return Array.isArray(kept) ? (kept as [string, Draft][]) : [];
}

function keyOf(owner: string, name: string): string {
  return JSON.stringify([owner, name]);
}
