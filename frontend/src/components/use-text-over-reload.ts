import { useEffect, useEffectEvent } from 'react';
import { keepOverReload, takeKept } from '../reload';

/** Carries a field's text and focus over a reload by the page; the selector finds it, alone on its page. */
export function useTextOverReload(
  selector: string,
  text: string,
  restore: (text: string) => void,
): void {
  const give = useEffectEvent(() => ({
    text,
    isFocused: document.activeElement === document.querySelector(selector),
  }));
  const take = useEffectEvent((kept: object) => {
    if ('text' in kept && typeof kept.text === 'string' && kept.text && !text) restore(kept.text);
    if ('isFocused' in kept && kept.isFocused) {
      document.querySelector<HTMLElement>(selector)?.focus();
    }
  });
  useEffect(() => {
    const kept = takeKept(selector);
    if (typeof kept === 'object' && kept) take(kept);
    return keepOverReload(selector, () => give());
  }, [selector]);
}
