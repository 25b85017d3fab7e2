import { BackupError } from '../operations/backup/backup-error.js';
import { AppError } from '../common/problem/app-error.js';
import { ConfigError } from '../config/load-config.js';
import { EmbeddedPostgresError } from '../database/embedded/embedded-error.js';
import { DatabaseStartError } from '../database/database-start-error.js';
import { refuseOldNode } from './refuse-old-node.js';
import { SiteNotBuiltError } from '../rendering/frontend-bundle.js';

/** A failed start that another process has already reported. */
export class AlreadyReportedError extends Error {}

export type BeforeStop = (signal: NodeJS.Signals) => Promise<void>;

const STOP_TIMEOUT_MS = 15_000;

/**
 * Disposes `resources` on SIGINT, SIGTERM and failure, and prints failures as one line on stderr.
 * @param start may return what to do first on a signal
 */
export async function runProcess(
  start: (resources: AsyncDisposableStack) => Promise<BeforeStop | void>,
): Promise<void> {
  refuseOldNode();
  // The server continues without its output, for example on a full disk.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const resources = new AsyncDisposableStack();
  const started = start(resources).catch(async (error: unknown) => {
    process.exitCode = 1;
    if (!(error instanceof AlreadyReportedError))
      process.stderr.write(`${describeProblem(error)}\n`);
    await leave(resources);
  });
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    const starting = leaveAnyway(signal);
    void started.then(async (beforeStop) => {
      clearTimeout(starting);
      await beforeStop?.(signal);
      leaveAnyway(signal);
      await leave(resources);
    });
  };
  // Without a listener, a second signal ends the process, and npm repeats the terminal's signal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await started;
}

function leaveAnyway(signal: NodeJS.Signals): NodeJS.Timeout {
  const cutOff = () => {
    const given = STOP_TIMEOUT_MS / 1000;
    process.stderr.write(
      `${signal}: running work did not finish within ${given} s and was aborted.\n`,
    );
    process.exit(1);
  };
  return setTimeout(cutOff, STOP_TIMEOUT_MS).unref();
}

async function leave(resources: AsyncDisposableStack): Promise<never> {
  await resources.disposeAsync();
  process.exit();
}

function describeProblem(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const line = errorLine(error);
  return line.includes('\n')
    ? `Lectern cannot start:\n${line.replaceAll(/^/gm, '  ')}`
    : `Lectern cannot start: ${line}`;
}

const KNOWN = [ConfigError, DatabaseStartError, EmbeddedPostgresError, SiteNotBuiltError, AppError];

function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (KNOWN.some((known) => error instanceof known)) return error.message;
  const { code }: SystemError = error;
  if (code === 'EMFILE') return TOO_FEW_FILES;
  return listenError(error) ?? error.stack ?? `${error.name}: ${error.message}`;
}

const TOO_FEW_FILES = 'the limit of open files is too low: it needs at least 1024 (ulimit -n 1024)';

interface SystemError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
}

function listenError({ code, syscall, address, port }: SystemError): string | null {
  if (syscall === 'getaddrinfo') return 'HOST: this machine has no such address, set another one';
  if (syscall !== 'listen' && syscall !== 'bind') return null;
  switch (code) {
    case 'EADDRINUSE':
      return `PORT: ${port} is taken on ${address}, end the program that uses it or set another port`;
    case 'EACCES':
      return `PORT: ${port} may not be used by this user, set one above 1023`;
    case 'EADDRNOTAVAIL':
      return `HOST: this machine has no address ${address}, set another one`;
    default:
      return `PORT: cannot listen on ${address}:${port} (${code})`;
  }
}
