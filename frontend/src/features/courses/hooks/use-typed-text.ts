import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A text that is shown as it is typed, and handed on once it has been painted: what follows from it
 * may take a while, and gives way to the next key. Changes from elsewhere are taken over.
 */
export function useTypedText(value: string, handOn: (text: string) => void) {
  const [text, setText] = useState(value);
  const handedOn = useRef(value);
  const cancel = useRef<() => void>(undefined);

  useEffect(() => {
    if (cancel.current || value === handedOn.current) return;
    handedOn.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => cancel.current?.(), []);

  const type = (typed: string) => {
    setText(typed);
    cancel.current?.();
    cancel.current = afterPaint(() => {
      cancel.current = undefined;
      handedOn.current = typed;
      startTransition(() => handOn(typed));
    });
  };
  return [text, type] as const;
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
