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

/** Milliseconds until a dismissed toast is removed from the store. */
export const REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast for five seconds (ten with an action). It replaces the visible one. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  publish([{ ...message, id: lastId, open: true }, ...toasts].slice(0, LIMIT));
}

export function dismissToast(id: number): void {
  publish(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => publish(toasts.filter((item) => item.id !== id)), REMOVE_DELAY);
}

/** Returns all toasts, newest first, including dismissed ones. */
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
