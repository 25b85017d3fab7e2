import { useState } from 'react';

/** Nobody reads, fills and sends this form in so many milliseconds. */
const MINIMUM_TIME = 3000;

export const TRAP_NAME = 'subject';

/** A form that is sent sooner than anybody types waits, unless it was typed on an earlier visit. */
export function useBotTrap(isReturning: boolean) {
  const [openedAt] = useState(() => performance.now());
  return {
    trapped: (form: HTMLFormElement) => {
      const value = new FormData(form).get(TRAP_NAME);
      return typeof value === 'string' && value !== '' ? { [TRAP_NAME]: value } : {};
    },
    unhurried: async () => {
      const left = openedAt + MINIMUM_TIME - performance.now();
      if (isReturning || left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    },
  };
}
