import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the browser's code is at work; false on the server, so that both render the same first. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
