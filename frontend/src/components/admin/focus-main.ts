/** What had the focus last while no dialog was open. */
let onPage: HTMLElement | undefined;

/** A dialog takes back at once what the Tab key gives to the page behind it. */
function notice(element: EventTarget | null) {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  if (dialogs.some((dialog) => dialog.getClientRects().length > 0)) return;
  if (element instanceof HTMLElement && element !== document.body) onPage = element;
}

if (typeof document !== 'undefined') {
  notice(document.activeElement);
  document.addEventListener('focusin', ({ target }) => notice(target));
}

/** Puts the focus on something when what had it is gone, such as a form that was sent. */
export function focusIfLost(place: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: place === onPage });
}

/**
 * Puts the focus back on the page when what had it is gone: on the button that led to one dialog after another,
 * and on the content when the button is gone, too, such as that of a deleted row.
 */
export function focusMainIfLost(): void {
  focusIfLost(onPage);
  focusIfLost(document.querySelector('main'));
}
