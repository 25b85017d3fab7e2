import { z } from 'zod';

export const MOST = 1_000;

/** Checks the length first, because a million invalid items would create a million errors. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).max(MOST).pipe(z.array(item));
}

export class IncompleteListError extends Error {}

const READINGS = 3;

/** Tries up to three times. @throws IncompleteListError of the last attempt */
export async function readCompletely<T>(read: () => Promise<T>): Promise<T> {
  for (let reading = 1; ; reading++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof IncompleteListError) || reading === READINGS) throw error;
    }
  }
}
