import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DestinationStream, pino } from 'pino';
import type { PinoPretty } from 'pino-pretty';

const STDOUT = 1;
const STDERR = 2;

/** Bytes per write and bytes that are buffered at most. Later lines are dropped while nobody reads. */
const CHUNK = 4 * 1024;
const MAX_WAITING = 16 * 1024 * 1024;
const DELAY = 100;
const FLUSH_TIMEOUT_MS = 3_000;

let forPrograms: DestinationStream | undefined;
let isBlocked = false;

export function createLogStream(): DestinationStream {
  return process.stdout.isTTY ? forPeople() : (forPrograms ??= openLog());
}

export function isLogBlocked(): boolean {
  return isBlocked;
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

function openLog(): DestinationStream {
  let end = 0;
  const log = pino.destination({
    dest: STDOUT,
    sync: true,
    minLength: CHUNK,
    periodicFlush: DELAY,
    maxLength: MAX_WAITING,
    retryEAGAIN: () => performance.now() < end,
  });
  let hasFailed = false;
  log.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EAGAIN') return;
    isBlocked = true;
    if (!hasFailed) complain(error);
    hasFailed = true;
  });
  log.on('drop', () => (isBlocked = true));
  log.on('write', () => (isBlocked = false));
  process.on('exit', () => {
    end = performance.now() + FLUSH_TIMEOUT_MS;
    log.flush();
    log.flush();
  });
  return log;
}

function complain({ message }: Error): void {
  try {
    writeSync(STDERR, `Could not write the log (will retry): ${message}\n`);
  } catch {
    // Nothing can be reported if the log itself cannot be written.
  }
}
