import { ConflictError } from '../../common/problem/app-error.js';

export class SyncHeldError extends ConflictError {
  override readonly type = 'urn:lectern:problem:sync-held';

  constructor(reason: string) {
    super(describeHeld(reason));
  }
}

export function describeHeld(reason: string): string {
  return `${reason} Nothing was changed. Apply the sync anyway, or keep the courses as they are.`;
}
