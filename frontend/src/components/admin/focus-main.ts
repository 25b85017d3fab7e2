/** What had the focus last outside of dialogs. */
let onPage: HTMLElement | undefined;

function notice(element: EventTarget | null) {
  const isOnPage = element instanceof HTMLElement && !element.closest('[role="dialog"]');
  if (isOnPage && element !== document.body) onPage = element;
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
