import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { useEarlyInput } from '../../../components/use-early-input';

/**
 * For a field that keeps its own text, which the browser paints at once, and hands it on after that:
 * what follows from it may take a while, and gives way to the next key. Changes from elsewhere are
 * taken over.
 */
export function useTypedText(value: string, handOn: (text: string) => void) {
  /** Texts that may still come back as the value, the oldest first: a later one may be under way. */
  const handedOn = useRef([value]);
  const cancel = useRef<() => void>(undefined);
  const type = (text: string) => {
    cancel.current?.();
    cancel.current = afterPaint(() => {
      cancel.current = undefined;
      handedOn.current.push(text);
      startTransition(() => handOn(text));
    });
  };
  const fieldRef = useEarlyInput<HTMLInputElement>(value, type);

  useLayoutEffect(() => {
    const place = handedOn.current.indexOf(value);
    if (place >= 0) handedOn.current.splice(0, place);
    if (!fieldRef.current || cancel.current || place >= 0) return;
    handedOn.current = [value];
    fieldRef.current.value = value;
  }, [fieldRef, value]);
  useEffect(() => () => cancel.current?.(), []);

  return [fieldRef, type] as const;
}

function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
