import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { areShortcutsEnabled } from '../../components/admin/shortcut-setting';
import { isKeeper, useHotkeys } from '../../components/admin/use-hotkeys';
import { screens } from '../../screens';

/** Milliseconds for the second key after `g`. */
const WAIT = 1_500;

interface ShellKeys {
  reachable: ReadonlySet<string>;
  openPalette: () => void;
  openHelp: () => void;
}

/** The keys that work on every screen. */
export function useShellKeys({ reachable, openPalette, openHelp }: ShellKeys): void {
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    event.preventDefault();
    openPalette();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => openByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const search = () => {
    const field = document.querySelector<HTMLElement>('main input[type="search"]');
    if (field) field.focus();
    else openPalette();
  };
  useHotkeys({ '?': openHelp, '/': search }, true);
  useGoKeys(reachable);
}

/** Handles the key after `g` before the screen does, which may use it for something else. */
function useGoKeys(reachable: ReadonlySet<string>): void {
  const navigate = useNavigate();
  const go = useEffectEvent((event: KeyboardEvent) => {
    const path = screens.find(({ goKey }) => goKey === event.key)?.path;
    if (path === undefined || !reachable.has(path)) return;
    event.preventDefault();
    event.stopPropagation();
    void navigate(path);
  });
  useEffect(() => {
    let until = 0;
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target, timeStamp } = event;
      if (ctrlKey || altKey || metaKey || isKeeper(target) || !areShortcutsEnabled()) return;
      if (timeStamp < until) go(event);
      until = key === 'g' ? timeStamp + WAIT : 0;
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
