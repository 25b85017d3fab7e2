import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is typed; Enter would press what has the focus. */
const TYPED = /^(.|Backspace|Enter|Escape)$/u;

/** Keeps what is typed until the palette's code has come; else it would be keys of the screen. */
export function useEarlyKeys(isOpen: boolean, close: () => void): () => string {
  const typed = useRef('');
  const [isThere, setThere] = useState(false);
  const isWaiting = isOpen && !isThere;
  const keep = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    const isCommand = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
    if (isCommand || !TYPED.test(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') close();
    else if (key === 'Backspace') typed.current = typed.current.slice(0, -1);
    else if (key !== 'Enter') typed.current += key;
  });
  const leave = useEffectEvent(() => close());
  useEffect(() => {
    if (!isWaiting) return undefined;
    typed.current = '';
    const listen = (event: KeyboardEvent) => keep(event);
    // Ahead of the document's, which are the screen's.
    window.addEventListener('keydown', listen, { capture: true });
    // As beside the palette once it is there.
    const press = () => leave();
    window.addEventListener('pointerdown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.removeEventListener('pointerdown', press, { capture: true });
    };
  }, [isWaiting]);
  // For the palette's field, once it has the focus.
  return () => {
    setThere(true);
    const text = typed.current;
    typed.current = '';
    return text;
  };
}
