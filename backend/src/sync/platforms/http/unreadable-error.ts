import { PlatformError } from '../../../common/problem/app-error.js';
import type { RecordFault } from '../records.js';

/** A single response is refused or has an unexpected shape. Others may be fine. */
export class UnreadableError extends PlatformError {
  constructor(
    message: string,
    /** Such as "GET /courses/1/chapters, item 2". */
    readonly source: string,
    readonly fault: RecordFault,
  ) {
    super(message);
  }
}
