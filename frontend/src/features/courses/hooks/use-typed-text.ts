import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { useEarlyInput } from '../../../components/use-early-input';

/**
 * Keeps the text of a field locally, so that the browser paints it at once, and passes it on after the paint. Changes
 * from outside replace it.
 */
export function useTypedText(value: string, handOn: (text: string) => void) {
  /** Texts that may still arrive as the value, oldest first. */
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
