import { AppError } from '../../common/problem/app-error.js';

export const UNREADY = {
  stopping: 'This process is shutting down.',
  'database-away': 'The database does not respond.',
  'migrations-missing': 'The database lacks migrations that this version needs.',
  'disk-full': 'The disk of the database is full.',
} as const;

export type Unready = keyof typeof UNREADY;

/** 503: requests should go to other processes. `ReadinessService` logs changes. */
export class NotReadyError extends AppError {
  readonly status = 503;
  override readonly retryAfter = 5;
  override readonly type: string;

  constructor(reason: Unready) {
    super(UNREADY[reason]);
    this.type = `urn:lectern:problem:${reason}`;
  }
}
