import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { embeddedBinaries } from './binaries.js';
import { openCluster } from './cluster.js';
import { EmbeddedPostgresError, toEmbeddedError } from './embedded-error.js';
import { embeddedFiles, readPassword, type EmbeddedFiles } from './files.js';
import { DATABASE } from './initdb.js';
import { claim, liveOwner, type Lock } from './lock.js';
import { send, terminate } from './process.js';
import { clearRemains, startServer, type Server } from './server.js';

const STARTUP_TIMEOUT_MS = 60_000;

export interface EmbeddedPostgres {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly exited: Promise<EmbeddedPostgresError | null>;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log?: (line: string) => void;
}

/**
 * Starts PostgreSQL, also after a crash.
 * @throws EmbeddedPostgresError also while another process owns the directory
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    const binaries = await embeddedBinaries();
    await mkdir(dirname(options.dataDir), { recursive: true, mode: 0o755 });
    const files = await embeddedFiles(options.dataDir);
    if (files === null) {
      throw new EmbeddedPostgresError(`${dirname(options.dataDir)} was deleted. Start again.`);
    }
    const lock = await claim(files.lock);
    try {
      const log = options.log ?? (() => undefined);
      await clearRemains(files, log);
      const { launcher, password } = await openCluster(files, binaries, log);
      const server = await startServer(files, binaries.postgres, launcher);
      const postgres = running(server, urlOf(password, server.port), files, lock);
      try {
        await lock.publish(server.port);
      } catch (error) {
        await postgres.stop();
        throw error;
      }
      return postgres;
    } catch (error) {
      await lock.release();
      throw error;
    }
  } catch (error) {
    throw toEmbeddedError(error, options.dataDir);
  }
}

export async function findRunningEmbedded(dataDir: string): Promise<{ url: string } | null> {
  try {
    const files = await embeddedFiles(dataDir);
    return files === null ? null : await findRunning(files);
  } catch (error) {
    throw toEmbeddedError(error, dataDir);
  }
}

async function findRunning(files: EmbeddedFiles): Promise<{ url: string } | null> {
  const deadline = Date.now() + STARTUP_TIMEOUT_MS;
  for (;;) {
    const owner = await liveOwner(files.lock);
    if (owner === null) return null;
    const password = owner.port === null ? null : await readPassword(files);
    if (owner.port !== null && password !== null) return { url: urlOf(password, owner.port) };
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Lectern (process ${owner.pid}) is still starting its database. Try again in a minute.`,
      );
    }
    await delay(50);
  }
}

function running(server: Server, url: string, files: EmbeddedFiles, lock: Lock): EmbeddedPostgres {
  const { pid, port } = server;
  let alive = true;
  let stopped: Promise<void> | null = null;
  const endWithProcess = () => send(pid, 'SIGINT');
  process.once('exit', endWithProcess);
  const exited = server.ended.then((how) => {
    alive = false;
    process.off('exit', endWithProcess);
    return stopped === null
      ? new EmbeddedPostgresError(
          `PostgreSQL (process ${pid}) has ended unexpectedly (${how}). Its log is ${files.log}.`,
        )
      : null;
  });
  const stop = async () => {
    if (alive) {
      await terminate(pid);
    }
    await exited;
    await lock.release();
  };
  return { url, port, pid, exited, stop: () => (stopped ??= stop()) };
}

function urlOf(password: string, port: number): string {
  return `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`;
}
