import { useState } from 'react';

/** Nobody reads, fills and sends this form in so many milliseconds. */
export const MINIMUM_TIME = 3000;

/** The name of the field that people do not see. */
export const TRAP_NAME = 'subject';

/**
 * Tells programs that fill in forms from people, who notice neither of its two signs: a field that
 * is out of sight, and a form that is sent faster than anybody types. What was typed on an earlier
 * visit excuses the hurry. The API knows nothing of this.
 *
 * @returns whether the form that is being sent was filled in by a program.
 */
export function useBotTrap(isReturning: boolean) {
  const [openedAt] = useState(() => performance.now());
  return (form: HTMLFormElement) => {
    const hurries = !isReturning && performance.now() - openedAt < MINIMUM_TIME;
    return hurries || Boolean(new FormData(form).get(TRAP_NAME));
  };
}
