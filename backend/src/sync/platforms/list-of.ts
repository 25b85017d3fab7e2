import { z } from 'zod';

/** Several times what any page or field was seen to hold. */
const MOST = 1_000;

/**
 * A list that is not too long. Its length is checked first: a million items that are wrong would be a
 * million faults in memory.
 */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).max(MOST).pipe(z.array(item));
}
