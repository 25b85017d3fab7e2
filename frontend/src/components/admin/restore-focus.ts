/** What had the focus last while no dialog was open. */
let lastFocused: HTMLElement | undefined;
/** Around the row in which that was: the one that follows, and the one before. */
let neighborRows: (Element | null | undefined)[] = [];
/** The row that the keys were on at that time, where that was another. */
let otherCurrentRow: Element | null | undefined;

const currentRow = () => document.querySelector<HTMLElement>('main :is(tr, li)[aria-current]');

/** A dialog takes back at once what the Tab key gives to the page behind it. */
function rememberFocus(element: EventTarget | null) {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  if (dialogs.some((dialog) => dialog.getClientRects().length > 0)) return;
  if (!(element instanceof HTMLElement) || element === document.body) return;
  // A dialog that has just opened is not laid out yet, and an item goes with its menu.
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

/** Puts the focus on something when what had it is gone, such as a form that was sent. */
function focusIfLost(place: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body)
    place?.focus({ preventScroll: place === lastFocused });
}

/**
 * Puts the focus back on the page when what had it is gone: on the button that led to one dialog after another, or
 * where that is gone, too, such as that of a deleted row, on the row to which the keys have gone on, or one beside it, or
 * the one that they were on all the time, or the content.
 */
export function restoreFocus(): void {
  focusIfLost(lastFocused);
  const current = currentRow();
  if (current !== otherCurrentRow) focusIfLost(current);
  for (const row of neighborRows) focusIfLost(row?.querySelector<HTMLElement>('a, button, input'));
  focusIfLost(current);
  focusIfLost(document.querySelector('main'));
}

/** For the `afterOpenChange` of a drawer. What has the focus in it goes only after that. */
export function restoreFocusOnClose(open: boolean): void {
  if (open) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  restoreFocus();
}
