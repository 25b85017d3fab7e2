import type { JobWithMetadata } from 'pg-boss';

/** A kind of work in the background. Its jobs outlive the process, and one process at a time has each. */
export interface JobQueue<Data extends object> {
  name: string;
  /** One job waits beside those to be tried again and one is done, whatever else is sent meanwhile. */
  isAlone?: boolean;
  /** So many jobs that wait are done together. */
  atOnce: number;
  retries: {
    /** Afterwards it is given up. */
    limit: number;
    /** Seconds before the first; it doubles up to `longest`. */
    pause: number;
    longest: number;
  };
  /** Days for which a job that has ended is remembered, and its id taken. */
  remembered: number;
  /** Never set: tells what the jobs hold. */
  data?: Data;
}

type Job<Data extends object> = Pick<JobWithMetadata<Data>, 'id' | 'data'>;

/** Does jobs that are fetched together; what it throws fails them all. @param signal the process is being stopped */
export type Work<Data extends object> = (jobs: Job<Data>[], signal: AbortSignal) => Promise<void>;
