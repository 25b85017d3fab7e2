import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { processStart, terminate } from './process.js';
import {
  findRunningEmbedded,
  startEmbeddedPostgres,
  type EmbeddedOptions,
  type EmbeddedPostgres,
} from './embedded.js';

const run = promisify(execFile);

/** Holds a database with a row in it, made once and shut down in order. */
let template: string;
let folder: string;
let dataDir: string;
let stops: (() => Promise<void>)[];

beforeAll(async () => {
  template = await newFolder();
  const server = await startEmbeddedPostgres({ dataDir: join(template, 'postgres') });
  await query(server.url, `CREATE TABLE note AS SELECT 'kept' AS value`);
  await server.stop();
});

afterAll(() => fs.rm(template, { recursive: true }));

beforeEach(async () => {
  folder = await newFolder();
  dataDir = join(folder, '.data', 'postgres');
  stops = [];
});

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await fs.rm(folder, { recursive: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, ...options });
  stops.push(() => started.stop());
  return started;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<{ value: unknown }>(sql)).rows.map((row) => row.value);
  } finally {
    await client.end();
  }
}

/** Where every user may enter; the system's own temporary directories are their maker's alone. */
async function newFolder(): Promise<string> {
  const made = await fs.mkdtemp(join(await fs.realpath(tmpdir()), 'lectern-embedded-'));
  await fs.chmod(made, 0o755);
  return made;
}

async function madeBefore(place = '.data'): Promise<void> {
  await run('cp', ['-a', template, join(folder, place)]);
}

/** Another process that runs an embedded PostgreSQL until it is killed. */
async function startElsewhere(): Promise<{ owner: ChildProcess; pid: number; url: string }> {
  const module = pathToFileURL(join(import.meta.dirname, 'embedded.ts')).href;
  const script = `
    import { registerHooks } from 'node:module';
    const isOurs = ({ parentURL = '' }) => parentURL.includes('/database/embedded/');
    registerHooks({
      resolve: (name, context, next) =>
        next(isOurs(context) ? name.replace(/^(\\..*)js$/, '$1ts') : name, context),
    });
    const { startEmbeddedPostgres } = await import('${module}');
    const { pid, url } = await startEmbeddedPostgres({ dataDir: process.argv[1] });
    console.log(JSON.stringify({ pid, url }));`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(async () => {
    if (owner.exitCode === null && owner.signalCode === null) await kill(owner);
  });
  for await (const line of createInterface({ input: owner.stdout })) {
    const postgres = JSON.parse(line) as { pid: number; url: string };
    stops.push(() => terminate(postgres.pid));
    return { owner, ...postgres };
  }
  throw new Error('The other process has ended without a database.');
}

async function kill(owner: ChildProcess): Promise<void> {
  const exited = once(owner, 'exit');
  owner.kill('SIGKILL');
  await exited;
}

