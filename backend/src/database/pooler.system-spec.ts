import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { SandboxClient } from '../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { FakeMailServer } from '../../test/fake-mail-server.js';
import { hasPgbouncer, startPgbouncer } from '../../test/pooler.js';
import { refusedStart, runCommand, startProgram } from '../../test/program.js';
import { signIn, type SignedIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { asSystem, onBehalfOf } from '../common/sql/caller.js';
import { dataSourceOptions } from './data-source.js';
import type { SyncRunDto } from '../sync/dto/sync-run.dto.js';
import { insertTestimonial } from '../testimonials/testimonial.factory.js';

const EDITS = 10;
const range = (length: number) => Array.from({ length }, (_, index) => index);

(hasPgbouncer ? describe : describe.skip)(
  'behind pgbouncer in transaction mode, where that is installed',
  () => {
    const resources = new AsyncDisposableStack();
    let sandbox: SandboxClient;
    let mail: FakeMailServer;
    let database: TestDatabase;
    let test: TestApp;
    let other: TestApp;
    let admin: SignedIn;
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lectern-pooled-'));
      resources.defer(() => rm(folder, { recursive: true }));
      sandbox = await SandboxClient.start();
      resources.defer(() => sandbox.close());
      mail = await FakeMailServer.start();
      resources.defer(() => mail.close());
      database = await createTestDatabase();
      resources.defer(() => database.drop());
      const options = {
        database,
        platform: sandbox.sandbox,
        env: {
          DATABASE_URL: await startPgbouncer(resources, database.url),
          DATABASE_SESSION_URL: database.url,
          SMTP_URL: mail.url,
          MAIL_FROM: 'courses@example.org',
        },
      };
      test = await createTestApp(options);
      resources.defer(() => test.close());
      other = await createTestApp(options);
      resources.defer(() => other.close());
      admin = await signIn(test, 'admin');
    });
    afterAll(() => resources.disposeAsync());

    const entriesOf = (ids: string[]) =>
      database.query<{ record: string; actor_id: string | null; action: string }>(
        'SELECT record, actor_id, action FROM changes WHERE record = ANY($1)',
        [ids],
      );
    const insertStories = async (count: number) => {
      const ids: string[] = [];
      for (const _ of range(count)) {
        ids.push(await insertTestimonial(database, { status: 'pending' }));
      }
      return ids;
    };

    it('names in the audit log who has done what, although connections are shared', async () => {
      const colleague = await signIn(other, 'admin');
      const ids = await insertStories(EDITS);
      const by = (index: number) => (index % 2 === 0 ? admin : colleague);
      const answers = await Promise.all([
        ...ids.map((id, index) =>
          by(index).api.put(`/api/admin/testimonials/${id}`, { company: `Company ${index}` }),
        ),
        ...range(EDITS).map((index) =>
          test.api.post('/api/newsletter', { email: `reader-${index}@example.org` }),
        ),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
      const entries = await entriesOf(ids);
      expect(new Map(entries.map((entry) => [entry.record, entry.actor_id]))).toEqual(
        new Map(ids.map((id, index) => [id, by(index).user.id])),
      );
    });

    it('names the user of single statements, and of several at once on a connection', async () => {
      const ids = await insertStories(EDITS);
      const as = <Result>(action: string, work: () => Result) =>
        onBehalfOf({ id: admin.user.id, name: null, action, address: null, request: null }, work);
      const runner = test.dataSource.createQueryRunner();
      const hide = 'UPDATE testimonials SET is_visible = false WHERE id = $1';
      await Promise.all(
        ids.map((id, index) =>
          index < 2
            ? as('both', () => runner.query(hide, [id]))
            : as(`action ${index}`, () => test.dataSource.query(hide, [id])),
        ),
      );
      await runner.release();
      const actions = (await entriesOf(ids)).map(({ action }) => action);
      const others = ids.slice(2).map((_, index) => `action ${index + 2}`);
      expect(actions.toSorted()).toEqual([...others, 'both', 'both'].toSorted());
    });

    it('leaves nothing of a statement that fails, and the connection good for the next', async () => {
      const fails = asSystem('action', () =>
        test.dataSource.query(`UPDATE testimonials SET status = 'unknown'`),
      );
      await expect(fails).rejects.toThrow('status');
      await expect(
        asSystem('action', () => test.dataSource.query('SELECT 1 AS one')),
      ).resolves.toEqual([{ one: 1 }]);
      const open = await database.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%'`,
      );
      expect(open).toEqual([]);
    });

    it('ends statements that take too long, alone or in a transaction', async () => {
      const url = await startPgbouncer(resources, database.url, { limit: 200 });
      const options = dataSourceOptions(url, 4, { isPooled: true });
      const dataSource = await new DataSource(options).initialize();
      resources.defer(() => dataSource.destroy());
      const sleep = 'SELECT pg_sleep(60)';
      const asleep = [
        dataSource.query(sleep),
        asSystem('action', () => dataSource.query(sleep)),
        dataSource.transaction((manager) => manager.query(sleep)),
        asSystem('action', () => dataSource.transaction((manager) => manager.query(sleep))),
      ];
      const problems = await Promise.all(
        asleep.map((each) => each.catch((error: unknown) => error)),
      );
      for (const problem of problems) expect(problem).toMatchObject({ code: '57014' });
      await expect(dataSource.query('SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
    });

    it('syncs, lets nobody else do so at the same time, and notifies all replicas of each step', async () => {
      const running = (replica: TestApp) =>
        replica.api.as(admin.token).get<SyncRunDto[]>('/api/admin/sync-runs/running');
      const isRunningOn = async (replica: TestApp, isFarEnough: (done: number) => boolean) =>
        isFarEnough((await running(replica)).body[0]?.courses_done ?? -1);
      await sandbox.control('PUT', '/thinkific/faults', {
        kind: 'slow',
        delayMs: 600_000,
        path: '/chapters',
        times: 1,
      });
      const synced = admin.api.post('/api/admin/thinkific/sync');
      for (const replica of [test, other]) {
        await until(() => isRunningOn(replica, (done) => done > 5));
      }
      const elsewhere = other.api.as(admin.token);
      expect((await elsewhere.post('/api/admin/thinkific/sync')).status).toBe(409);
      const [run] = (await running(other)).body;
      await elsewhere.post(`/api/admin/sync-runs/${run?.id}/cancel`);
      expect((await synced).status).toBe(409);
      for (const replica of [test, other]) {
        expect((await running(replica)).body).toEqual([]);
      }
      expect((await elsewhere.post('/api/admin/thinkific/sync')).status).toBe(200);
    });

    it('hears on one replica what was changed on another', async () => {
      const id = await insertTestimonial(database, { company: 'Northwind Rail' });
      const read = async (replica: TestApp) =>
        JSON.stringify((await replica.api.get('/api/testimonials')).body);
      expect(await read(other)).toContain('Northwind Rail');
      await admin.api.put(`/api/admin/testimonials/${id}`, { company: 'Southwind Air' });
      expect(await read(other)).toContain('Southwind Air');
    });

    it('does jobs', async () => {
      const { user } = await signIn(test, 'staff');
      const { status } = await admin.api.post(`/api/admin/users/${user.id}/password-mail`);
      expect(status).toBe(204);
      await until(() => mail.mails.length > 0);
    });

    it('serves as a program, is found well by the doctor, and backs up', async () => {
      const env = {
        DATABASE_URL: test.config.databaseUrl ?? '',
        DATABASE_SESSION_URL: database.url,
        THINKIFIC_API_KEY: '',
        PICTURES_DIR: folder,
      };
      const program = await startProgram(env);
      const ready = await fetch(`${program.url}/api/health/ready`);
      await program.stop();
      expect(ready.status).toBe(200);
      const { output } = await runCommand('doctor', [], env);
      expect(output).toContain('ok      The pooler uses the same database and limits statements\n');
      const backup = await runCommand('backup', [join(folder, 'backup.zip')], env);
      expect(backup).toMatchObject({ code: 0, errors: '' });
    });

    it('refuses to start without an address for sessions, and changes nothing', async () => {
      const url = test.config.databaseUrl ?? '';
      const what =
        'DATABASE_SESSION_URL, by default DATABASE_URL, connects through a pooler in transaction mode';
      const { code, stderr } = await refusedStart({ DATABASE_URL: url });
      expect([code, stderr]).toEqual([1, expect.stringContaining(what)]);
      const doctor = await runCommand('doctor', [], { DATABASE_URL: url });
      expect([doctor.code, doctor.output]).toEqual([1, expect.stringContaining(`BROKEN  ${what}`)]);
    });

    it('refuses to start with a pooler that limits no statements, or leads elsewhere', async () => {
      const unlimited = await startPgbouncer(resources, database.url, { limit: null });
      const another = await createTestDatabase();
      resources.defer(() => another.drop());
      const elsewhere = await startPgbouncer(resources, another.url);
      const refusal = async (url: string) =>
        (await refusedStart({ DATABASE_URL: url, DATABASE_SESSION_URL: database.url })).stderr;
      expect(await refusal(unlimited)).toContain(
        'Statements through DATABASE_URL may take for ever. Give the database connect_query=',
      );
      expect(await refusal(elsewhere)).toContain('and DATABASE_URL are different databases');

      await another.query(`
        DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_isolation = ''repeatable read''', current_database()); END $$`);
      const isolated = await startPgbouncer(resources, another.url);
      expect(
        (await refusedStart({ DATABASE_URL: isolated, DATABASE_SESSION_URL: another.url })).stderr,
      ).toContain('Transactions through DATABASE_URL are isolated by repeatable read');
    });
  },
);
