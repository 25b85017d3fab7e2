import { write, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DestinationStream } from 'pino';
import type { PinoPretty } from 'pino-pretty';

const STDOUT = 1;
const STDERR = 2;

/** Bytes that are written at once, and that wait at most when nobody takes them. */
const CHUNK = 64 * 1024;
const MAX_WAITING = 16 * 1024 * 1024;
/** Milliseconds that a line waits at most. */
const DELAY = 100;
/** Milliseconds that a process which ends waits for a slow reader: between two tries, and altogether. */
const PATIENCE = { pause: 10, most: 1_000 };

let forPrograms: LogStream | undefined;

/** Standard output: lines for programs, or for the person at a terminal. */
export function createLogStream(): DestinationStream {
  return process.stdout.isTTY ? forPeople() : (forPrograms ??= new LogStream());
}

/** Whether what lines are written to failed at the last try, or takes so little that the next would be lost. */
export function isLogBlocked(): boolean {
  return forPrograms?.isBlocked ?? false;
}

function forPeople(): DestinationStream {
  const load = createRequire(import.meta.url);
  const pretty = load('pino-pretty') as { PinoPretty: typeof PinoPretty };
  return pretty.PinoPretty({
    sync: true,
    singleLine: true,
    ignore: 'pid,hostname',
    translateTime: true,
  });
}

/** Nobody waits for its reader. Where that is a full disk, or is gone, lines wait; too many are lost. */
class LogStream implements DestinationStream {
  private lines: string[] = [];
  /** What was taken and is not written. */
  private rest: Buffer = Buffer.alloc(0);
  private size = 0;
  private isWriting = false;
  private timer: NodeJS.Timeout | undefined;
  private hasFailed = false;
  private lastWriteFailed = false;

  constructor() {
    process.on('exit', () => this.flushSync());
  }

  get isBlocked(): boolean {
    return this.lastWriteFailed || this.size >= MAX_WAITING;
  }

  write(line: string): void {
    if (this.size >= MAX_WAITING) return;
    this.lines.push(line);
    this.size += line.length;
    if (this.size >= CHUNK) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), DELAY).unref();
  }

  /** Also what pino calls before a process that is about to die. */
  flushSync(): void {
    const bytes = this.take();
    const end = performance.now() + PATIENCE.most;
    for (let done = 0; done < bytes.length;) {
      try {
        done += writeSync(STDOUT, bytes, done);
      } catch (error) {
        if (!isReaderSlow(error) || performance.now() > end) return this.complain(error);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE.pause);
      }
    }
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.isWriting && this.size > 0) this.send(this.take());
  }

  private send(bytes: Buffer): void {
    this.isWriting = true;
    write(STDOUT, bytes, (error, written) => {
      this.isWriting = false;
      this.lastWriteFailed = error !== null && !isReaderSlow(error);
      if (error && !isReaderSlow(error)) this.complain(error);
      this.rest = error ? bytes : bytes.subarray(written);
      this.size += this.rest.length;
      if (this.size >= CHUNK && !error) this.flush();
      else if (this.size > 0) this.timer ??= setTimeout(() => this.flush(), DELAY).unref();
    });
  }

  private take(): Buffer {
    const bytes = Buffer.concat([this.rest, Buffer.from(this.lines.join(''))]);
    this.rest = Buffer.alloc(0);
    this.lines = [];
    this.size = 0;
    return bytes;
  }

  private complain(error: unknown): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    try {
      writeSync(
        STDERR,
        `The log cannot be written: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    } catch {
      // Nobody is left who could be told.
    }
  }
}

/** A pipe is full, which Node does not wait for. */
function isReaderSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
