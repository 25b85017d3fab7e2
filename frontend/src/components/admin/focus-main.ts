/** Puts the focus on the page's content when what had it is gone, such as the button of a deleted row. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus();
}
