import { ConflictError } from '../../common/problem/app-error.js';

export class SyncCancelledError extends ConflictError {
  constructor() {
    super('The sync was cancelled. The catalogue is unchanged.');
  }
}
