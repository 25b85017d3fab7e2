import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, errorCode, orNull } from './embedded-error.js';

const run = promisify(execFile);

const SIGNALS = [
  ['SIGINT', 8_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 3_000],
] as const;

export async function processStart(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const stat = await orNull(readFile(`/proc/${pid}/stat`, 'utf8'), 'ESRCH');
    const [state = 'X', ...fields] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    return 'ZX'.includes(state) ? null : (fields[18] ?? '');
  }
  if (process.platform === 'win32') return exists(pid) ? '' : null;
  const line = await ps(pid, 'stat=,lstart=');
  return line === null || line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
}

export async function commandLine(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const line = await orNull(readFile(`/proc/${pid}/cmdline`, 'utf8'), 'ESRCH');
    return line?.replaceAll('\0', ' ') ?? null;
  }
  return process.platform === 'win32' ? null : ps(pid, 'args=');
}

export async function isRunning(process: { pid: number; started: string }): Promise<boolean> {
  return (await processStart(process.pid)) === process.started;
}

export async function terminate(pid: number): Promise<void> {
  const started = await processStart(pid);
  if (started === null) return;
  for (const [signal, patience] of SIGNALS) {
    if (!send(pid, signal)) return;
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!(await isRunning({ pid, started }))) return;
      await delay(10);
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${pid}) does not end. Kill it (kill -9 ${pid}) and start again.`,
  );
}

export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function ps(pid: number, columns: string): Promise<string | null> {
  try {
    return (await run('ps', ['-ww', '-o', columns, '-p', String(pid)])).stdout.trim();
  } catch {
    return null;
  }
}
