import type { DestinationStream } from 'pino';

/** As pino begins the lines of errors and of what ends a process. */
const OF_ERROR = /^\{"level":[56]0,/;

/** Lines of errors that this process has logged since it started. */
export const loggedErrors = { count: 0 };

/** Hands lines on as they are, and counts those that are errors. */
export class ErrorTap implements DestinationStream {
  constructor(private readonly log: DestinationStream & { flushSync?: () => void }) {}

  write(line: string): void {
    this.log.write(line);
    if (OF_ERROR.test(line)) loggedErrors.count += 1;
  }

  /** Also what pino calls before a process that is about to die. */
  flushSync(): void {
    this.log.flushSync?.();
  }
}
