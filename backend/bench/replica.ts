import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../src/common/project-root.js';
import { JWT_SECRET } from './setup.js';

export interface Replica {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

const MAIN = join(PROJECT_ROOT, 'backend/dist/programs/main.js');

/**
 * Starts the server in a separate process, like `npm start`.
 * @param wrap a command to run it with, such as one that binds it to a core
 */
export function startReplica(
  resources: AsyncDisposableStack,
  env: NodeJS.ProcessEnv,
  wrap = (command: string, args: string[]): [string, string[]] => [command, args],
): Promise<Replica> {
  const args = [
    '--max-semi-space-size=4',
    '--heap-growing-percent=40',
    '--enable-source-maps',
    MAIN,
  ];
  return startServer(resources, wrap(process.execPath, args), {
    PATH: process.env.PATH,
    PORT: '0',
    JWT_SECRET,
    SYNC_CRON: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...env,
  });
}

/** Starts a program that prints its port. */
export async function startServer(
  resources: AsyncDisposableStack,
  [command, args]: [string, string[]],
  env: NodeJS.ProcessEnv,
): Promise<Replica> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  resources.defer(stop);
  const url = await addressOf(child);
  child.stdout?.resume();
  return { url, pid: child.pid ?? 0, stop };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(chunk);
    const [, port] = /^ {2}Site +\S+:(\d+)\s[^]*API/m.exec(said) ?? [];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`It ended before it was ready: ${said}`);
}
