import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError, firstComplaint, orNull } from './embedded-error.js';
import type { EmbeddedFiles } from './files.js';
import type { Launcher } from './launcher.js';
import { commandLine, processStart, terminate } from './process.js';

const READY_TIMEOUT_MS = 120_000;

/** Temporary errors: another program took the port, or children of a killed server are still ending. */
const PASSING = /could not create any TCP\/IP sockets|pre-existing shared memory block/;
const PASSES_WITHIN = 30_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Failed statements are logged by the application, without their personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

export interface Server {
  readonly pid: number;
  readonly port: number;
  readonly ended: Promise<string>;
}

export async function startServer(
  files: EmbeddedFiles,
  postgres: string,
  launcher: Launcher,
): Promise<Server> {
  const deadline = Date.now() + PASSES_WITHIN;
  for (;;) {
    const server = await spawnServer(files, postgres, launcher, await freePort());
    if (await isReady(server, files)) return server;
    const output = await fs.readFile(files.log, 'utf8');
    if (!PASSING.test(output) || Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL does not start in ${files.dataDir}: ${firstComplaint(output)}. ` +
          `Its log is ${files.log}.`,
      );
    }
    await delay(50);
  }
}

export async function clearRemains(
  { dataDir }: EmbeddedFiles,
  log: (line: string) => void,
): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  const pid = Number(
    (await orNull(fs.readFile(pidFile, 'utf8'), 'ENOTDIR', 'EACCES'))?.split('\n')[0],
  );
  if (!Number.isInteger(pid) || pid <= 0) return;
  const command = (await processStart(pid)) === null ? '' : await commandLine(pid);
  if (command?.includes(`postgres -D ${dataDir} -p `)) {
    log(`Stopping a PostgreSQL (process ${pid}) that was left running`);
    await terminate(pid);
  } else if (command?.includes(dataDir) === false) {
    await fs.rm(pidFile, { force: true });
  }
}

async function spawnServer(
  files: EmbeddedFiles,
  postgres: string,
  launcher: Launcher,
  port: number,
): Promise<Server> {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await fs.open(files.log, 'w', 0o600);
  try {
    if (launcher.account !== null) {
      await log.chown(launcher.account.uid, launcher.account.gid);
    }
    const args = ['-D', files.dataDir, '-p', String(port), ...settings];
    const child = launcher.start(postgres, args, ['ignore', log.fd, log.fd]);
    await once(child, 'spawn');
    if (child.pid === undefined) {
      throw new EmbeddedPostgresError('The system has started PostgreSQL without a process id.');
    }
    return { pid: child.pid, port, ended: endOf(child) };
  } finally {
    await log.close();
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal === null ? `exit code ${code}` : `signal ${signal}`);
    });
  });
}

async function isReady(server: Server, { dataDir }: EmbeddedFiles): Promise<boolean> {
  let running = true;
  void server.ended.then(() => (running = false));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (running && Date.now() < deadline) {
    const lines = (await orNull(fs.readFile(join(dataDir, 'postmaster.pid'), 'utf8')))?.split('\n');
    if (Number(lines?.[0]) === server.pid && lines?.[7]?.trim() === 'ready') return true;
    await delay(10);
  }
  await terminate(server.pid);
  return false;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new EmbeddedPostgresError('There is no free port on 127.0.0.1.');
  }
  return address.port;
}
