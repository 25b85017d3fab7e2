import { execFile, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { dirname, parse } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.js';
import { EmbeddedPostgresError, errorCode, firstComplaint } from './embedded-error.js';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Launcher {
  readonly account: Account | null;
  readonly major: string;
  start(program: string, args: readonly string[], stdio: StdioOptions): ChildProcess;
  run(program: string, args: readonly string[], input?: string): Promise<Finished>;
}

interface Finished {
  readonly ok: boolean;
  readonly output: string;
}

interface Way {
  readonly prefix: readonly string[];
  readonly account: Account | null;
}

export async function serviceAccount(): Promise<Account> {
  const id = promisify(execFile);
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([id('id', ['-u', name]), id('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      continue;
    }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. ' +
      'Start as a normal user, or set DATABASE_URL.',
  );
}

export async function findLauncher(
  binaries: Binaries,
  account: Account | null,
  directory: string,
): Promise<Launcher> {
  let complaint = '';
  for (const way of ways(account)) {
    const probe = await runToEnd(way, ...probing(directory, binaries.postgres));
    const version = /PostgreSQL\) (\d+)/.exec(probe.output)?.[1];
    if (probe.ok && version !== undefined) {
      return {
        account,
        major: version,
        start: (program, args, stdio) => launch(way, program, args, stdio),
        run: (program, args, input) => runToEnd(way, program, args, input),
      };
    }
    complaint ||= firstComplaint(probe.output);
  }
  throw new EmbeddedPostgresError(
    account === null
      ? `PostgreSQL does not run here: ${complaint}. Reinstall the packages (npm ci), or set DATABASE_URL.`
      : `PostgreSQL does not run as root, and the user ${account.uid} that it would run as cannot use ` +
          `${dirname(directory)}: ${complaint}. Start as a normal user, or set DATABASE_URL.`,
  );
}

/**
 * With `no_setuid_fixup`, access(2) in initdb respects the capability. dac_override is for containers without the
 * lesser capability, and for a strict umask on the programs.
 */
function ways(account: Account | null): Way[] {
  const plain: Way = { prefix: [], account };
  if (process.platform !== 'linux') return [plain];
  const setpriv = ['setpriv', '--pdeathsig=INT'];
  if (account === null) return [{ prefix: setpriv, account: null }, plain];
  const lowered = [
    ...setpriv,
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
  ];
  const capable = ['dac_read_search', 'dac_override'].map((capability) => [
    ...lowered,
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ]);
  return [...[lowered, ...capable].map((prefix) => ({ prefix, account: null })), plain];
}

function probing(directory: string, postgres: string): [string, string[]] {
  return process.platform === 'win32'
    ? [postgres, ['--version']]
    : ['sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', directory, postgres]];
}

async function runToEnd(
  way: Way,
  program: string,
  args: readonly string[],
  input = '',
): Promise<Finished> {
  try {
    const child = launch(way, program, args, 'pipe');
    const code = new Promise<number | null>((resolve, reject) => {
      child.once('close', resolve).once('error', reject);
    });
    child.stdin?.on('error', () => undefined).end(input);
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
    const output = Promise.all(streams.map((stream) => text(stream)));
    const [status, parts] = await Promise.all([code, output]);
    return { ok: status === 0, output: parts.join('\n') };
  } catch (error) {
    const missing = errorCode(error) === 'ENOENT';
    return {
      ok: false,
      output: missing ? `there is no command "${way.prefix[0] ?? program}"` : String(error),
    };
  }
}

/** A process group of its own keeps Ctrl-C away. The environment is not passed on because it holds secrets. */
function launch(
  way: Way,
  program: string,
  args: readonly string[],
  stdio: StdioOptions,
): ChildProcess {
  const [command = program, ...rest] = [...way.prefix, program, ...args];
  const { PATH, SystemRoot, TEMP, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return spawn(command, rest, {
    stdio,
    cwd: parse(process.execPath).root,
    env: { PATH, SystemRoot, TEMP, TMPDIR, LD_LIBRARY_PATH, LC_ALL: 'C' },
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...way.account,
  });
}
