import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../browser-storage';

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
  return readStored(KEY) !== 'off';
}

export function switchKeys(on: boolean): void {
  store(KEY, on ? null : 'off');
  for (const listener of listeners) listener();
}
