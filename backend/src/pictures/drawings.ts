import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { releaseOf } from '../common/release.js';
import { isGzip, toDrawing } from './drawing-text.js';
import type { PaintedDrawing } from './paint-drawing.js';
import { PictureError } from './picture-error.js';

const PROGRAM = join(releaseOf('backend'), 'programs/paint-drawing.js');
const LARGEST_DRAWING = 1024 * 1024;
const KILL_AFTER_MS = 30_000;
const IDLE_TIMEOUT_MS = 2_000;
const MOST_SAID = 1_000;
const ENVIRONMENT = ['HOME', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'XDG_CACHE_HOME'];

type Ended = [code: number | null, signal: NodeJS.Signals | null];

const queue = new PQueue({ concurrency: 1 });
let painter: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let said = '';

export function isDrawing(bytes: Buffer): boolean {
  return isGzip(bytes) || toDrawing(bytes.subarray(0, LARGEST_DRAWING)) !== null;
}

/**
 * Renders a drawing in a separate process, because a small SVG can take hours or fill the memory, and only killing the
 * process stops it.
 * @returns a PNG picture
 * @throws PictureError, and an error if the process cannot be started
 */
export async function paintDrawing(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > LARGEST_DRAWING) throw new PictureError('too-large');
  const painted = await queue.add(() => askPainter(bytes));
  if ('png' in painted) return Buffer.from(painted.png);
  throw new PictureError(painted.reason, { cause: new Error(painted.cause) });
}

async function askPainter(bytes: Buffer): Promise<PaintedDrawing> {
  clearTimeout(idle);
  const asked = (painter ??= startPainter());
  const patience = setTimeout(() => asked.kill('SIGKILL'), KILL_AFTER_MS);
  try {
    const painted = await answerOf(asked, bytes);
    if (painted.isSpent) endPainter();
    else idle = setTimeout(endPainter, IDLE_TIMEOUT_MS);
    return painted;
  } catch (error) {
    endPainter();
    throw error;
  } finally {
    clearTimeout(patience);
  }
}

function startPainter(): ChildProcess {
  const started = fork(PROGRAM, {
    env: Object.fromEntries(ENVIRONMENT.map((name) => [name, process.env[name]])),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  said = '';
  started.stderr?.on('data', (chunk) => (said = `${said}${chunk}`.slice(0, MOST_SAID)));
  // The waiting caller gets the error as well. An error between two drawings concerns nobody.
  started.on('error', () => undefined);
  started.once('close', () => {
    if (painter === started) painter = undefined;
  });
  return started;
}

function endPainter(): void {
  painter?.kill('SIGKILL');
  painter = undefined;
}

async function answerOf(asked: ChildProcess, bytes: Buffer): Promise<PaintedDrawing> {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    const answers = [
      once(asked, 'message', { signal }).then(([painted]) => painted as PaintedDrawing),
      once(asked, 'close', { signal }).then((ended) => toEnd(ended as Ended)),
    ];
    const answer = Promise.race(answers);
    answer.catch(() => undefined);
    asked.send(bytes, () => undefined);
    return await answer;
  } finally {
    answered.abort();
  }
}

function toEnd([code, signal]: Ended): PaintedDrawing {
  if (!signal) throw new Error(`The process that renders drawings exited with ${code}. ${said}`);
  return {
    reason: 'broken',
    cause: `The process that renders it was killed by ${signal}.`,
    isSpent: true,
  };
}
