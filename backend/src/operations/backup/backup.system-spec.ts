import { randomUUID } from 'node:crypto';
import {
  copyFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromBufferPromise } from 'yauzl';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { runCommand, spawnProgram } from '../../../test/program.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { migrate } from '../../database/migrate.js';
import { PROJECT_ROOT } from '../../common/project-root.js';
import { insertTestimonial } from '../../testimonials/testimonial.factory.js';
import { insertUser, PASSWORD } from '../../identity/users/user.factory.js';
import { OUR_TABLES } from '../../database/our-tables.js';

const PASSPHRASE = 'a passphrase of the tests';

/** Tables, each with what identifies its rows, but for what a restore raises to end sessions. */
async function contentOf(database: TestDatabase): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = current_schema() OR schemaname = 'jobs' AND tablename IN ('job_common', 'queue')
     ORDER BY 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const row = name.endsWith('.users') ? `(to_jsonb(each) - 'token_version')` : 'each';
    const [found] = await database.query<{ rows: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(${row}::text, ' ' ORDER BY ${row}::text)), '') AS rows
       FROM ${name} AS each`,
    );
    content[name] = found?.rows ?? '';
  }
  return content;
}

/** With all tables in another schema than usual. */
async function setApart(database: TestDatabase): Promise<TestDatabase> {
  const apart = new URL(database.url);
  apart.searchParams.set('options', '-c search_path=lectern');
  await database.query('CREATE SCHEMA lectern; SET search_path = lectern');
  return { ...database, url: apart.href };
}

/**
 * Positions in the contents of its first, middle and last file with contents. Of a header of ZIP,
 * some bytes are of no consequence, such as the time of a file.
 */
async function contentPositions(archive: Buffer): Promise<number[]> {
  const zip = await fromBufferPromise(archive);
  const positions: number[] = [];
  for await (const entry of zip.eachEntry()) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    if (entry.uncompressedSize > 0) {
      positions.push(fileDataStart + Math.floor(entry.compressedSize / 2));
    }
  }
  return [0, 0.5, 1].map((share) => positions[Math.round(share * (positions.length - 1))] ?? 0);
}

describe('a backup', () => {
  let source: TestDatabase;
  let folder: string;
  let archive: string;
  let admin: SignedIn;
  /** For a new password of somebody. */
  let link: string;
  const places: TestDatabase[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-backup-'));
    archive = join(folder, 'backup.zip');
    source = await createTestDatabase();
    const test = await createTestApp({ database: source });
    admin = await signIn(test, 'admin');
    const story = await insertTestimonial(source, {
      status: 'pending',
      quote: 'Tab\t, \\N and "é"',
    });
    await admin.api.put(`/api/admin/testimonials/${story}/status`, { status: 'approved' });
    await test.api.post('/api/newsletter/subscribe', { email: 'maria@example.org' });
    await admin.api.post('/api/admin/thinkific/sync');
    const { id } = await insertUser(source);
    const made = await admin.api.post<{ link: string }>(`/api/admin/users/${id}/password-link`);
    link = new URL(made.body.link).pathname;
    await test.close();
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await Promise.all([source, ...places].map((database) => database.drop()));
  });

  const run = (
    program: 'backup' | 'restore',
    database: TestDatabase,
    file?: string,
    passphrase = '',
  ) =>
    runCommand(program, file ? [file] : [], {
      DATABASE_URL: database.url,
      BACKUP_PASSPHRASE: passphrase,
    });
  const place = async () => {
    const database = await createTestDatabase({ empty: true });
    places.push(database);
    return database;
  };
  const refused = (reason: RegExp) => ({
    code: 1,
    errors: expect.stringMatching(reason) as string,
  });

  it('brings every row back into an empty database, where the site goes on', async () => {
    await source.query(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET DateStyle = ''SQL, DMY''', current_database());
    END $$`);
    const { code, output } = await run('backup', source, archive);
    expect(code).toBe(0);
    expect(output).toMatch(/: \d+ tables with [\d,]+ rows of 20\S+Z, written and verified\.\n$/);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);

    const target = await place();
    const restored = await run('restore', target, archive);
    expect(restored).toMatchObject({ code: 0, errors: '' });
    expect(restored.output).toMatch(
      /^Checking the backup\.\nCreating the tables\.\n(Restoring [\w.]+: [\d,]+ rows?\.\n)+Restored \d+ tables/,
    );
    expect(restored.output).toContain('Restoring public.testimonials: 1 row.\n');
    const content = await contentOf(target);
    expect(content).toEqual(await contentOf(source));
    for (const table of ['users', 'testimonials', 'courses', 'changes', 'sync_runs']) {
      expect(content[`public.${table}`]).not.toMatch(/^0 /);
    }
    await goesOn(await createTestApp({ database: target }));
  });

  async function goesOn(test: TestApp): Promise<void> {
    try {
      const verified = await runCommand('verify-audit', [], { DATABASE_URL: test.database.url });
      expect(verified).toMatchObject({ code: 0, errors: '' });
      const { username } = admin.user;
      const login = await test.api.post<{ access_token: string }>('/api/admin/login', {
        username,
        password: PASSWORD,
      });
      expect(login.status).toBe(200);
      const api = test.api.as(login.body.access_token);
      const story = await insertTestimonial(test.database, { status: 'pending' });
      const decided = await api.put(`/api/admin/testimonials/${story}/status`, {
        status: 'approved',
      });
      expect(decided.status).toBe(200);
      expect((await api.post('/api/admin/thinkific/sync')).status).toBe(200);
      const runs = await test.database.query('SELECT id, added FROM sync_runs ORDER BY id');
      expect(runs).toMatchObject([{ id: '1' }, { id: '2', added: 0 }]);
    } finally {
      await test.close();
    }
  }

  it('brings back no session and no link for a new password, which may have ended since', async () => {
    const statuses = async ({ url, api }: TestApp) => [
      (await api.as(admin.token).get('/api/admin/me')).status,
      (await fetch(url + link)).status,
    ];
    const before = await createTestApp({ database: source });
    expect(await statuses(before)).toEqual([200, 200]);
    await before.close();
    const file = join(folder, 'sessions.zip');
    expect(await run('backup', source, file)).toMatchObject({ code: 0 });
    const target = await place();
    expect(await run('restore', target, file)).toMatchObject({ code: 0 });
    const after = await createTestApp({ database: target });
    expect(await statuses(after)).toEqual([401, 410]);
    await after.close();
  });

  it('takes its time where transactions are ended that do nothing', async () => {
    const impatient = new URL(source.url);
    impatient.searchParams.set('options', '-c idle_in_transaction_session_timeout=1');
    const file = join(folder, 'slow.zip.enc');
    const env = { DATABASE_URL: impatient.href, BACKUP_PASSPHRASE: PASSPHRASE };
    expect(await runCommand('backup', [file], env)).toMatchObject({ code: 0, errors: '' });
  });

  it('that was ended or killed is not in the way of the next, which replaces the one before', async () => {
    const file = join(folder, 'named.zip');
    const parts = async () => (await readdir(folder)).filter((name) => name.endsWith('.part'));
    await source.query('BEGIN; LOCK TABLE courses IN ACCESS EXCLUSIVE MODE');
    const env = { DATABASE_URL: source.url };
    const { child, exited } = spawnProgram(env, PROJECT_ROOT, 'backup', [file]);
    await until(async () => (await parts()).length > 0);
    child.kill('SIGTERM');
    await exited;
    await source.query('ROLLBACK');
    expect(await parts()).toEqual([]);

    await writeFile(`${file}.part`, 'What was killed by an earlier version');
    for (let times = 0; times < 2; times++) {
      expect(await run('backup', source, file)).toMatchObject({ code: 0, errors: '' });
    }
    await rm(`${file}.part`);
  });

  it('removes from its folder what others left a day ago that were killed, and from no other', async () => {
    const backups = await mkdtemp(join(folder, 'backups-'));
    const part = () => `site.zip.${randomUUID()}.part`;
    const [old, young] = [part(), part()];
    const dayAgo = Date.now() / 1000 - 25 * 3600;
    for (const name of [old, young]) await writeFile(join(backups, name), '');
    await utimes(join(backups, old), dayAgo, dayAgo);
    expect(await run('backup', source, join(backups, 'site.zip'))).toMatchObject({ code: 0 });
    expect((await readdir(backups)).toSorted()).toEqual(['site.zip', old, young].toSorted());
    const inFolder = ['--to', backups];
    const env = { DATABASE_URL: source.url };
    expect(await runCommand('backup', inFolder, env)).toMatchObject({ code: 0, errors: '' });
    const left = await readdir(backups);
    expect(left).toContain(young);
    expect(left).not.toContain(old);
  });

  it('removes what a killed one has left at the next, and at a start without a schedule', async () => {
    const backups = await mkdtemp(join(folder, 'killed-'));
    const named = join(backups, 'site.zip');
    const env = { DATABASE_URL: source.url, BACKUP_DIR: backups };
    const parts = async () => (await readdir(backups)).filter((name) => name.endsWith('.part'));
    const kill = async (...args: string[]) => {
      const before = (await parts()).length;
      await source.query('BEGIN; LOCK TABLE courses IN ACCESS EXCLUSIVE MODE');
      const { child, exited } = spawnProgram(env, PROJECT_ROOT, 'backup', args);
      await until(async () => (await parts()).length > before);
      child.kill('SIGKILL');
      await exited;
      await source.query('ROLLBACK');
    };
    await kill();
    await kill(named);
    expect(await parts()).toHaveLength(2);
    expect(await runCommand('backup', [named], env)).toMatchObject({ code: 0, errors: '' });
    expect(await parts()).toHaveLength(1);
    const test = await createTestApp({ database: source, env: { BACKUP_DIR: backups } });
    await until(async () => (await parts()).length === 0);
    await test.close();
    expect(await readdir(backups)).toEqual(['site.zip']);
  });

  it('of a real site does not go into the demo, and one of a demo does', async () => {
    const target = await place();
    const env = { DATABASE_URL: target.url, DEMO: 'true' };
    expect(await runCommand('restore', [archive], env)).toMatchObject(
      refused(/^This would restore a real site into the demo\. Set DEMO=false, as in the \.env of/),
    );
    expect(await contentOf(target)).toEqual({});

    const ofDemo = join(folder, 'demo.zip');
    await source.query(`INSERT INTO demo_seeds (name) VALUES ('users')`);
    expect(await run('backup', source, ofDemo)).toMatchObject({ code: 0 });
    await source.query('DELETE FROM demo_seeds');
    expect(await runCommand('restore', [ofDemo], env)).toMatchObject({ code: 0, errors: '' });
  });

  it('says in a line why the database does not take it', async () => {
    const target = await place();
    await target.query('CREATE TABLE courses ()');
    expect(await run('restore', target, archive)).toMatchObject(
      refused(/^[^\n]*another program has tables in this database \(courses\)\.[^\n]*\n$/),
    );
    await target.query('DROP TABLE courses; CREATE TYPE courses AS ()');
    expect(await run('restore', target, archive)).toMatchObject(
      refused(
        /^Nothing was restored: relation "courses" already exists\. The database is unchanged\.\n$/,
      ),
    );
  });

  it('goes nowhere where something is', async () => {
    const before = await contentOf(source);
    expect(await run('restore', source, archive)).toMatchObject(
      refused(/in use: its table users is not empty\. Restore into an empty database/),
    );
    expect(await contentOf(source)).toEqual(before);
  });

  it('is refused when it is damaged, cut off or of another kind, and nothing is touched', async () => {
    const target = await place();
    const damaged = join(folder, 'damaged.zip');
    const bytes = await readFile(archive);
    for (const at of await contentPositions(bytes)) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 255, at);
      await writeFile(damaged, changed);
      expect(await run('restore', target, damaged)).toMatchObject(
        // What is damaged may be the name of a column.
        refused(/damaged|cannot be read as a backup|has an unknown table/),
      );
    }
    await copyFile(archive, damaged);
    await truncate(damaged, Math.floor(bytes.length * 0.9));
    expect(await run('restore', target, damaged)).toMatchObject(
      refused(/cannot be read as a backup: .*file is truncated\.$/m),
    );
    expect(await run('restore', target, join(folder, 'none.zip'))).toMatchObject(
      refused(/none\.zip cannot be read as a backup: ENOENT/),
    );
    expect(await run('restore', target)).toMatchObject(refused(/Name the backup: npm run restore/));
    expect(await contentOf(target)).toEqual({});
  });

  it('that is encrypted is of use only with its passphrase, and as it was written', async () => {
    const encrypted = join(folder, 'backup.zip.enc');
    expect(await run('backup', source, encrypted, PASSPHRASE)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/, encrypted, written and verified/) as string,
    });
    const bytes = await readFile(encrypted);
    expect(bytes.includes('maria@example.org')).toBe(false);
    expect(bytes.includes('manifest.json')).toBe(false);

    const target = await place();
    const another = `${PASSPHRASE} or another`;
    expect(await run('restore', target, encrypted)).toMatchObject(
      refused(/is encrypted: set BACKUP_PASSPHRASE to the passphrase that it was created with/),
    );
    expect(await run('restore', target, encrypted, another)).toMatchObject(
      refused(/was created with another BACKUP_PASSPHRASE, or is damaged or incomplete/),
    );
    const damaged = join(folder, 'damaged.zip.enc');
    for (const at of [20, 40, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await writeFile(damaged, changed);
      expect(await run('restore', target, damaged, PASSPHRASE)).toMatchObject(refused(/damaged/));
    }
    await writeFile(damaged, bytes.subarray(0, -1));
    expect(await run('restore', target, damaged, PASSPHRASE)).toMatchObject(refused(/damaged/));
    expect(await contentOf(target)).toEqual({});

    expect(await run('restore', target, encrypted, PASSPHRASE)).toMatchObject({ code: 0 });
    expect(await contentOf(target)).toEqual(await contentOf(source));
  });

  it('holds what is Lectern’s, and nothing that somebody keeps beside it', async () => {
    const shared = await createTestDatabase();
    places.push(shared);
    const before = await contentOf(shared);
    await shared.query(
      `CREATE TABLE users_before AS SELECT * FROM users; CREATE SEQUENCE stray; SELECT nextval('stray');
       CREATE TABLE ring (id int PRIMARY KEY); CREATE TABLE pair (id int PRIMARY KEY REFERENCES ring);
       ALTER TABLE ring ADD FOREIGN KEY (id) REFERENCES pair`,
    );
    const file = join(folder, 'shared.zip');
    expect(await run('backup', shared, file)).toMatchObject({ code: 0, errors: '' });
    const target = await place();
    expect(await run('restore', target, file)).toMatchObject({ code: 0, errors: '' });
    expect(await contentOf(target)).toEqual(before);
  });

  it('is whole where the tables are in another schema, and comes back into any', async () => {
    const apart = await setApart(await place());
    await migrate(apart.url);
    await insertUser(apart);
    const file = join(folder, 'apart.zip');
    expect(await run('backup', apart, file)).toMatchObject({ code: 0, errors: '' });
    const [usual, another] = [await place(), await setApart(await place())];
    const content = async (database: TestDatabase) =>
      Object.entries(await contentOf(database)).map(([name, rows]) => [
        name.replace(/^(public|lectern)\./, ''),
        rows,
      ]);
    for (const target of [usual, another]) {
      expect(await run('restore', target, file)).toMatchObject({ code: 0, errors: '' });
      expect(await content(target)).toEqual(await content(apart));
    }
    expect(Object.keys(await contentOf(another))).toContain('lectern.users');
  });

  it('of a database without tables of Lectern is none', async () => {
    const file = join(folder, 'empty.zip');
    expect(await run('backup', await place(), file)).toMatchObject(
      refused(
        /empty\.zip was not written: the database has no Lectern tables\. The incomplete file was deleted/,
      ),
    );
    expect(await readdir(folder)).not.toContain('empty.zip');
  });

  it('knows the names of all tables that migrations make', async () => {
    const made = await createTestDatabase();
    places.push(made);
    const tables = await made.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual(OUR_TABLES);
  });

  it('of a later Lectern holds tables that this one does not know, and is refused', async () => {
    const later = join(folder, 'later.zip');
    await source.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999')`,
    );
    await source.query('CREATE TABLE later_things ()');
    const { code, output } = await run('backup', source, later);
    await source.query('DROP TABLE later_things');
    expect(code).toBe(0);
    const names = [...OUR_TABLES, 'later_things', 'queue', 'job'];
    expect(output).toContain(`: ${names.length} tables with `);
    expect(await run('restore', await place(), later)).toMatchObject(
      refused(/created by a newer Lectern \(Later1999999999999\)\. Restore it with that version/),
    );
  });

  it('leaves nothing behind where it cannot be written', async () => {
    const before = await readdir(folder);
    const { code, errors } = await run('backup', source, join(archive, 'backup.zip'));
    expect({ code, errors }).toMatchObject(refused(/was not written|ENOTDIR|EEXIST/));
    expect(await readdir(folder)).toEqual(before);
  });
});
