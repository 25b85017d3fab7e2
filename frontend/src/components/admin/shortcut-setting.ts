import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../browser-storage';

/** Where it is kept that somebody wants no keys. */
const KEY = 'lectern-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsEnabled);
}

/** Whether single keys do something; whoever dictates text may want none. */
export function areShortcutsEnabled(): boolean {
  return readStored(KEY) !== 'off';
}

export function setShortcutsEnabled(on: boolean): void {
  store(KEY, on ? null : 'off');
  for (const listener of listeners) listener();
}
