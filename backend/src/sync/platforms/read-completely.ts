/** A list changed while it was read, so the result is incomplete. */
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
