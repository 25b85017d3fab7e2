import { PlatformError } from '../../../common/problem/app-error.js';
import type { RecordProblem } from '../records.js';

/** The server fails repeatedly for one request. The cause may be this record or the whole platform. */
export class ServerFailureError extends PlatformError {
  constructor(
    message: string,
    readonly source: string,
    readonly problem: RecordProblem,
  ) {
    super(message);
  }
}

export class UnreadableError extends PlatformError {
  constructor(
    message: string,
    readonly source: string,
    readonly problem: RecordProblem,
  ) {
    super(message);
  }
}
