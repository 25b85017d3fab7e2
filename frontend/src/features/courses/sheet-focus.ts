import type { KeyboardEvent, ToggleEvent } from 'react';

const isOpen = (sheet: HTMLElement) => sheet.matches(':popover-open');
const controlsOf = (sheet: HTMLElement) => [...sheet.querySelectorAll('button')];

/** Keeps the focus in a sheet while it covers the page; the browser gives it back to what opened it. */
export const sheetFocus = {
  onToggle: ({ currentTarget: sheet }: ToggleEvent<HTMLElement>) => {
    if (isOpen(sheet)) controlsOf(sheet)[0]?.focus();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: sheet, key, shiftKey } = event;
    if (key !== 'Tab' || !isOpen(sheet)) return;
    const controls = controlsOf(sheet);
    const [end, start] = shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
    if (document.activeElement !== end) return;
    event.preventDefault();
    start?.focus();
  },
};
