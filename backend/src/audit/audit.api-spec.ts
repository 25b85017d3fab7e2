import type { LoginResponseDto } from '../identity/auth/dto/login.dto.js';
import { withClockAhead } from '../../test/clock.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { onBehalfOf } from '../common/sql/caller.js';
import { insertSubscribers } from '../newsletter/newsletter.factory.js';
import { insertTestimonial } from '../testimonials/testimonial.factory.js';
import { insertUser, MARIA, PASSWORD } from '../identity/users/user.factory.js';
import { AuditService } from './audit.service.js';
import { verifyAudit } from './verify-audit.js';

interface Line {
  id: string;
  actor_name: string | null;
  act: string;
  table_name: string;
  record: string | null;
  before: object | null;
  after: object | null;
  address: string | null;
  request_id: string | null;
}

/** Tables whose rows are no act of a person: what follows from others, queues, counters, and the log itself. */
const UNWATCHED = [
  'bounced_addresses',
  'change_positions',
  'change_sealing',
  'change_seals',
  'changed_users',
  'changes',
  'course_curricula',
  'deleted_subscriptions',
  'deleted_testimonials',
  'demo_seeds',
  'ended_overrides',
  'enrol_clicks',
  'enrol_links',
  'known_devices',
  'left_pictures',
  'mails',
  'migrations',
  'missing_searches',
  'newsletter_confirmations',
  'newsletter_counts',
  'passkey_challenges',
  'rate_limits',
  'replicas',
  'story_authors',
  'sync_changes',
  'sync_problems',
  'testimonial_counts',
  'unsubscribe_records',
  'webhook_deliveries',
];

