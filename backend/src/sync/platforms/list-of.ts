import { z } from 'zod';

/** Several times what any page or field was seen to hold. */
export const MOST = 1_000;

/** Checks the length first: a million wrong items would be a million faults in memory. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).max(MOST).pipe(z.array(item));
}