describe('a first start', () => {
  it('creates a Unicode database that only its password opens, and keeps it', async () => {
    const lines: string[] = [];
    const first = await start({ log: (line) => lines.push(line) });
    expect(lines).toEqual([`Creating a database in ${dataDir}`]);
    expect(await query(first.url, `SELECT current_database() AS value`)).toEqual(['lectern']);
    const unicode = `
      SELECT 'ÉCOLE Żółć'::citext = 'école żÓŁĆ'::citext AND 'ÑANDÚ' ILIKE '%ñan%'
         AND similarity('ÉCOLE', 'école') = 1 AS value`;
    await query(first.url, 'CREATE EXTENSION citext');
    await query(first.url, 'CREATE EXTENSION pg_trgm');
    expect(await query(first.url, unicode)).toEqual([true]);
    const encoding = `SELECT pg_encoding_to_char(encoding) AS value FROM pg_database`;
    expect(new Set(await query(first.url, encoding))).toEqual(new Set(['UTF8']));
    await expect(
      query(first.url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1 AS value'),
    ).rejects.toThrow('password authentication failed');
    expect((await fs.stat(`${dataDir}.password`)).mode & 0o777).toBe(0o600);

    await first.stop();
    await expect(first.exited).resolves.toBeNull();
    const second = await start({ log: (line) => lines.push(line) });
    expect(lines).toHaveLength(1);
    expect(await query(second.url, unicode)).toEqual([true]);
  });

  it('leaves nothing of a creation that was broken off', async () => {
    await fs.mkdir(`${dataDir}.init-broken`, { recursive: true });
    const server = await start();
    await server.stop();
    expect((await fs.readdir(join(folder, '.data'))).sort()).toEqual([
      'postgres',
      'postgres.log',
      'postgres.password',
    ]);
  });

  it('gives two checkouts a database each at the same time', async () => {
    const [one, two] = await Promise.all([start(), start({ dataDir: join(folder, 'two', 'pg') })]);
    expect(one.port).not.toBe(two.port);
    await query(one.url, 'CREATE TABLE note ()');
    expect(await query(two.url, `SELECT to_regclass('note') AS value`)).toEqual([null]);
  });
});

describe('after a crash', () => {
  it('tells that PostgreSQL was killed, and starts again with the data', async () => {
    await madeBefore();
    const killed = await start();
    process.kill(killed.pid, 'SIGKILL');
    expect((await killed.exited)?.message).toContain('has ended unexpectedly (signal SIGKILL)');
    await killed.stop();
    expect(await fs.readFile(join(dataDir, 'postmaster.pid'), 'utf8')).toContain(
      String(killed.pid),
    );
    const again = await start();
    expect(await query(again.url, 'SELECT value FROM note')).toEqual(['kept']);
  });

  it('starts again when the process that owned the database was killed', async () => {
    await madeBefore();
    const { owner, url } = await startElsewhere();
    await kill(owner);
    const again = await start();
    expect(again.url).not.toBe(url);
    expect(await query(again.url, 'SELECT value FROM note')).toEqual(['kept']);
  });

  it('ends a PostgreSQL that was left running on this data directory, and no other', async () => {
    await Promise.all([madeBefore(), madeBefore('other')]);
    const other = await start({ dataDir: join(folder, 'other', 'postgres') });
    const left = await startEmbeddedPostgres({ dataDir });
    await fs.writeFile(
      `${dataDir}.lock`,
      JSON.stringify({ pid: process.pid, started: 'a former process', port: left.port }),
    );
    const lines: string[] = [];
    const again = await start({ log: (line) => lines.push(line) });
    expect(lines).toEqual([`Stopping a PostgreSQL (process ${left.pid}) that was left running`]);
    expect((await left.exited)?.message).toContain('has ended unexpectedly (exit code 0)');
    expect(await query(again.url, 'SELECT 1 AS value')).toEqual([1]);
    expect(await query(other.url, 'SELECT 1 AS value')).toEqual([1]);
  });

  it('is not misled by a pid file that names a process of another kind', async () => {
    await madeBefore();
    const bystander = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1e6)']);
    stops.push(() => kill(bystander));
    await fs.writeFile(join(dataDir, 'postmaster.pid'), `${bystander.pid}\n${dataDir}\n`);
    const again = await start();
    expect(await query(again.url, 'SELECT value FROM note')).toEqual(['kept']);
    expect(bystander.exitCode).toBeNull();
  });

  it('sets a new password where its file was lost', async () => {
    await madeBefore();
    await fs.rm(`${dataDir}.password`);
    const again = await start();
    expect(await query(again.url, 'SELECT value FROM note')).toEqual(['kept']);
  });
});

