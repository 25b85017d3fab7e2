import { readStored, store } from '../browser-storage';

export const ADMIN_TOKEN_KEY = 'admin_token';

const listeners = new Set<() => void>();

export function readToken(): string | null {
  return readStored(ADMIN_TOKEN_KEY);
}

export function storeToken(token: string): void {
  store(ADMIN_TOKEN_KEY, token);
  tellListeners();
}

export function removeToken(): void {
  store(ADMIN_TOKEN_KEY, null);
  tellListeners();
}

/** Calls the listener whenever the token changes, also from another tab. Returns a function that unsubscribes. */
export function onTokenChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** The key is null when another tab cleared the whole storage. */
function followOtherTabs({ key }: StorageEvent) {
  if (key === ADMIN_TOKEN_KEY || key === null) tellListeners();
}

function tellListeners() {
  for (const listener of listeners) listener();
}
