import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { serviceAccount } from '../src/database/embedded/launcher.js';
import { PROJECT_ROOT } from '../src/common/project-root.js';
import { until } from './until.js';

const env = { PATH: `${process.env.PATH}:/usr/sbin` };

/** Debian's package `pgbouncer` is not installed everywhere. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version'], { env }).status === 0;

interface PoolerOptions {
  /** Milliseconds; null: unlimited. Undefined: the documented limit. */
  limit?: number | null;
}

/**
 * Starts the pgbouncer of `docs/operate.md` with two connections to a database.
 * @returns its URL
 */
export async function startPgbouncer(
  resources: AsyncDisposableStack,
  databaseUrl: string,
  { limit }: PoolerOptions = {},
): Promise<string> {
  const database = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-pgbouncer-'));
  resources.defer(() => rm(folder, { recursive: true }));
  await chmod(folder, 0o755);
  const [users, file] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  const port = await freePort();
  const settings = (await documented())
    .replace(/^lectern = .*$/m, (line) => {
      const at = line
        .replace('lectern', database.pathname.slice(1))
        .replace(/host=\S+ port=\S+/, `host=${database.hostname} port=${database.port}`);
      if (limit === undefined) return at;
      const connecting = limit === null ? '' : `connect_query='SET statement_timeout = ${limit}'`;
      return at.replace(/connect_query='.*'/, connecting);
    })
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
    .replace(/^default_pool_size = .*$/m, 'default_pool_size = 2');
  await writeFile(file, settings);
  await writeFile(users, `"${database.username}" "${decodeURIComponent(database.password)}"\n`);
  database.port = String(port);
  const account = process.getuid?.() === 0 ? await serviceAccount() : {};
  const child = spawn('pgbouncer', [file], { env, stdio: 'ignore', ...account });
  const ended = once(child, 'exit');
  resources.defer(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  await until(() => {
    if (child.exitCode !== null) throw new Error(`pgbouncer refuses: ${settings}`);
    return answers(database.href);
  });
  return database.href;
}

async function documented(): Promise<string> {
  const text = await readFile(join(PROJECT_ROOT, 'docs/operate.md'), 'utf8');
  return /```ini\n(\[databases\][^`]*)```/.exec(text)?.[1] ?? '';
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
