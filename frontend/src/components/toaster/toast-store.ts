import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
  open: boolean;
}

const LIMIT = 1;

/** How long a dismissed toast stays in the store, in milliseconds. */
export const REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast for five seconds (ten with an action), instead of the one that is visible. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  publish([{ ...message, id: lastId, open: true }, ...toasts].slice(0, LIMIT));
}

export function dismissToast(id: number): void {
  publish(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => publish(toasts.filter((item) => item.id !== id)), REMOVE_DELAY);
}

/** The toasts in the store, newest first, dismissed ones included. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, getToasts, getToasts);
}

export function getToasts(): readonly Toast[] {
  return toasts;
}

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