describe('the audit log', () => {
  let test: TestApp;
  let admin: SignedIn;
  let lastBefore: string;

  beforeAll(async () => {
    test = await createTestApp({});
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.database.query('DELETE FROM users WHERE id <> $1', [admin.user.id]);
    const [last] = await test.database.query<Line>('SELECT max(id) AS id FROM changes');
    lastBefore = last?.id ?? '0';
  });

  const linesOf = (act: string) =>
    test.database.query<Line>(
      'SELECT * FROM changes WHERE is_audited AND act = $1 AND id > $2 ORDER BY id',
      [act, lastBefore],
    );
  /** Another process may be sealing just now. */
  const sealAll = async ({ app, database } = test) => {
    const waiting = () =>
      database.query(
        `SELECT FROM changes WHERE NOT EXISTS (SELECT FROM change_seals WHERE change_id = changes.id)`,
      );
    while ((await waiting()).length > 0) await app.get(AuditService).seal();
  };

  it('is kept of each table that an operation may write', async () => {
    const tables = await test.database.query<{ name: string }>(`
      SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND NOT EXISTS (
        SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'changes')
      ORDER BY relname`);
    expect(tables.map(({ name }) => name)).toEqual(UNWATCHED);
  });

  it('says who changed what, from where and in which request, without anything secret', async () => {
    const created = await admin.api.post<{ id: string }>('/api/admin/users', {
      ...MARIA,
      role: 'staff',
    });
    const { id } = created.body;
    await admin.api.put(`/api/admin/users/${id}`, { name: 'Maria Lima' });
    const lines = await test.database.query<Line>(
      `SELECT * FROM changes WHERE record = $1 AND actor_name IS NOT NULL ORDER BY id`,
      [id],
    );
    expect(lines).toMatchObject([
      {
        before: null,
        after: { username: 'maria' },
        request_id: created.headers.get('x-request-id'),
      },
      { before: { name: 'Maria Santos' }, after: { name: 'Maria Lima' } },
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({ actor_name: admin.user.username, address: '127.0.0.1' });
    }
    expect(JSON.stringify(lines)).not.toMatch(/password|argon2|her secret/);
  });

  it('is not in what was undone with its change', async () => {
    const before = await test.database.query('SELECT id FROM changes');
    const answer = await admin.api.post('/api/admin/users', { ...MARIA, role: 'none' });
    expect(answer.status).toBe(400);
    expect(await test.database.query('SELECT id FROM changes')).toEqual(before);
  });

  it('does not take the next request for the same person', async () => {
    await admin.api.post('/api/admin/users', { ...MARIA, role: 'staff' });
    await test.dataSource.query(`UPDATE users SET phone = '1' WHERE username = 'maria'`);
    expect(await linesOf('update')).toMatchObject([{ actor_name: null, after: { phone: '1' } }]);
  });

  it('notes sign-ins and those that fail, but not what was typed', async () => {
    const { username, id } = admin.user;
    for (const name of [username, 'typed by mistake']) {
      await test.api.post('/api/admin/login', { username: name, password: 'wrong one' });
    }
    await test.api.post<LoginResponseDto>('/api/admin/login', { username, password: PASSWORD });
    expect(await linesOf('login')).toMatchObject([{ record: id }]);
    const failed = await linesOf('loginFailed');
    expect(failed).toMatchObject([
      { actor_name: username, after: { reason: 'wrong password' } },
      { actor_name: null, after: { reason: 'no such user' } },
    ]);
    expect(JSON.stringify(failed)).not.toMatch(/typed by mistake|wrong one/);
  });

  it.each([
    'UPDATE changes SET actor_name = null',
    'DELETE FROM changes',
    'TRUNCATE changes',
    'UPDATE change_seals SET position = 0',
    'DELETE FROM change_seals',
    'TRUNCATE change_seals',
  ])('refuses %s', async (statement) => {
    await expect(test.database.query(statement)).rejects.toThrow('append-only');
  });

  it('is one chain when two replicas write and seal at once', async () => {
    const second = await createTestApp({ database: test.database, platform: test.sandbox });
    try {
      const write = (api: typeof admin.api, name: string) =>
        api.post('/api/admin/users', {
          ...MARIA,
          username: name,
          email: `${name}@example.org`,
          role: 'staff',
        });
      const replicas = [test, second];
      const work = Array.from({ length: 10 }, async (_, index) => {
        const replica = index % 2 === 0 ? test : second;
        const answer = await write(replica.api.as(admin.token), `person${index}`);
        await Promise.all(replicas.map(({ app }) => app.get(AuditService).seal()));
        return answer.status;
      });
      expect(new Set(await Promise.all(work))).toEqual(new Set([201]));
      await sealAll();
      expect(await verifyAudit(test.dataSource)).toMatchObject({ unsealed: 0, problems: [] });
      expect(await linesOf('createUser')).toHaveLength(10);
    } finally {
      await second.close();
    }
  });

  it('forgets what is old enough, says so, and still verifies', async () => {
    await admin.api.post('/api/admin/users', { ...MARIA, role: 'staff' });
    await sealAll();
    const audit = test.app.get(AuditService);
    expect(await audit.forget()).toBe(0);
    // But for the last, whose seal the next one goes on from.
    await test.database.query(`
      BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE changes SET at = at - interval '${test.config.auditRetentionDays + 1} days'
      WHERE id <> (SELECT change_id FROM change_seals ORDER BY position DESC LIMIT 1); COMMIT`);
    const forgotten = await audit.forget();
    expect(forgotten).toBeGreaterThan(0);
    expect(await linesOf('forget')).toMatchObject([{ after: { lines: forgotten } }]);
    await sealAll();
    expect((await verifyAudit(test.dataSource)).problems).toEqual([]);
  });

  it('forgets nothing by the clock of a replica that is years ahead', async () => {
    const fresh = await createTestApp({});
    const lines = () => fresh.database.query('SELECT id FROM changes ORDER BY id');
    try {
      await insertUser(fresh.database);
      await insertUser(fresh.database);
      await sealAll(fresh);
      const before = await lines();
      await withClockAhead(3 * 365 * 86_400_000, () => fresh.app.get(AuditService).forgetOld());
      expect(await lines()).toEqual(before);
    } finally {
      await fresh.close();
    }
  });

  it('notes reads of personal data, each record once an hour, without an address', async () => {
    const [one, two] = await insertSubscribers(test.database, ['a@example.org', 'b@example.org']);
    const story = await insertTestimonial(test.database);
    await test.database.query(
      `INSERT INTO story_authors (email, testimonial_id, expires_at) VALUES ('c@example.org', $1, now())`,
      [story],
    );
    const { id } = admin.user;
    for (const [path, act, object] of [
      [`newsletters/${one?.id}`, 'getNewsletter', one?.id],
      [`newsletters/${two?.id}`, 'getNewsletter', two?.id],
      ['newsletters/status?email=a%40example.org', 'getNewsletterStatus', one?.id],
      ['newsletters/status?email=nobody%40example.org', 'getNewsletterStatus', null],
      [`testimonials/${story}`, 'getAdminTestimonial', story],
      ['users', 'listUsers', null],
      [`users/${id}`, 'getUser', id],
      [`users/${id}/mails`, 'listUserMails', id],
      ['invitations', 'listInvitations', null],
    ] as const) {
      const answers = [];
      for (let time = 0; time < 2; time += 1) {
        answers.push(await admin.api.get(`/api/admin/${path}`));
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const lines = await test.database.query<Line>(
        'SELECT act, actor_id, record FROM changes WHERE is_audited AND request_id = ANY ($1)',
        [answers.map(({ headers }) => headers.get('x-request-id'))],
      );
      expect(lines).toEqual([{ act, actor_id: id, record: object && String(object) }]);
    }
    const all = await test.database.query('SELECT * FROM changes WHERE id > $1', [lastBefore]);
    expect(JSON.stringify(all)).not.toMatch(/\b(a|b|c|nobody)@example\.org/);
  });

  it('finds what was done past its triggers', async () => {
    await admin.api.post('/api/admin/users', { ...MARIA, role: 'staff' });
    await sealAll();
    expect((await verifyAudit(test.dataSource)).problems).toEqual([]);
    const lines = await test.database.query<Line>('SELECT * FROM changes ORDER BY id DESC LIMIT 3');
    await test.database.query('SET session_replication_role = replica');
    for (const [place, statement, problem] of [
      [0, 'DELETE FROM change_seals WHERE change_id = $1', 'is not in the hash chain'],
      [1, 'DELETE FROM changes WHERE id = $1', 'is missing'],
      [2, `UPDATE changes SET act = 'another' WHERE id = $1`, 'was changed'],
    ] as const) {
      await test.database.query(statement, [lines[place]?.id]);
      const { problems } = await verifyAudit(test.dataSource);
      expect(problems).toContainEqual(`Entry ${lines[place]?.id} ${problem}.`);
    }
  });

  it('records a view again after a thousand others, because a process remembers no more', async () => {
    const look = (name: string) => {
      const caller = {
        ...{ id: null, name, address: null, request: null },
        act: 'listNewsletters',
      };
      const noted = { object: { type: 'subscriber' as const } };
      return onBehalfOf(caller, () => test.app.get(AuditService).recordView(noted));
    };
    await look('first');
    await look('first');
    await Promise.all(Array.from({ length: 1_000 }, (_, number) => look(`reader ${number}`)));
    await look('first');
    const lines = await linesOf('listNewsletters');
    expect(lines).toHaveLength(1_002);
    expect(lines.filter((line) => line.actor_name === 'first')).toHaveLength(2);
  });

  it('is looked at from where it begins, whatever a line says that was let go', async () => {
    const fresh = await createTestApp();
    const { database } = fresh;
    try {
      await insertUser(database);
      await sealAll(fresh);
      const [{ end } = { end: '' }] = await database.query<{ end: string }>(
        'SELECT max(position) AS end FROM change_seals',
      );
      const claim = async (last: string) => {
        await database.query(
          `INSERT INTO changes (act, table_name, operation, is_audited, actor_kind, after)
           SELECT 'forget', 'changes', 'act', true, 'other', jsonb_build_object('last', $1::bigint, 'seal', encode(hash, 'hex'))
           FROM change_seals WHERE position = $2`,
          [last, end],
        );
        return (await verifyAudit(fresh.dataSource)).problems;
      };
      const isThere =
        /^Hashes up to \d+ still exist, although the log says that they were deleted\.$/;
      expect(await claim(end)).toContainEqual(expect.stringMatching(isThere));
      const beyond = '9000000000000000000';
      const problems = await claim(beyond);
      expect(problems).toContainEqual(expect.stringMatching(isThere));
      expect(problems).toContainEqual(`Hashes are missing after ${beyond}.`);
    } finally {
      await fresh.close();
    }
  });
});
