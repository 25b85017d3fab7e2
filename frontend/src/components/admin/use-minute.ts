import { useSyncExternalStore } from 'react';

let minutes = 0;
let timer = 0;
const listeners = new Set<() => void>();

export function useMinute(): void {
  useSyncExternalStore(subscribe, () => minutes);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = window.setInterval(pass, 60_000);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function pass(): void {
  minutes += 1;
  for (const listener of listeners) listener();
}
