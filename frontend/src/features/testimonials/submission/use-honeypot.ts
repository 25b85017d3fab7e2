import { useState } from 'react';

/** No human fills in the form in fewer milliseconds. */
const MINIMUM_TIME = 3000;

export const HONEYPOT_NAME = 'subject';

/** Delays a submission that is too fast for a human, unless a draft from an earlier visit was restored. */
export function useHoneypot(isReturning: boolean) {
  const [openedAt] = useState(() => performance.now());
  return {
    trapped: (form: HTMLFormElement) => {
      const trap = form.elements.namedItem(HONEYPOT_NAME);
      return trap instanceof HTMLInputElement && trap.value ? { [HONEYPOT_NAME]: trap.value } : {};
    },
    unhurried: async () => {
      const left = openedAt + MINIMUM_TIME - performance.now();
      if (isReturning || left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, left));
    },
  };
}
