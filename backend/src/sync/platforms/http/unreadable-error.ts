import { PlatformError } from '../../../common/problem/app-error.js';
import type { RecordFault } from '../records.js';

/** One answer is refused or of another shape, which need not concern any other. */
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
