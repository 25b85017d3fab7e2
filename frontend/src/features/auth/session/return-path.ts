import type { Location } from 'react-router-dom';
import { adminPaths } from '../../../paths';

export function toReturnState({ pathname, search, hash }: Location) {
  return { from: pathname + search + hash };
}

export function readReturnPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  const isOurs = typeof from === 'string' && from.startsWith(`${adminPaths.root}/`);
  return isOurs ? from : undefined;
}
