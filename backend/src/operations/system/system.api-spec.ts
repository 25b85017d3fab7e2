import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { knownMigrations } from '../../database/data-source.js';
import type { NewApiKeyDto } from '../../identity/api-keys/dto/api-key.dto.js';
import type { SystemDto } from './dto/system.dto.js';
import { Replicas } from './replicas.service.js';

const SYSTEM = '/api/admin/system';
const SMTP_PASSWORD = 'hidden-from-everybody';
const NOW = new Date().toISOString().slice(0, 19);

describe('the system', () => {
  let test: TestApp;
  let backups: string;

  beforeAll(async () => {
    backups = await mkdtemp(join(tmpdir(), 'lectern-system-'));
    await writeFile(join(backups, `lectern-${NOW.replaceAll(':', '-')}Z.zip`), '');
    test = await createTestApp({
      env: {
        // So that none is due.
        BACKUP_CRON: '30 2 1 1 *',
        BACKUP_DIR: backups,
        SMTP_URL: `smtp://ada:${SMTP_PASSWORD}@127.0.0.1:9`,
        MAIL_FROM: 'school@example.org',
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await rm(backups, { recursive: true });
  });

  it('is shown to admins only, and to no key', async () => {
    const { api } = await signIn(test, 'admin');
    const wish = { name: 'A program', scopes: ['stats:read'] };
    const { secret } = (await api.post<NewApiKeyDto>('/api/admin/api-keys', wish)).body;
    const staff = await signIn(test, 'staff');
    expect((await test.api.get(SYSTEM)).status).toBe(401);
    expect((await staff.api.get(SYSTEM)).status).toBe(403);
    const key = { headers: { 'X-API-Key': secret } };
    expect((await test.api.get(SYSTEM, key)).status).toBe(403);
  });

  it('tells of all parts, and nothing secret', async () => {
    await test.dataSource.query(`
      WITH endpoint AS (
        INSERT INTO webhook_endpoints (id, name, url, events, is_active, secret, created_at)
        VALUES (gen_random_uuid(), 'CRM', 'https://crm.example.org', '{sync.finished}', false, '', now())
        RETURNING id
      )
      INSERT INTO webhook_deliveries (endpoint_id, event, subject, state)
        SELECT id, 'sync.finished', '', unnest('{waiting,failed,failed}'::text[]) FROM endpoint`);
    const { api } = await signIn(test, 'admin');
    const { status, body } = await api.get<SystemDto>(SYSTEM);
    expect(status).toBe(200);
    const migrations = knownMigrations();
    expect(body.process.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(body.process).toMatchObject({ node: process.versions.node, pid: process.pid });
    expect(body.database).toMatchObject({
      processes: 1,
      migrations: migrations.length,
      last_migration: migrations.at(-1),
      missing_migrations: [],
      unknown_migrations: [],
      collation_change: null,
    });
    expect(body.schedule).toEqual({
      sync_cron: null,
      backup_cron: '30 2 1 1 *',
      newest_backup_at: `${NOW}.000Z`,
      next_backup_at: expect.stringMatching(/^\d{4}-01-01T02:30:00\.000Z$/) as string,
      backups_are_overdue: false,
    });
    expect(body.platforms?.map(({ platform }) => platform)).toEqual(['thinkific', 'udemy']);
    expect(body.work).toMatchObject({
      mail: 'server',
      webhooks_waiting: 1,
      webhooks_given_up: 2,
      jobs_are_done: true,
    });
    expect(body.folders?.map(({ name }) => name)).toEqual(['pictures', 'backups']);
    const { free_bytes: free, disk_bytes: disk } = body.folders?.[1] ?? {};
    expect(free).toBeGreaterThan(0);
    expect(disk).toBeGreaterThan(free ?? Infinity);
    expect(body.database?.bytes).toBeGreaterThan(1_000_000);
    expect(JSON.stringify(body)).not.toContain(SMTP_PASSWORD);
  });
});

describe('a database that is not as it should be', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({});
    await test.database.query(`
      UPDATE pg_database SET datcollversion = '0' WHERE datname = current_database();
      ALTER TABLE webhook_deliveries RENAME TO webhook_deliveries_away`);
  });
  afterAll(() => test.close());

  const system = async () => {
    const { api } = await signIn(test, 'admin');
    return api.get<SystemDto>(SYSTEM);
  };

  it('has its changed collation version named, with the commands that repair it', async () => {
    const { body } = await system();
    expect(body.database?.collation_change).toMatch(
      /changed from 0 to .+\. Run REINDEX DATABASE lectern_\w+, then ALTER DATABASE lectern_\w+ REFRESH COLLATION VERSION\.$/,
    );
  });

  it('has the part left out that fails, and leaves the others', async () => {
    const { status, body } = await system();
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('work');
    expect(body.database?.migrations).toBeGreaterThan(0);
    expect(body.platforms).toHaveLength(2);
  });
});

describe('the replicas', () => {
  let test: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    test = await createTestApp({});
    other = await createTestApp({ database: test.database, platform: test.sandbox });
  });
  afterAll(() => test.close());

  it('are listed with their versions until they stop, or are not seen for a minute', async () => {
    const { api, token } = await signIn(test, 'admin');
    const others = async () => {
      const { replicas = [] } = (await api.get<SystemDto>(SYSTEM)).body;
      return replicas.filter(({ id }) => id !== test.app.get(Replicas).own.id);
    };
    await test.database.query(`
      INSERT INTO replicas (id, host, pid, version, started_at, seen_at)
      SELECT gen_random_uuid(), 'web-' || age, 7, '0.0.1', now() - interval '1 day',
        now() - age * interval '1 second'
      FROM unnest(ARRAY[30, 61]) AS age`);
    const { own } = other.app.get(Replicas);
    await until(async () => (await others()).length === 2);
    expect(await others()).toContainEqual(
      expect.objectContaining({ host: 'web-30', pid: 7, version: '0.0.1' }),
    );
    expect((await others()).map(({ id }) => id)).toContain(own.id);
    const found = await other.api.as(token).get<SystemDto>(SYSTEM);
    expect(found.body.database?.processes).toBe(2);

    other.app.get(Replicas).beat();
    await until(async () => {
      const hosts = await test.database.query<{ host: string }>('SELECT host FROM replicas');
      return hosts.every(({ host }) => host !== 'web-61');
    });
    await other.close();
    const left = await test.database.query('SELECT FROM replicas WHERE id = $1', [own.id]);
    expect(left).toEqual([]);
  });

  it('come back once the database has been away', async () => {
    const replicas = test.app.get(Replicas);
    const isListed = async () =>
      (await replicas.list()).some(({ id, version }) => id === replicas.own.id && version !== '');
    await until(isListed);
    await test.database.query('DELETE FROM replicas');
    replicas.beat();
    await until(isListed);
  });
});
