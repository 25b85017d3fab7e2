import { DatabaseStartError } from '../../database/database-start-error.js';

/**
 * Turns any failure of the work into one line with its outcome and what to do.
 * @throws BackupError; DatabaseStartError stays as it is
 */
export async function inOneLine<T>(
  became: string,
  next: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || error instanceof DatabaseStartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${became}: ${reason}. ${next}`, { cause: error });
  }
}

export class BackupError extends Error {}
