import { useState } from 'react';

/** Nobody reads, fills and sends this form in so many milliseconds. */
const MINIMUM_TIME = 3000;

export const HONEYPOT_NAME = 'subject';

/** A form that is sent sooner than anybody types waits, unless it was typed on an earlier visit. */
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
