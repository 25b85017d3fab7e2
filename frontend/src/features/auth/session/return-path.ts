import type { Location } from 'react-router-dom';
import { paths } from '../../../paths';

export function toReturnState({ pathname, search, hash }: Location) {
  return { from: pathname + search + hash };
}

export function readReturnPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  const isOurs = typeof from === 'string' && from.startsWith(`${paths.backOffice}/`);
  return isOurs ? from : undefined;
}
