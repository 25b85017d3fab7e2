import type { FormikValues } from 'formik';
import { createContext } from 'react';
import { keepOverReload, takeKept } from '../../../reload';

const NO_PASSWORD = { password: '' };

/** In memory only, because passwords are among it; a reload that the page makes by itself hands on the rest. */
const drafts = new Map<string, FormikValues>(readKept());

keepOverReload('drafts', () =>
  [...drafts].map(([key, values]) => [
    key,
    { ...values, ...('password' in values && NO_PASSWORD) },
  ]),
);

/** Whose drafts the forms inside it read and write: the id of the user who is signed in. */
export const DraftOwner = createContext('');

export function readDraft(owner: string, name: string): FormikValues | undefined {
  return drafts.get(keyOf(owner, name));
}

export function keepDraft(owner: string, name: string, values: FormikValues): void {
  drafts.set(keyOf(owner, name), values);
}

export function forgetDraft(owner: string, name: string): void {
  drafts.delete(keyOf(owner, name));
}

export function clearDrafts(): void {
  drafts.clear();
}

function readKept(): [string, FormikValues][] {
  const kept = takeKept('drafts');
  return Array.isArray(kept) ? (kept as [string, FormikValues][]) : [];
}

function keyOf(owner: string, name: string): string {
  return JSON.stringify([owner, name]);
}
