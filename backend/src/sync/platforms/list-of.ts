import { z } from 'zod';

export const MOST = 1_000;

/** Checks the length first, because a million invalid items would create a million errors. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).max(MOST).pipe(z.array(item));
}
