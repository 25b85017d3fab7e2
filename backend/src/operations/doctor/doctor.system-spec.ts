import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Sandbox, startSandbox } from '../../../sandbox/server.js';
import { createTestApp, platformEnv } from '../../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { mountSmallDisk } from '../../../test/small-disk.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { NODE_COMPILE_CACHE, PROGRAM_ENV } from '../../../test/program.js';
import { FakeS3 } from '../../../test/fake-s3.js';
import { signIn } from '../../../test/sign-in.js';
import { nameBackup } from '../backup/backup-names.js';
import { PROJECT_ROOT } from '../../common/project-root.js';

const NOBODY = 'http://127.0.0.1:9';
const SITE = 'https://www.example.org';

/** Runs before the program. */
const preload = (script: string) => `--import="data:text/javascript,${encodeURIComponent(script)}"`;

/** Answers for the site, which the tests cannot give an address of its own. */
const WITH_SITE = preload(`
  const { fetch } = globalThis;
  globalThis.fetch = (url, options) =>
    String(url) === '${SITE}/api/health/live' ? Promise.resolve(new Response()) : fetch(url, options);`);

const disk = mountSmallDisk(1024 * 1024);
/** Where nobody may mount a file system there is no disk to fill. */
const onDisk = disk ? it : it.skip;

/** Enough tables with a trigger for more problems than are listed. */
const WATCHED = [
  ...['api_keys', 'course_overrides', 'courses', 'featured_courses'],
  ...['invitations', 'linked_courses', 'passkeys', 'saved_views', 'sessions', 'sync_runs'],
  ...['stored_settings', 'testimonials', 'two_factors', 'udemy_courses', 'user_links', 'users'],
  'webhook_endpoints',
];

