import { useState } from 'react';

/** Nobody reads, fills and sends this form in so many milliseconds. */
const MINIMUM_TIME = 3000;

/** The name of the field that people do not see. */
export const TRAP_NAME = 'subject';

/**
 * What keeps programs that fill in forms from flooding the queue, and people from nothing. The server
 * judges what stands in the trap. A form that is sent sooner than anybody types waits, so that a
 * program that leaves after its click has sent nothing; what was typed on an earlier visit excuses
 * the hurry.
 */
export function useBotTrap(isReturning: boolean) {
  const [openedAt] = useState(() => performance.now());
  return {
    /** What stands in the field that is out of sight. */
    trapped: (form: HTMLFormElement) => {
      const value = new FormData(form).get(TRAP_NAME);
      return typeof value === 'string' && value !== '' ? { [TRAP_NAME]: value } : {};
    },
    /** Resolves when the form may be sent. */
    unhurried: async () => {
      const left = openedAt + MINIMUM_TIME - performance.now();
      if (isReturning || left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    },
  };
}