describe('a database that is in use', () => {
  it('is refused to a second process and found by a command beside it', async () => {
    await madeBefore();
    expect(await findRunningEmbedded(dataDir)).toBeNull();
    const { owner, pid, url } = await startElsewhere();
    await expect(start()).rejects.toThrow(
      `Another Lectern (process ${owner.pid}) is running on this database`,
    );
    expect(await findRunningEmbedded(dataDir)).toEqual({ url });
    expect(await query(url, 'SELECT 1 AS value')).toEqual([1]);
    expect(await processStart(pid)).not.toBeNull();
    // Like a tool that rewrites files.
    await fs.copyFile(`${dataDir}.lock`, `${dataDir}.again`);
    await fs.rename(`${dataDir}.again`, `${dataDir}.lock`);
    await expect(start()).rejects.toThrow(`Another Lectern (process ${owner.pid})`);
    await kill(owner);
    expect(await findRunningEmbedded(dataDir)).toBeNull();
  });

  it('is not taken for a copy', async () => {
    await Promise.all([madeBefore(), madeBefore('copy')]);
    const { owner, url } = await startElsewhere();
    const copy = join(folder, 'copy', 'postgres');
    await fs.copyFile(`${dataDir}.lock`, `${copy}.lock`);
    await fs.copyFile(join(dataDir, 'postmaster.pid'), join(copy, 'postmaster.pid'));
    expect(await findRunningEmbedded(copy)).toBeNull();
    const copied = await start({ dataDir: copy });
    await query(copied.url, `UPDATE note SET value = 'changed'`);
    expect(await query(url, 'SELECT value FROM note')).toEqual(['kept']);
    expect(owner.exitCode).toBeNull();
  });

  it('goes to one of two that start at once after a crash', async () => {
    await madeBefore();
    await fs.writeFile(`${dataDir}.lock`, '{"pid":1,"started":"a former process","port":1}');
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a data directory that cannot be used', () => {
  it('says what stands in its place', async () => {
    await fs.writeFile(join(folder, 'file'), '');
    await expect(start({ dataDir: join(folder, 'file') })).rejects.toThrow(
      'is not a PostgreSQL data directory',
    );
    await expect(start({ dataDir: join(folder, 'file', 'postgres') })).rejects.toThrow(
      'a part of the path is a file',
    );
    await fs.mkdir(join(folder, 'photos'));
    await fs.writeFile(join(folder, 'photos', 'one'), '');
    await expect(start({ dataDir: join(folder, 'photos') })).rejects.toThrow(
      'is not a PostgreSQL data directory',
    );
    expect(await fs.readdir(join(folder, 'photos'))).toEqual(['one']);
  });

  it('says what PostgreSQL says when it is read-only', async () => {
    await madeBefore();
    await fs.chmod(dataDir, 0o500);
    await expect(start()).rejects.toThrow(
      `PostgreSQL does not start in ${dataDir}: could not create lock file "postmaster.pid": ` +
        `Permission denied. Its log is ${dataDir}.log.`,
    );
    expect(await findRunningEmbedded(dataDir)).toBeNull();
    await fs.chmod(dataDir, 0o700);
  });

  it('names the versions when another PostgreSQL made it', async () => {
    await madeBefore();
    await fs.writeFile(join(dataDir, 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 14, this is 18.');
  });
});

if (process.getuid?.() === 0) {
  describe('as root', () => {
    it('works where only root may enter, with PostgreSQL as another user', async () => {
      await fs.chmod(folder, 0o700);
      await madeBefore();
      const { uid } = await fs.stat(dataDir);
      expect(uid).not.toBe(0);
      const again = await start();
      expect(await query(again.url, 'SELECT value FROM note')).toEqual(['kept']);
      expect((await fs.stat(`/proc/${again.pid}`)).uid).toBe(uid);
    });

    it('hands over a data directory that root has copied', async () => {
      await madeBefore();
      const copy = join(folder, 'copy');
      await run('cp', ['-r', dataDir, copy]);
      const copied = await start({ dataDir: copy });
      expect(await query(copied.url, `SELECT count(*)::int AS value FROM pg_class`)).toHaveLength(
        1,
      );
      expect((await fs.stat(join(copy, 'PG_VERSION'))).uid).not.toBe(0);
    });
  });
} else {
  describe('as a normal user', () => {
    it('runs PostgreSQL as that user', async () => {
      const { pid } = await start();
      expect((await fs.stat(`/proc/${pid}`)).uid).toBe(process.getuid?.());
      expect((await fs.stat(dataDir)).uid).toBe(process.getuid?.());
    });
  });
}
