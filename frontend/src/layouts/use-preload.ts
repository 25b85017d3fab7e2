import { useEffect } from 'react';
import { notFoundPage, pageAt } from '../pages';

const EVENTS = ['pointerover', 'focusin'] as const;

/** Loads the code of a page when a link to it is hovered or focused. */
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
  // If loading fails, the visitor sees the error on the page.
  if (page !== notFoundPage) page.load().catch(() => undefined);
}
