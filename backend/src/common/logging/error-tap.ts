import type { DestinationStream } from 'pino';

/** As pino begins the lines of errors and of what ends a process. */
const OF_ERROR = /^\{"level":[56]0,/;

/** Hands lines on as they are, and tells of those that are errors. */
export class ErrorTap implements DestinationStream {
  /** Null: nobody wants to know. It is called while the line is written, so it may neither wait nor throw. */
  onError: ((line: string) => void) | null = null;

  constructor(private readonly log: DestinationStream & { flushSync?: () => void }) {}

  write(line: string): void {
    this.log.write(line);
    if (OF_ERROR.test(line)) this.onError?.(line);
  }

  /** Also what pino calls before a process that is about to die. */
  flushSync(): void {
    this.log.flushSync?.();
  }
}
