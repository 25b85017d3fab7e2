import { DatabaseStartError } from '../../database/database-start-error.js';
import { BackupError } from './backup-error.js';

/**
 * Has whatever ends the work told in one line, with what became of it and what comes next.
 * @throws BackupError; DatabaseStartError as it is, since it says what to do
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
