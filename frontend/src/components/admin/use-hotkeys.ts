import { useEffect, useEffectEvent } from 'react';
import { areShortcutsEnabled } from './shortcut-setting';

/** Handlers by the character that the key types. */
export type Hotkeys = Record<string, () => void>;

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]';
const KEEPERS = `${FIELDS}, [role="dialog"]`;

/** Keys that repeat while they are held. */
const MOVES = new Set(['j', 'k', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

const CONTROLS = 'a, button, summary, [role="menuitem"], [role="option"]';

/**
 * Ignores keys with Ctrl, Alt or Meta, while text is typed, behind a foreign menu or dialog, and when shortcuts are
 * off.
 */
export function useHotkeys(
  hotkeys: Hotkeys,
  enabled: boolean,
  place: 'screen' | 'dialog' = 'screen',
): void {
  const keepers = place === 'screen' ? KEEPERS : FIELDS;
  const act = useEffectEvent((event: KeyboardEvent) => {
    const hotkey = Object.hasOwn(hotkeys, event.key) ? hotkeys[event.key] : undefined;
    if (!hotkey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isKeeper(event.target, keepers) || isPressed(event) || !areShortcutsEnabled()) return;
    event.preventDefault();
    if (!event.repeat || MOVES.has(event.key)) hotkey();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}

export function isKeeper(target: EventTarget | null, keepers = KEEPERS): boolean {
  return target instanceof Element && target.closest(keepers) !== null;
}

/** Enter on a control activates the control. */
function isPressed({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest(CONTROLS) !== null;
}
