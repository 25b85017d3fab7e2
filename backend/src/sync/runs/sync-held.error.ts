import { ConflictError } from '../../common/problem/app-error.js';
import type { PlannedChange } from '../undo/undo-plan.queries.js';

export const CANCELLED = 'The sync was cancelled. The catalogue is unchanged.';

export class SyncCancelledError extends ConflictError {
  override readonly type = 'urn:lectern:problem:sync-cancelled';

  constructor(by: string | null = null) {
    super(by === null ? CANCELLED : `The sync was cancelled by ${by}. The catalogue is unchanged.`);
  }
}

/** Runs named in the message, and courses listed in the response. */
const MOST_RUNS = 3;
const MOST_COURSES = 20;

export function touchedError(touched: PlannedChange[], possible: number): ConflictError {
  const ids = [...new Set(touched.map(({ touched_by: id }) => id))];
  const more = ids.length > MOST_RUNS ? ' and others' : '';
  const runs = `run ${ids.slice(0, MOST_RUNS).join(', run ')}${more}`;
  const total = touched.length + possible;
  const rest = possible > 0 ? `, or undo only the ${possible} that can be` : '';
  return new ConflictError(
    `Later syncs (${runs}) have changed ${touched.length} of ${total} ${total === 1 ? 'course' : 'courses'} again. ` +
      `Undo those syncs first${rest}.`,
    touched.slice(0, MOST_COURSES).map(({ course_id: field, title, touched_by: id }) => ({
      field,
      message: `${title} was changed again by run ${id}`,
    })),
  );
}

export class SyncHeldError extends ConflictError {
  override readonly type = 'urn:lectern:problem:sync-held';

  constructor(reason: string) {
    super(describeHeld(reason));
  }
}

export function describeHeld(reason: string): string {
  return `${reason} Nothing was changed. Apply the sync anyway, or keep the courses as they are.`;
}
