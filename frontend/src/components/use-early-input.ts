import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Keeps text that was typed before hydration, which React would overwrite. */
export function useEarlyInput<Field extends { value: string }>(
  value: string,
  take: (text: string) => void,
) {
  const field = useRef<Field>(null);
  const look = useEffectEvent(() => {
    if (field.current && field.current.value !== value) take(field.current.value);
  });
  // A normal effect runs too late: another update could clear the field first.
  useLayoutEffect(() => look(), []);
  return field;
}
