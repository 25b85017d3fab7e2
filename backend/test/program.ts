import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../src/common/project-root.js';

export interface Program {
  child: ChildProcess;
  url: string;
  output: () => string;
  errors: () => string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const PROGRAM_ENV = {
  PORT: '0',
  JWT_SECRET: 'a secret that only the tests know and is long enough',
  SYNC_CRON: 'off',
};

/** Where the programs of all tests share their compile cache. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

/** Starts it without waiting. */
export function spawnProgram(
  env: NodeJS.ProcessEnv,
  root: string,
  name = 'main',
  args: string[] = [],
) {
  const path = join(root, `backend/dist/programs/${name}.js`);
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...PROGRAM_ENV, ...env },
  });
  const said = { output: '', errors: '' };
  child.stdout.on('data', (chunk) => (said.output += String(chunk)));
  child.stderr.on('data', (chunk) => (said.errors += String(chunk)));
  return { child, said, exited: once(child, 'close') };
}

/** Waits until it has printed its addresses. @throws when it ends before */
export async function startProgram(env: NodeJS.ProcessEnv, root = PROJECT_ROOT): Promise<Program> {
  const { child, said, exited } = spawnProgram(env, root);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };
  for (;;) {
    const [, url] = /^ {2}Site +(\S+)\n(.*\n)*? {2}API .*\n/m.exec(said.output) ?? [];
    if (url !== undefined)
      return { child, url, output: () => said.output, errors: () => said.errors, stop };
    const next = await Promise.race([once(child.stdout, 'data'), exited.then(() => null)]);
    if (next === null) throw new Error(`It ended: ${said.output}${said.errors}`);
  }
}

/** Runs a command of `npm run` and waits for its exit. */
export async function runCommand(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  root = PROJECT_ROOT,
) {
  const { child, said, exited } = spawnProgram(env, root, name, args);
  await exited;
  return { code: child.exitCode, ...said };
}

export async function refusedStart(env: NodeJS.ProcessEnv, root = PROJECT_ROOT) {
  const { child, said, exited } = spawnProgram(env, root);
  child.stdout.on('data', () => said.output.includes('is ready') && child.kill('SIGTERM'));
  await exited;
  return { code: child.exitCode, stderr: said.errors };
}
