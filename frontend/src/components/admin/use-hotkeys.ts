import { useEffect, useEffectEvent } from 'react';
import { areShortcutsEnabled } from './shortcut-setting';

/** What keys do, by the character that they type. */
export type Hotkeys = Record<string, () => void>;

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]';
const KEEPERS = `${FIELDS}, [role="dialog"]`;

/** What goes on while a key is held. */
const MOVES = new Set(['j', 'k', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

const CONTROLS = 'a, button, summary, [role="menuitem"], [role="option"]';

/** They do nothing together with Ctrl, Alt or Meta, while text is typed, while a menu or a dialog is open that is not their own, or when switched off. */
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

/** Enter on a control is the control's. */
function isPressed({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof Element && target.closest(CONTROLS) !== null;
}
