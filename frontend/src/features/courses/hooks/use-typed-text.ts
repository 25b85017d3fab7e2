import { startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { useEarlyText } from '../../../components/use-early-text';

/**
 * For a field that keeps its own text, which the browser paints at once, and hands it on after that:
 * what follows from it may take a while, and gives way to the next key. Changes from elsewhere are
 * taken over.
 */
export function useTypedText(value: string, handOn: (text: string) => void) {
  const handedOn = useRef(value);
  const cancel = useRef<() => void>(undefined);
  const type = (text: string) => {
    cancel.current?.();
    cancel.current = afterPaint(() => {
      cancel.current = undefined;
      handedOn.current = text;
      startTransition(() => handOn(text));
    });
  };
  const fieldRef = useEarlyText<HTMLInputElement>(value, type);

  // With the commit: a later effect may find that more was handed on, and would undo it.
  useLayoutEffect(() => {
    if (!fieldRef.current || cancel.current || value === handedOn.current) return;
    handedOn.current = value;
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
