import { ConflictError } from '../../common/problem/app-error.js';

export const CANCELLED = 'The sync was cancelled. The catalogue is unchanged.';

export class SyncCancelledError extends ConflictError {
  override readonly type = 'urn:lectern:problem:sync-cancelled';

  constructor(by: string | null = null) {
    super(by === null ? CANCELLED : `The sync was cancelled by ${by}. The catalogue is unchanged.`);
  }
}
