import { PlatformError } from '../../../common/problem/app-error.js';
import type { RecordFault } from '../records.js';

/** The server fails with one thing each time, which may be a fault of that thing or of all of the platform. */
export class ServerFaultError extends PlatformError {
  constructor(
    message: string,
    /** Such as "GET /courses/1/chapters". */
    readonly source: string,
    readonly fault: RecordFault,
  ) {
    super(message);
  }
}
