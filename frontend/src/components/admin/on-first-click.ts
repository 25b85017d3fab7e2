import type { KeyboardEvent } from 'react';

/**
 * The second press of a double click is not meant for what has come into the place of what left.
 * (Safari on phones counts each tap as a first click, so it is not held off there.)
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail }: { detail: number }) => {
    if (detail < 2) act();
  };

/** Enter that is held would act on one thing after the other. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
