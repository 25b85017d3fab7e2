import type { MouseEvent } from 'react';

/** The button that is pressed goes away; its field takes the focus. */
export function focusFieldOf({ currentTarget }: MouseEvent<HTMLElement>): void {
  const place = currentTarget.closest('[data-field]');
  place?.querySelector<HTMLElement>('input, textarea')?.focus();
}
