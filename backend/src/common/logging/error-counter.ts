import type { DestinationStream } from 'pino';

const OF_ERROR = /^\{"level":[56]0,/;

export const loggedErrors = { count: 0 };

export class ErrorCounter implements DestinationStream {
  constructor(private readonly log: DestinationStream & { flushSync?: () => void }) {}

  write(line: string): void {
    this.log.write(line);
    if (OF_ERROR.test(line)) loggedErrors.count += 1;
  }

  /** pino calls this before the process ends because of a fatal error. */
  flushSync(): void {
    this.log.flushSync?.();
  }
}
