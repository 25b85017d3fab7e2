import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../browser-storage';

const KEY = 'lectern-keys';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useShortcutsEnabled(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsEnabled);
}

/** Returns whether shortcuts without a modifier are on. Users of speech input may turn them off. */
export function areShortcutsEnabled(): boolean {
  return readStored(KEY) !== 'off';
}

export function setShortcutsEnabled(on: boolean): void {
  store(KEY, on ? null : 'off');
  for (const listener of listeners) listener();
}
