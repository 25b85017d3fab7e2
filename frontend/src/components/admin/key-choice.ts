import { useSyncExternalStore } from 'react';

/** Where it is kept that somebody wants no keys. */
const KEY = 'lectern-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useKeyChoice(): boolean {
  return useSyncExternalStore(subscribe, areKeysOn);
}

/** Whether single keys do something; whoever dictates text may want none. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is closed to this page: the keys stay as they are.
  }
  for (const listener of listeners) listener();
}
