import { PlatformError } from '../../../common/problem/app-error.js';
import type { RecordFault } from '../records.js';

/** The server fails repeatedly for one request. The cause may be this record or the whole platform. */
export class ServerFaultError extends PlatformError {
  constructor(
    message: string,
    readonly source: string,
    readonly fault: RecordFault,
  ) {
    super(message);
  }
}

export class UnreadableError extends PlatformError {
  constructor(
    message: string,
    readonly source: string,
    readonly fault: RecordFault,
  ) {
    super(message);
  }
}
