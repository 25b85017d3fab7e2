/** A list changed while it was read, so that what was read is not the whole of it. */
export class IncompleteListError extends Error {}

const READINGS = 3;

/**
 * Reads a list that may change between its pages until it is complete, three times at most.
 * @throws IncompleteListError that says what was wrong with the last reading
 */
export async function readCompletely<T>(read: () => Promise<T>): Promise<T> {
  for (let reading = 1; ; reading++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof IncompleteListError) || reading === READINGS) throw error;
    }
  }
}
