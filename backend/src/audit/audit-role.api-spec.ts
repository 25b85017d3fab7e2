import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { signIn } from '../../test/sign-in.js';
import { until } from '../../test/until.js';
import { examineAuditRole } from '../doctor/examine-audit-role.js';
import { PROJECT_ROOT } from '../project-root.js';
import { AuditService } from './audit.service.js';
import { verifyAudit } from './verify-audit.js';

const SQL = /## A role that cannot change the audit log[^]*?```sql\n([^]*?)```/;

describe('the audit log under the role of docs/operations.md', () => {
  const role = `lectern_test_${randomBytes(6).toString('hex')}`;
  let database: TestDatabase;
  let test: TestApp;
  let restricted: Client;
  let owned: TestApp;

  beforeAll(async () => {
    database = await createTestDatabase();
    const docs = await readFile(join(PROJECT_ROOT, 'docs/operations.md'), 'utf8');
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
    restricted = new Client({ connectionString: url.href });
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
    const [row] = await database.query<{ lines: number }>(
      'SELECT count(*)::int AS lines FROM audit_lines',
    );
    return row?.lines ?? 0;
  };
  /** As if the lines were older, which not even the owner can do without a superuser's help. */
  const age = (days: number) =>
    database.query(
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE audit_lines SET at = at - interval '${days} days'; COMMIT`,
    );

  it('is kept, sealed and verified while the product works as ever', async () => {
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
    await audit().seal();
    await until(async () => {
      const [row] = await database.query<{ waiting: number }>(
        'SELECT count(*)::int AS waiting FROM audit_unsealed',
      );
      return row?.waiting === 0;
    });
    expect(await verifyAudit(test.dataSource)).toMatchObject({ faults: [] });
  });

  it.each([
    "UPDATE audit_lines SET act = 'login'",
    'DELETE FROM audit_lines',
    'TRUNCATE audit_lines',
    'DELETE FROM audit_seals',
    'ALTER TABLE audit_lines DISABLE TRIGGER ALL',
    'DROP TRIGGER append_only ON audit_lines',
    'SET session_replication_role = replica',
    'CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE sql AS $$ $$',
    "SET lectern.forgets_audit = 'yes'; DELETE FROM audit_lines",
  ])('refuses %s', async (statement) => {
    const before = await count();
    await expect(restricted.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect(await count()).toBe(before);
  });

  it('lets go of nothing of the last 30 days, whatever is asked for', async () => {
    const forget = async () => {
      const { rows } = await restricted.query<{ forgotten: number }>(
        `SELECT forget_audit(now() + interval '10 years', 5000) AS forgotten`,
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

  it('is told of by the doctor, of either role', async () => {
    expect(await examineAuditRole(test.dataSource)).toEqual({
      ...{ what: `The role ${role} cannot change the audit log`, todo: null, isBroken: false },
    });
    expect((await examineAuditRole(owned.dataSource)).what).toContain('is a superuser');
    await database.query(`GRANT DELETE ON audit_seals TO ${role}`);
    expect((await examineAuditRole(test.dataSource)).what).toContain('has the right to DELETE');
    await database.query(`REVOKE DELETE ON audit_seals FROM ${role}`);
    await database.query(`ALTER TABLE audit_lines OWNER TO ${role}`);
    const owner = await examineAuditRole(test.dataSource);
    await database.query('ALTER TABLE audit_lines OWNER TO current_user');
    expect(owner).toMatchObject({
      what: expect.stringContaining('owns its tables') as string,
      todo: expect.stringContaining('docs/operations.md') as string,
      isBroken: false,
    });
  });
});
