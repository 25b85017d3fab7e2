import { useState } from 'react';

/** Nobody reads, fills and sends this form in so many milliseconds. */
export const MINIMUM_TIME = 3000;

/** The name of the field that people do not see. */
export const TRAP_NAME = 'subject';

/**
 * Tells programs that fill in forms from people, who notice neither of its two signs. What was typed
 * on an earlier visit excuses the hurry. The API knows nothing of this.
 */
export function useBotTrap(isReturning: boolean) {
  const [openedAt] = useState(() => performance.now());
  return {
    /** Something stands in the field that is out of sight. */
    isCaught: (form: HTMLFormElement) => Boolean(new FormData(form).get(TRAP_NAME)),
    /** The form is sent faster than anybody types. */
    isHurried: () => !isReturning && performance.now() - openedAt < MINIMUM_TIME,
  };
}
