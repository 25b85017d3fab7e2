import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that a request may spend on the database, over all of its statements. */
export const REQUEST_DEADLINE = 8_000;

interface Deadline {
  limit: number;
  ends: number | null;
}

const current = new AsyncLocalStorage<Deadline | null>();

export class DeadlineError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database did not respond within the deadline of the request');
  }
}

/** Limits all database work of `work` together. The time starts with the first connection. */
export function withDeadline<Result>(work: () => Result, limit = REQUEST_DEADLINE): Result {
  return current.run({ limit, ends: null }, work);
}

/** Removes the deadline, for streams that take as long as their reader. Statement timeouts still apply. */
export function withoutDeadline<Result>(work: () => Result): Result {
  return current.run(null, work);
}

export function timeLeft(): number | null {
  const deadline = current.getStore();
  if (!deadline) return null;
  deadline.ends ??= performance.now() + deadline.limit;
  return deadline.ends - performance.now();
}
