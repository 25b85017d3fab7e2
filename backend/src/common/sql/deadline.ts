import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that a request may take with the database, over all of its statements. */
export const REQUEST_DEADLINE = 8_000;

interface Deadline {
  /** Milliseconds. */
  limit: number;
  /** On the clock of `performance`; null until the database is first needed. */
  ends: number | null;
}

const current = new AsyncLocalStorage<Deadline | null>();

export class DeadlineError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database did not answer within the time that the request has for it');
  }
}

/** BEGIN, statements and ROLLBACK share the deadline, which starts with the first connection. */
export function withDeadline<Result>(work: () => Result, limit = REQUEST_DEADLINE): Result {
  return current.run({ limit, ends: null }, work);
}

/** For what takes as long as somebody else needs; statements are limited all the same. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return current.run(null, work);
}

/** Milliseconds left to whoever asks; null: there is no deadline. */
export function timeLeft(): number | null {
  const deadline = current.getStore();
  if (!deadline) return null;
  deadline.ends ??= performance.now() + deadline.limit;
  return deadline.ends - performance.now();
}
