/** A list changed while it was read, so that what was read is not the whole of it. */
export class IncompleteListError extends Error {}

const READINGS = 3;

/** Three times at most. @throws IncompleteListError about the last reading */
export async function readCompletely<T>(read: () => Promise<T>): Promise<T> {
  for (let reading = 1; ; reading++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof IncompleteListError) || reading === READINGS) throw error;
    }
  }
}
