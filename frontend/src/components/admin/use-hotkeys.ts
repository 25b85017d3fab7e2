import { useEffect, useEffectEvent } from 'react';

/** What keys do, by the character that they type. */
export type Hotkeys = Record<string, () => void>;

/** Elements that keep the keys to themselves: text is typed there, or a dialog is open. */
const KEEPERS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]';

/**
 * Acts on single keys anywhere on the page. They do nothing together with Ctrl, Alt or Meta, while
 * text is typed, while a dialog is open, or when not `enabled`.
 */
export function useHotkeys(hotkeys: Hotkeys, enabled: boolean): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const hotkey = Object.hasOwn(hotkeys, event.key) ? hotkeys[event.key] : undefined;
    if (!hotkey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isKeeper(event.target)) return;
    event.preventDefault();
    hotkey();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [enabled]);
}

/** Whether keys belong to this element, or to the dialog that it is in. */
export function isKeeper(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(KEEPERS) !== null;
}
