import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and in the first render, so that both produce the same HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
