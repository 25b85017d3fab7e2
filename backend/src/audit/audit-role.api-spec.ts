import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { checkAuditRole } from '../operations/doctor/check-audit-role.js';
import { PROJECT_ROOT } from '../common/project-root.js';
import { AuditService } from './audit.service.js';
import { verifyAudit } from './verify-audit.js';

const SQL = /## A role that cannot change the audit log[^]*?```sql\n([^]*?)```/;

describe('the audit log under the role of docs/operate.md', () => {
  const role = `lectern_test_${randomBytes(6).toString('hex')}`;
  let database: TestDatabase;
  let test: TestApp;
  let restrictedUrl: string;
  let restricted: Client;
  let owned: TestApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    const docs = await readFile(join(PROJECT_ROOT, 'docs/operate.md'), 'utf8');
    const sql = (SQL.exec(docs)?.[1] ?? '').replaceAll('lectern_app', role);
    expect(sql).toContain('CREATE ROLE');
    await database.query(sql);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'a long one';
    owned = await createTestApp({ database });
    test = await createTestApp({
      database: { ...database, url: url.href },
      platform: owned.sandbox,
    });
    restrictedUrl = url.href;
    restricted = new Client({ connectionString: restrictedUrl });
    await restricted.connect();
  });
  afterAll(async () => {
    await restricted.end();
    await test.close();
    await owned.close();
    await database.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await database.drop();
  });

  const audit = () => test.app.get(AuditService);
  const count = async () => {
    const [row] = await database.query<{ entries: number }>(
      'SELECT count(*)::int AS entries FROM changes',
    );
    return row?.entries ?? 0;
  };
  /** As if the entries were older, which not even the owner can do without a superuser's help. */
  const age = (days: number) =>
    database.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE changes SET at = at - interval '${days} days'; COMMIT`,
    );

  it('is recorded, hashed and verified while the product works normally', async () => {
    const { api } = await signIn(test, 'admin');
    const added = await api.post('/api/admin/users', {
      ...{ name: 'Maria Santos', username: 'maria', email: 'maria@example.org' },
      ...{ password: 'horse battery', role: 'staff' },
    });
    expect(added.status).toBe(201);
    expect((await test.api.post('/api/newsletter', { email: 'ada@example.org' })).status).toBe(201);
    const health = await test.api.get<{ jobs_are_done: boolean }>('/api/health');
    expect(health.body.jobs_are_done).not.toBe(false);
    expect(await count()).toBeGreaterThan(0);
    await audit().extendChain();
    await until(async () => {
      const [row] = await database.query<{ waiting: number }>(
        `SELECT count(*)::int AS waiting FROM changes WHERE NOT EXISTS (SELECT FROM change_hashes WHERE change_id = changes.id)`,
      );
      return row?.waiting === 0;
    });
    expect(await verifyAudit(test.dataSource)).toMatchObject({ problems: [] });
  });

  it.each([
    "UPDATE changes SET action = 'login'",
    'DELETE FROM changes',
    'TRUNCATE changes',
    'DELETE FROM change_hashes',
    'ALTER TABLE changes DISABLE TRIGGER ALL',
    'DROP TRIGGER append_only ON changes',
    'SET session_replication_role = replica',
    'CREATE OR REPLACE FUNCTION refuse_changed_log() RETURNS trigger LANGUAGE sql AS $$ $$',
    "SET lectern.forgets_changes = 'yes'; DELETE FROM changes",
  ])('refuses %s', async (statement) => {
    const before = await count();
    await expect(restricted.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await count()).toBe(before);
  });

  /** A search path that does not name `pg_temp` begins with it. Triggers of these tables run with the rights of the function that writes to them. */
  const SHADOWS = `
    CREATE TEMP TABLE changes (LIKE public.changes INCLUDING DEFAULTS INCLUDING IDENTITY);
    INSERT INTO pg_temp.changes (at, action, table_name, operation, is_audited, actor_kind)
      VALUES ('2001-01-01', '', '', 'action', true, 'other'), ('2001-01-01', '', '', 'action', true, 'other');
    CREATE TEMP TABLE change_hashes (LIKE public.change_hashes);
    INSERT INTO pg_temp.change_hashes VALUES (1, 1, '', ''), (2, 2, '', '');
    CREATE TEMP TABLE hash_chain_state (seen pg_snapshot);
    INSERT INTO pg_temp.hash_chain_state VALUES ('1:1:');
    CREATE FUNCTION pg_temp.run() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE current_setting('attack.sql');
      RETURN NULL;
    END $$;
    CREATE TRIGGER run BEFORE INSERT OR DELETE ON pg_temp.change_hashes EXECUTE FUNCTION pg_temp.run();
    GRANT ALL ON pg_temp.changes, pg_temp.change_hashes, pg_temp.hash_chain_state TO PUBLIC`;

  /** Runs `sql` as the owner if the function uses the caller's tables. */
  const attack = async (call: string, sql: string) => {
    const attacker = new Client({ connectionString: restrictedUrl });
    await attacker.connect();
    try {
      await attacker.query(SHADOWS);
      await attacker.query(`SELECT set_config('attack.sql', $1, false)`, [sql]);
      await attacker.query(`SELECT ${call}`);
    } finally {
      await attacker.end();
    }
  };

  it.each(['public.hash_changes(10)', "public.forget_changes(now() - interval '1 year', 10)"])(
    'ignores temporary tables of the caller in %s',
    async (call) => {
      await until(async () => (await audit().extendChain()) === 0);
      const entries = () => database.query('SELECT * FROM changes ORDER BY id');
      const before = await entries();
      const [kept] = await database.query<{ head: string }>(
        `SELECT encode(hash, 'hex') AS head FROM change_hashes ORDER BY position DESC LIMIT 1`,
      );
      const forgetting = "SET LOCAL lectern.forgets_changes = 'yes'";
      const deletion = `${forgetting};
        DELETE FROM public.change_hashes WHERE change_id = (SELECT max(id) FROM public.changes);
        DELETE FROM public.changes WHERE id = (SELECT max(id) FROM public.changes)`;
      const change = `${forgetting};
        ALTER TABLE public.changes DISABLE TRIGGER append_only;
        UPDATE public.changes SET actor_name = 'somebody else' WHERE id = (SELECT max(id) FROM public.changes);
        ALTER TABLE public.changes ENABLE TRIGGER append_only;
        UPDATE public.hash_chain_state SET seen = '1:1:';
        DELETE FROM public.change_hashes WHERE change_id = (SELECT max(id) FROM public.changes)`;
      for (const sql of [deletion, change, 'CREATE TABLE IF NOT EXISTS public.made_as_owner ()']) {
        await attack(call, sql);
      }
      expect(await entries()).toEqual(before);
      expect(await database.query(`SELECT to_regclass('public.made_as_owner') AS made`)).toEqual([
        { made: null },
      ]);
      await until(async () => (await audit().extendChain()) === 0);
      const { problems } = await verifyAudit(test.dataSource, kept?.head);
      expect(problems).toEqual([]);
    },
  );

  it('runs functions of the owner without the schema of the caller, and only with a grant', async () => {
    const definers = await database.query(`
      SELECT proname AS name, proconfig AS settings, proacl::text LIKE '%,=X/%' OR proacl::text LIKE '{=X/%' AS is_public
      FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace ORDER BY proname`);
    const settings = ['search_path=pg_catalog, pg_temp'];
    expect(definers).toEqual([
      { name: 'forget_changes', settings, is_public: false },
      { name: 'hash_changes', settings, is_public: false },
    ]);
  });

  it('records changes despite a temporary table of the same name', async () => {
    const before = await count();
    await restricted.query(
      'CREATE TEMP TABLE changes (LIKE public.changes INCLUDING DEFAULTS INCLUDING IDENTITY)',
    );
    await restricted.query("UPDATE public.users SET phone = '1'");
    await restricted.query('DROP TABLE pg_temp.changes');
    expect(await count()).toBeGreaterThan(before);
    expect((await verifyAudit(test.dataSource)).problems).toEqual([]);
  });

  it('never deletes entries of the last 30 days', async () => {
    const forget = async () => {
      const { rows } = await restricted.query<{ forgotten: number }>(
        `SELECT forget_changes(now() + interval '10 years', 5000) AS forgotten`,
      );
      return rows[0]?.forgotten;
    };
    const before = await count();
    expect(await forget()).toBe(0);
    await age(29);
    expect(await forget()).toBe(0);
    expect(await count()).toBe(before);
    await age(2);
    expect(await forget()).toBeGreaterThan(0);
  });

  it('is checked by the doctor for both roles', async () => {
    expect(await checkAuditRole(test.dataSource)).toEqual({
      ...{ what: `The role ${role} cannot change the audit log`, todo: null, isBroken: false },
    });
    expect((await checkAuditRole(owned.dataSource)).what).toContain('is a superuser');
    await database.query(`REVOKE EXECUTE ON FUNCTION hash_changes FROM ${role}`);
    expect(await checkAuditRole(test.dataSource)).toEqual({
      what: `The role ${role} cannot extend the hash chain of the audit log`,
      todo: `GRANT EXECUTE ON FUNCTION hash_changes, forget_changes TO ${role};`,
      isBroken: true,
    });
    await database.query(`GRANT EXECUTE ON FUNCTION hash_changes TO ${role}`);
    await database.query(`GRANT DELETE ON change_hashes TO ${role}`);
    expect((await checkAuditRole(test.dataSource)).what).toContain('has the right to DELETE');
    await database.query(`REVOKE DELETE ON change_hashes FROM ${role}`);
    await database.query(`ALTER TABLE changes OWNER TO ${role}`);
    const owner = await checkAuditRole(test.dataSource);
    await database.query('ALTER TABLE changes OWNER TO current_user');
    expect(owner).toMatchObject({
      what: expect.stringContaining('owns its tables') as string,
      todo: expect.stringContaining('docs/operate.md') as string,
      isBroken: false,
    });
  });
});
