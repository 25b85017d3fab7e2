import { useEffect } from 'react';
import { notFoundPage, pageAt } from '../pages';

const EVENTS = ['pointerover', 'focusin'] as const;

/** Has the code of a page fetched once somebody points at a link to it, or reaches it with the keyboard. */
export function usePreload() {
  useEffect(() => {
    for (const event of EVENTS) document.addEventListener(event, preload);
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, preload);
    };
  }, []);
}

function preload({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin) return;
  const { page } = pageAt(link.pathname);
  if (page !== notFoundPage) page.Page.preload?.();
}
