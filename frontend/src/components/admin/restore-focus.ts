/** The element that last had the focus while no dialog was open. */
let lastFocused: HTMLElement | undefined;
/** The rows after and before the one with `lastFocused`. */
let neighborRows: (Element | null | undefined)[] = [];
/** The row that the keyboard was on, if it was another one. */
let otherCurrentRow: Element | null | undefined;

const currentRow = () => document.querySelector<HTMLElement>('main :is(tr, li)[aria-current]');

/** Ignores focus that Tab gives to the page behind a dialog; the dialog takes it back at once. */
function rememberFocus(element: EventTarget | null) {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  if (dialogs.some((dialog) => dialog.getClientRects().length > 0)) return;
  if (!(element instanceof HTMLElement) || element === document.body) return;
  // A dialog that just opened has no layout yet, and a menu item disappears with its menu.
  if (element.closest('[aria-modal="true"], [role="menu"]')) return;
  lastFocused = element;
  const row = element.closest('main :is(tr, li)');
  neighborRows = [row?.nextElementSibling, row?.previousElementSibling];
  const current = currentRow();
  otherCurrentRow = row && row !== current ? current : undefined;
}

if (typeof document !== 'undefined') {
  rememberFocus(document.activeElement);
  document.addEventListener('focusin', ({ target }) => rememberFocus(target));
}

function focusIfLost(place: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body)
    place?.focus({ preventScroll: place === lastFocused });
}

/**
 * Restores the focus when its element is gone, for example the button of a deleted row. Tries the element that last
 * had it, then the current row, the rows next to it, and the content.
 */
export function restoreFocus(): void {
  focusIfLost(lastFocused);
  const current = currentRow();
  if (current !== otherCurrentRow) focusIfLost(current);
  for (const row of neighborRows) focusIfLost(row?.querySelector<HTMLElement>('a, button, input'));
  focusIfLost(current);
  focusIfLost(document.querySelector('main'));
}

/** Use as `afterOpenChange` of a drawer: the focused element in it is only removed after that event. */
export function restoreFocusOnClose(open: boolean): void {
  if (open) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  restoreFocus();
}
