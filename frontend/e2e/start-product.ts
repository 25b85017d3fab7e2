import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const DIST = join(import.meta.dirname, '../../backend/dist');

interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

export interface Product {
  url: string;
  databaseUrl: string;
  stop(): Promise<void>;
}

/** Starts `backend/dist` as `npm start` does, but with its data in a temporary folder. */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-e2e-'));
  const postgres = await startPostgres(join(folder, 'postgres'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(DIST, 'programs/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATABASE_URL: postgres.url,
      DEMO: 'true',
      JWT_SECRET: 'a secret that only the browser tests know',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      PICTURES_DIR: join(folder, 'pictures'),
      ...env,
    },
  });
  const exited = once(child, 'exit');
  const ready = waitForLine(child.stdout, 'is ready');
  const first = await Promise.race([ready, exited.then(() => 'exited')]);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  if (first === 'exited') {
    await stop();
    throw new Error('The product did not start; what it said stands above.');
  }
  return { url, databaseUrl: postgres.url, stop };
}

async function startPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const { startEmbeddedPostgres } = (await import(
    join(DIST, 'src/database/embedded/embedded.js')
  )) as {
    startEmbeddedPostgres: (options: { dataDir: string }) => Promise<EmbeddedPostgres>;
  };
  return startEmbeddedPostgres({ dataDir });
}

async function waitForLine(stream: NodeJS.ReadableStream, text: string): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.includes(text)) resolve(line);
    });
  });
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}