describe('npm run doctor', () => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let mail: FakeMailServer;
  let backups: string;

  beforeAll(async () => {
    backups = await mkdtemp(join(tmpdir(), 'lectern-doctor-'));
    await writeFile(join(backups, nameBackup(false)), '');
    database = await createTestDatabase();
    sandbox = await startSandbox();
    mail = await FakeMailServer.start();
  });
  afterAll(async () => {
    await mail.close();
    await sandbox.close();
    await database.drop();
    await rm(backups, { recursive: true });
    disk?.unmount();
  });

  async function run(env: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'backend/dist/programs/doctor.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE,
        ...PROGRAM_ENV,
        DATABASE_URL: database.url,
        ...platformEnv(sandbox),
        SMTP_URL: mail.url,
        MAIL_FROM: 'school@example.org',
        BACKUP_CRON: '30 2 * * *',
        BACKUP_DIR: backups,
        PICTURES_DIR: backups,
        PUBLIC_URL: SITE,
        NODE_OPTIONS: WITH_SITE,
        ...env,
      },
    });
    const exited = once(child, 'close');
    const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await exited;
    return { said, errors, code: child.exitCode };
  }

  it('finds all well', async () => {
    const { said, errors, code } = await run();
    expect(said).toMatch(
      new RegExp(
        [
          String.raw`^ok {6}Node [\d.]+`,
          'ok {6}The settings are valid',
          'ok {6}The site is https://www.example.org',
          String.raw`ok {6}PostgreSQL \d+.*`,
          String.raw`ok {6}The database's clock differs from this machine's by -?0\.\d s`,
          'ok {6}The database can write to its disk',
          'ok {6}All migrations have run',
          'ok {6}The schema matches the migrations',
          String.raw`ok {6}The hash chain of the audit log is intact, \d+ entries; npm run audit:verify .+`,
          String.raw`look {4}The role \w+ could change the audit log: it is a superuser, .+\n {8}.+`,
          'ok {6}JWT_SECRET decrypts the secrets of webhooks, connections and authenticator apps',
          'ok {6}Running replicas: 0',
          String.raw`ok {6}The newest backup is of 20\S+Z`,
          'ok {6}The folder for pictures is writable',
          'ok {6}The mail server accepts mails',
          'ok {6}Thinkific responds',
          'ok {6}Udemy responds\n$',
        ].join('\n'),
      ),
    );
    expect([errors, code]).toEqual(['', 0]);
  });

  it('only advises about what was left out', async () => {
    const { said, code } = await run({
      SMTP_URL: '',
      MAIL_FROM: '',
      UDEMY_API_TOKEN: '',
      BACKUP_CRON: 'off',
      PUBLIC_URL: '',
    });
    expect(said).toMatch(
      /look {4}The site is http:\/\/localhost:0, for this machine only\n {8}Set PUBLIC_URL to/,
    );
    expect(said).toContain('look    No backups are scheduled\n        Set BACKUP_CRON');
    expect(said).toContain('look    No mails are sent\n        Enter a mail server under Settings');
    expect(said).toContain('look    Udemy is not synced\n');
    expect(code).toBe(0);
  });

  it('says of each problem what to do, without secrets', async () => {
    await database.query(
      `UPDATE migrations SET name = 'OfANewerVersion' WHERE name = 'CreateSchema1796030000000'`,
    );
    const { said, code } = await run({
      SMTP_URL: 'smtp://127.0.0.1:9',
      THINKIFIC_API_URL: NOBODY,
      THINKIFIC_API_KEY: 'the key of the school',
      BACKUP_DIR: join(backups, 'none'),
      PICTURES_DIR: process.execPath,
    });
    await database.query(
      `UPDATE migrations SET name = 'CreateSchema1796030000000' WHERE name = 'OfANewerVersion'`,
    );
    expect(said).toContain(
      'BROKEN  Migrations are missing: CreateSchema1796030000000\n        Restart Lectern',
    );
    expect(said).toContain('look    Migrations that this version does not know: OfANewerVersion\n');
    expect(said).toContain('BROKEN  The folder for pictures cannot be written: ENOTDIR\n');
    expect(said).toContain('BROKEN  There is no backup\n        Look for “Backups” in the log');
    expect(said).toMatch(/BROKEN {2}The mail server does not accept mails: E\w+\n/);
    expect(said).toMatch(/BROKEN {2}Thinkific does not respond: \w+\n {8}Check THINKIFIC_API_URL/);
    expect(said).toContain('ok      Udemy responds\n');
    expect(said).not.toContain('the key of the school');
    expect(code).toBe(1);
  });

  it('finds credentials that a platform refuses', async () => {
    const { said, code } = await run({ THINKIFIC_API_KEY: 'wrong', UDEMY_API_TOKEN: 'wrong' });
    expect(said).toMatch(
      /BROKEN {2}Thinkific refuses the credentials \(status 40[13]\)\n {8}Correct them under Settings → Connections/,
    );
    expect(said).toMatch(
      /BROKEN {2}Udemy refuses the credentials \(status 40[13]\)\n {8}Correct them under Settings → Connections/,
    );
    expect(said).not.toContain('wrong');
    expect(code).toBe(1);
  });

  it('finds a credential that has expired', async () => {
    const { said } = await run({ THINKIFIC_CREDENTIAL_EXPIRES: '2026-01-31' });
    expect(said).toMatch(
      /look {4}The API key of Thinkific expired on 2026-01-31\n {8}Create another one in Thinkific/,
    );
  });

  it('finds a site that does not answer', async () => {
    const { said } = await run({ PUBLIC_URL: 'https://nowhere.invalid' });
    expect(said).toMatch(
      /look {4}The site does not respond at https:\/\/nowhere\.invalid: \w+\n {8}Start Lectern, or check PUBLIC_URL/,
    );
  });

  it('finds a folder of pictures that can never be made', async () => {
    const { said, code } = await run({ PICTURES_DIR: '/proc/lectern/pictures' });
    expect(said).toMatch(
      /BROKEN {2}The folder for pictures cannot be made: \w+\n {8}Check PICTURES_DIR/,
    );
    const later = await run({ PICTURES_DIR: join(backups, 'new/pictures') });
    expect(later.said).toMatch(
      /look {4}The folder \S+\/new\/pictures for pictures does not exist yet\n/,
    );
    expect([code, later.code]).toEqual([1, 0]);
  });

  onDisk('finds a full disk of the pictures', async () => {
    const folder = disk?.folder ?? '';
    await writeFile(join(folder, 'filler'), Buffer.alloc(1024 * 1024)).catch(() => null);
    const { said, code } = await run({ PICTURES_DIR: folder });
    expect(said).toContain(
      'BROKEN  The folder for pictures cannot be written: ENOSPC\n        Free space on its disk.\n',
    );
    expect(await readdir(folder)).toEqual(['filler']);
    expect(code).toBe(1);
  });

  it('looks after a bucket of the pictures', async () => {
    const s3 = await FakeS3.start();
    const examine = async (bucket: string) =>
      (await run({ ...s3.env, PICTURES_DIR: `s3://${bucket}/site` })).said;
    try {
      expect(await examine(s3.bucket)).toContain(
        `ok      The bucket for pictures is available, s3://${s3.bucket}/site/`,
      );
      expect(await examine('another')).toContain(
        'BROKEN  The bucket for pictures cannot be used\n        s3://another/site/looked-at-by-the-doctor: there is no such bucket\n',
      );
    } finally {
      await s3.close();
    }
  });

  it('finds secrets that JWT_SECRET does not open', async () => {
    const changed = await createTestDatabase();
    const test = await createTestApp({
      database: changed,
      env: { JWT_SECRET: 'an earlier secret that is also long enough' },
    });
    const { api } = await signIn(test, 'admin');
    const endpoint = { name: 'CRM', url: 'https://crm.example.org', events: ['sync.finished'] };
    expect((await api.post('/api/admin/webhook-endpoints', endpoint)).status).toBe(201);
    await test.close();
    const env = { DATABASE_URL: changed.url };
    const { said, code } = await run(env);
    const both = `${PROGRAM_ENV.JWT_SECRET},an earlier secret that is also long enough`;
    const repaired = await run({ ...env, JWT_SECRET: both });
    await changed.drop();
    expect(said).toMatch(
      /BROKEN {2}JWT_SECRET cannot decrypt the secrets of webhooks: CRM\n {8}Set JWT_SECRET to the new key, a comma and the previous key/,
    );
    expect(repaired.said).toContain('ok      JWT_SECRET decrypts the secrets');
    expect([code, repaired.code]).toEqual([1, 0]);
  });

  it('names a variable that is misspelled', async () => {
    const { said, code } = await run({ SMTP_TIMEOT: '10s' });
    expect(said).toContain(
      'look    SMTP_TIMEOT is not a setting of Lectern. SMTP_TIMEOUT is.\n        Correct the name',
    );
    expect(code).toBe(0);
  });

  it('waits a minute at most for a mail server that never ends its answer', async () => {
    const dripping = createServer((socket) => {
      socket.write('220 ready\r\n');
      const drops = setInterval(() => socket.write('250-soon\r\n'), 100);
      socket.on('error', () => undefined).once('close', () => clearInterval(drops));
    }).listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    const inHaste = `const { timeout } = AbortSignal;
      AbortSignal.timeout = (time) => timeout(time === 60000 ? 500 : time);`;
    const { said, code } = await run({
      SMTP_URL: `smtp://127.0.0.1:${(dripping.address() as AddressInfo).port}`,
      NODE_OPTIONS: preload(inHaste),
    });
    dripping.close();
    expect(said).toContain('BROKEN  The mail server does not accept mails: TimeoutError\n');
    expect(code).toBe(1);
  });

  it('tells of replicas with different versions, and of those that nothing is heard of', async () => {
    const note = (version: string, seen: string) =>
      database.query(
        `INSERT INTO replicas (id, host, pid, version, started_at, seen_at)
         VALUES (gen_random_uuid(), 'web', 7, $1, '2026-01-01', $2)`,
        [version, seen],
      );
    await note('0.1.0', 'infinity');
    await note('0.1.0', 'infinity');
    const { said: alike } = await run();
    await note('0.2.0', 'infinity');
    await note('0.1.0', '2026-01-02T03:04:05Z');
    const { said, code } = await run();
    await database.empty('replicas');
    expect(alike).toContain('ok      Running replicas: 2, with version 0.1.0\n');
    expect(said).toMatch(
      /look {4}Replicas run different versions: 0\.1\.0, 0\.2\.0\n {8}This is normal only during an update/,
    );
    expect(said).toMatch(
      /look {4}Process 7 on web has sent no heartbeat since 2026-01-02T03:04:05\.000Z\n {8}It was/,
    );
    expect(said).not.toContain('Running replicas');
    expect(code).toBe(0);
  });

  it('tells of a database that knows case of A to Z only', async () => {
    const english = await createTestDatabase({ empty: true, letters: 'A-Z' });
    const { said } = await run({ DATABASE_URL: english.url });
    await english.drop();
    expect(said).toMatch(/look {4}The database knows .* so that é does not find É\n {8}Create a/);
  });

  it('finds a changed collation version, and has the commands that repair the indexes', async () => {
    const changed = await createTestDatabase();
    await changed.query(
      `UPDATE pg_database SET datcollversion = '0' WHERE datname = current_database()`,
    );
    const env = { DATABASE_URL: changed.url };
    const { said, code } = await run(env);
    const [, commands = ''] = /changed from 0 to .+\n {8}Run (.+)\.\n/.exec(said) ?? [];
    for (const command of commands.split(', then ')) await changed.query(command);
    const repaired = await run(env);
    await changed.drop();
    expect(commands).toMatch(
      /^REINDEX DATABASE .+, then ALTER DATABASE .+ REFRESH COLLATION VERSION$/,
    );
    expect(repaired.said).not.toContain('collation version');
    expect([code, repaired.code]).toEqual([1, 0]);
  });

  it('tells of a PostgreSQL that is too old, which lacks settings of ours', async () => {
    const old = await createTestDatabase({ empty: true });
    await old.query(`
      CREATE SCHEMA old;
      CREATE FUNCTION old.current_setting(name text) RETURNS text LANGUAGE sql AS $$
        SELECT CASE name WHEN 'server_version' THEN '13.9' WHEN 'server_version_num' THEN '130009'
          ELSE pg_catalog.current_setting(name) END $$`);
    const { port, hostname } = new URL(old.url);
    const proxy = createServer((client) => {
      const server = connect(Number(port), hostname).on('error', () => client.destroy());
      const later = Buffer.from('idle_session_timeout');
      client.on('data', (sent) => {
        const at = sent.indexOf(later);
        server.write(at < 0 ? sent : Buffer.from(sent).fill('?', at, at + later.length));
      });
      server.pipe(client);
      client.on('error', () => undefined).on('close', () => server.destroy());
    }).listen(0, hostname);
    await once(proxy, 'listening');
    const url = new URL(old.url);
    url.port = String((proxy.address() as AddressInfo).port);
    url.searchParams.set('options', '-csearch_path=old,pg_catalog,public');
    const { said, code } = await run({ DATABASE_URL: url.href });
    proxy.close();
    await old.drop();
    expect(said).toContain('BROKEN  PostgreSQL 13.9\n        Update it to version 14 or later.\n');
    expect(said).not.toContain('cannot be reached');
    expect(code).toBe(1);
  });

  it('tells of a role that may not read the tables', async () => {
    const name = `stranger_${randomBytes(6).toString('hex')}`;
    await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'pw'`);
    const stranger = Object.assign(new URL(database.url), { username: name, password: 'pw' });
    const { said, errors, code } = await run({ DATABASE_URL: stranger.href });
    await database.query(`DROP ROLE ${name}`);
    expect(said).toMatch(
      /BROKEN {2}The role stranger_\w+ cannot read the database: permission denied for .+\n {8}Grant it/,
    );
    expect(said).toContain('ok      Udemy responds\n');
    expect([errors, code]).toEqual(['', 1]);
  });

  it('says that a role which may only read cannot compare the schema', async () => {
    const name = `reader_${randomBytes(6).toString('hex')}`;
    await database.query(`CREATE ROLE ${name} LOGIN PASSWORD 'pw' IN ROLE pg_read_all_data`);
    const reader = Object.assign(new URL(database.url), { username: name, password: 'pw' });
    const { said, errors } = await run({ DATABASE_URL: reader.href });
    await database.query(`DROP ROLE ${name}`);
    expect(said).toMatch(
      /look {4}Could not compare the schema with the migrations: permission denied for database \w+\n {8}Run this once/,
    );
    expect(errors).toBe('');
  });

  it('finds audit entries that were not written through Lectern', async () => {
    await database.query(`
      BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE hash_chain_state SET seen = pg_current_snapshot();
      INSERT INTO changes (transaction, table_name, operation, action, is_audited, actor_kind)
      VALUES ('1', 'users', 'update', 'update', true, 'other'); COMMIT`);
    const { said, code } = await run();
    expect(said).toMatch(
      /BROKEN {2}The audit log was changed: Entry \d+ is not in the hash chain\./,
    );
    expect(code).toBe(1);
  });

  it('finds what is off or missing of the schema, and has the SQL that brings it back', async () => {
    const changed = await createTestDatabase();
    const env = { DATABASE_URL: changed.url };
    await changed.query(`
      ALTER TABLE courses DISABLE TRIGGER changes;
      ALTER TABLE saved_views DISABLE TRIGGER ALL;
      ALTER TABLE webhook_endpoints DISABLE TRIGGER ALL;
      DROP TRIGGER changes ON users;
      DROP INDEX testimonials_newest;
      UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'testimonials_search'::regclass;
      ALTER TABLE courses ADD COLUMN of_ours text`);
    const { said, code } = await run(env);
    const found = [...said.matchAll(/^BROKEN {2}(.+)\n {8}(.+)$/gm)];
    await changed.query(found.map(([, , undo]) => undo).join('\n'));
    const undone = await run(env);
    await changed.drop();
    expect(found.map(([, what]) => what)).toEqual([
      'The trigger changes of courses is disabled',
      'The constraint saved_views_owner_id_fkey of saved_views is not enforced',
      'The trigger changes of saved_views is disabled',
      'The index testimonials_newest of testimonials is missing',
      'The index testimonials_search of testimonials is invalid',
      'The trigger changes of users is missing',
      'The constraint webhook_deliveries_endpoint_id_fkey of webhook_deliveries is not enforced',
      'The trigger changes of webhook_endpoints is disabled',
    ]);
    expect(undone.said).toContain('ok      The schema matches the migrations\n');
    expect([code, undone.code]).toEqual([1, 0]);
  });

  it('finds what is otherwise than the migrations made it, and no end of it', async () => {
    const changed = await createTestDatabase();
    await changed.query(`
      CREATE OR REPLACE FUNCTION fold(text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT $1';
      ALTER TABLE courses ALTER COLUMN name DROP NOT NULL;
      ${WATCHED.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`).join('; ')}`);
    const { said, code } = await run({ DATABASE_URL: changed.url });
    await changed.drop();
    expect(said).toMatch(
      /BROKEN {2}The function fold\(text\) differs from the migrations\n {8}Undo the manual changes/,
    );
    expect(said).toContain(
      'BROKEN  The column name of courses differs from the migrations: text\n',
    );
    expect(said).toMatch(/BROKEN {2}There are \d+ more differences of the schema\n/);
    expect(code).toBe(1);
  });

  it('finds settings that are wrong and a database that is away', async () => {
    const settings = await run({ JWT_SECRET: 'short', PORT: 'http' });
    expect(settings.said).toMatch(/BROKEN {2}PORT: got "http"/);
    expect(settings.said).toMatch(/BROKEN {2}JWT_SECRET: got a secret of 5 characters/);
    const away = await run({ DATABASE_URL: 'postgres://ada:hidden@127.0.0.1:9/lectern' });
    expect(away.said).toMatch(/BROKEN {2}The database cannot be reached\n.*ECONNREFUSED/);
    expect(away.said).not.toContain('hidden');
    expect(away.said).toContain('ok      The mail server accepts mails\n');
    expect([settings.code, away.code]).toEqual([1, 1]);
  });
});
