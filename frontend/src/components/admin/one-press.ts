import type { KeyboardEvent, MouseEvent } from 'react';

/** Milliseconds, and pixels, of a double tap. Another button stands at least 40 px away. */
const SOON = 500;
const NEAR = 24;

let before = { at: -SOON, x: 0, y: 0 };

/**
 * The second press of a double click is not meant for what has come into the place of what left.
 * The browser counts a mouse's presses, but Safari calls each tap a first one.
 */
export const onFirstClick =
  (act: () => void) =>
  ({ detail, timeStamp: at, clientX: x, clientY: y, nativeEvent }: MouseEvent) => {
    const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
    const isTap = detail === 1 && !isMouse;
    const isNear = at - before.at < SOON && Math.hypot(x - before.x, y - before.y) < NEAR;
    before = { at, x, y };
    if (detail < 2 && !(isTap && isNear)) act();
  };

/** Enter that is held would act on one thing after the other. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
