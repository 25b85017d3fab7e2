import { useSyncExternalStore } from 'react';
import { store } from '../browser-storage';

export type Theme = 'light' | 'dark';

/** `public/theme.js` reads this key before the first paint. */
export const THEME_KEY = 'lectern-theme';

const listeners = new Set<() => void>();

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'light' as const);
  return { theme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}

function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function setTheme(theme: Theme) {
  show(theme);
  store(THEME_KEY, theme);
}

function show(theme: Theme) {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

function followOtherTabs({ key, newValue }: StorageEvent) {
  if (key === THEME_KEY) show(newValue === 'dark' ? 'dark' : 'light');
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}
