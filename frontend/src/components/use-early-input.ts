import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Takes over what was typed before the browser's code was at work; React would wipe it out. */
export function useEarlyInput<Field extends { value: string }>(
  value: string,
  take: (text: string) => void,
) {
  const field = useRef<Field>(null);
  const look = useEffectEvent(() => {
    if (field.current && field.current.value !== value) take(field.current.value);
  });
  // An effect after the paint would let another update empty the field first, for a key to be typed into.
  useLayoutEffect(() => look(), []);
  return field;
}
