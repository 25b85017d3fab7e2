import type { JobWithMetadata } from 'pg-boss';

export interface JobQueue<Data extends object> {
  name: string;
  /** Keeps at most one job waiting, beside those to be retried, and runs one at a time. */
  isAlone?: boolean;
  atOnce: number;
  retries: {
    limit: number;
    pause: number;
    longest: number;
  };
  /** Days for which an ended job is kept and its id cannot be reused. */
  remembered: number;
  data?: Data;
}

type Job<Data extends object> = Pick<JobWithMetadata<Data>, 'id' | 'data'>;

/** Handles a batch of jobs; an error fails all of them. @param signal aborts when the process stops */
export type Work<Data extends object> = (jobs: Job<Data>[], signal: AbortSignal) => Promise<void>;
