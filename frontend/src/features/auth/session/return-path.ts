import type { Location } from 'react-router-dom';
import { adminPaths } from '../../../paths';

/** What a guard hands to the login screen: the address to come back to. */
export function toReturnState({ pathname, search, hash }: Location) {
  return { from: pathname + search + hash };
}

/** The address in the back office that the login screen was handed, if it was. */
export function readReturnPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  const isOurs = typeof from === 'string' && from.startsWith(`${adminPaths.root}/`);
  return isOurs ? from : undefined;
}
