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

interface Entry {
  id: string;
  actor_name: string | null;
  action: string;
  table_name: string;
  record: string | null;
  before: object | null;
  after: object | null;
  address: string | null;
  request_id: string | null;
}

/** Tables whose rows are no action of a person: what follows from others, queues, counters, and the log itself. */
const UNWATCHED = [
  'bounced_addresses',
  'campaign_clicks',
  'campaign_orders',
  'change_hashes',
  'change_positions',
  'changed_users',
  'changes',
  'course_curricula',
  'course_interests',
  'course_review_readings',
  'course_reviews',
  'deleted_subscriptions',
  'deleted_testimonials',
  'demo_seeds',
  'ended_overrides',
  'enrol_clicks',
  'enrol_links',
  'hash_chain_state',
  'known_devices',
  'left_pictures',
  'mails',
  'migrations',
  'missing_addresses',
  'missing_searches',
  'newsletter_confirmations',
  'newsletter_counts',
  'participant_messages',
  'passkey_challenges',
  'platform_requests',
  'rate_limits',
  'replicas',
  'story_authors',
  'sync_changes',
  'sync_problems',
  'testimonial_counts',
  'thinkific_events',
  'thinkific_webhooks',
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
    const [last] = await test.database.query<Entry>('SELECT max(id) AS id FROM changes');
    lastBefore = last?.id ?? '0';
  });

  const entriesOf = (action: string) =>
    test.database.query<Entry>(
      'SELECT * FROM changes WHERE is_audited AND action = $1 AND id > $2 ORDER BY id',
      [action, lastBefore],
    );
  /** Another process may be extending the chain at the same time. */
  const hashAll = async ({ app, database } = test) => {
    const waiting = () =>
      database.query(
        `SELECT FROM changes WHERE NOT EXISTS (SELECT FROM change_hashes WHERE change_id = changes.id)`,
      );
    while ((await waiting()).length > 0) await app.get(AuditService).extendChain();
  };

  it('covers each table that an operation may write', async () => {
    const tables = await test.database.query<{ name: string }>(`
      SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND NOT EXISTS (
        SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname = 'changes')
      ORDER BY relname`);
    expect(tables.map(({ name }) => name)).toEqual(UNWATCHED);
  });

  it('shows who changed what, from where and in which request, without secrets', async () => {
    const created = await admin.api.post<{ id: string }>('/api/admin/users', {
      ...MARIA,
      role: 'staff',
    });
    const { id } = created.body;
    await admin.api.put(`/api/admin/users/${id}`, { name: 'Maria Lima' });
    const entries = await test.database.query<Entry>(
      `SELECT * FROM changes WHERE record = $1 AND actor_name IS NOT NULL ORDER BY id`,
      [id],
    );
    expect(entries).toMatchObject([
      {
        before: null,
        after: { username: 'maria' },
        request_id: created.headers.get('x-request-id'),
      },
      { before: { name: 'Maria Santos' }, after: { name: 'Maria Lima' } },
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor_name: admin.user.username, address: '127.0.0.1' });
    }
    expect(JSON.stringify(entries)).not.toMatch(/password|argon2|her secret/);
  });

  it('has no entry for a change that was rolled back', async () => {
    const before = await test.database.query('SELECT id FROM changes');
    const answer = await admin.api.post('/api/admin/users', { ...MARIA, role: 'none' });
    expect(answer.status).toBe(400);
    expect(await test.database.query('SELECT id FROM changes')).toEqual(before);
  });

  it('does not attribute the next request to the same person', async () => {
    await admin.api.post('/api/admin/users', { ...MARIA, role: 'staff' });
    await test.dataSource.query(`UPDATE users SET phone = '1' WHERE username = 'maria'`);
    expect(await entriesOf('update')).toMatchObject([{ actor_name: null, after: { phone: '1' } }]);
  });

  it('records successful and failed sign-ins, but not the input', async () => {
    const { username, id } = admin.user;
    for (const name of [username, 'typed by mistake']) {
      await test.api.post('/api/admin/login', { username: name, password: 'wrong one' });
    }
    await test.api.post<LoginResponseDto>('/api/admin/login', { username, password: PASSWORD });
    expect(await entriesOf('login')).toMatchObject([{ record: id }]);
    const failed = await entriesOf('loginFailed');
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
    'UPDATE change_hashes SET position = 0',
    'DELETE FROM change_hashes',
    'TRUNCATE change_hashes',
  ])('refuses %s', async (statement) => {
    await expect(test.database.query(statement)).rejects.toThrow('append-only');
  });

  it('is one chain when two replicas write and extend the chain at once', async () => {
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
        await Promise.all(replicas.map(({ app }) => app.get(AuditService).extendChain()));
        return answer.status;
      });
      expect(new Set(await Promise.all(work))).toEqual(new Set([201]));
      await hashAll();
      expect(await verifyAudit(test.dataSource)).toMatchObject({ unhashed: 0, problems: [] });
      expect(await entriesOf('createUser')).toHaveLength(10);
    } finally {
      await second.close();
    }
  });

  it('deletes old entries, records the deletion, and still verifies', async () => {
    await admin.api.post('/api/admin/users', { ...MARIA, role: 'staff' });
    await hashAll();
    const audit = test.app.get(AuditService);
    expect(await audit.forget()).toBe(0);
    // The last entry stays, because the next hash continues from it.
    await test.database.query(`
      BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE changes SET at = at - interval '${test.config.auditRetentionDays + 1} days'
      WHERE id <> (SELECT change_id FROM change_hashes ORDER BY position DESC LIMIT 1); COMMIT`);
    const forgotten = await audit.forget();
    expect(forgotten).toBeGreaterThan(0);
    expect(await entriesOf('forget')).toMatchObject([{ after: { entries: forgotten } }]);
    await hashAll();
    expect((await verifyAudit(test.dataSource)).problems).toEqual([]);
  });

  it('deletes nothing when the clock of a replica is years ahead', async () => {
    const fresh = await createTestApp({});
    const entries = () => fresh.database.query('SELECT id FROM changes ORDER BY id');
    try {
      await insertUser(fresh.database);
      await insertUser(fresh.database);
      await hashAll(fresh);
      const before = await entries();
      await withClockAhead(3 * 365 * 86_400_000, () => fresh.app.get(AuditService).forgetOld());
      expect(await entries()).toEqual(before);
    } finally {
      await fresh.close();
    }
  });

  it('records views of personal data, each record once an hour, without an address', async () => {
    const [one, two] = await insertSubscribers(test.database, ['a@example.org', 'b@example.org']);
    const story = await insertTestimonial(test.database);
    await test.database.query(
      `INSERT INTO story_authors (email, testimonial_id, expires_at) VALUES ('c@example.org', $1, now())`,
      [story],
    );
    const { id } = admin.user;
    for (const [path, action, object] of [
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
      const entries = await test.database.query<Entry>(
        'SELECT action, actor_id, record FROM changes WHERE is_audited AND request_id = ANY ($1)',
        [answers.map(({ headers }) => headers.get('x-request-id'))],
      );
      expect(entries).toEqual([{ action, actor_id: id, record: object && String(object) }]);
    }
    const all = await test.database.query('SELECT * FROM changes WHERE id > $1', [lastBefore]);
    expect(JSON.stringify(all)).not.toMatch(/\b(a|b|c|nobody)@example\.org/);
  });

  it('detects changes that bypassed its triggers', async () => {
    await admin.api.post('/api/admin/users', { ...MARIA, role: 'staff' });
    await hashAll();
    expect((await verifyAudit(test.dataSource)).problems).toEqual([]);
    const entries = await test.database.query<Entry>(
      'SELECT * FROM changes ORDER BY id DESC LIMIT 3',
    );
    await test.database.query('SET session_replication_role = replica');
    for (const [place, statement, problem] of [
      [0, 'DELETE FROM change_hashes WHERE change_id = $1', 'is not in the hash chain'],
      [1, 'DELETE FROM changes WHERE id = $1', 'is missing'],
      [2, `UPDATE changes SET action = 'another' WHERE id = $1`, 'was changed'],
    ] as const) {
      await test.database.query(statement, [entries[place]?.id]);
      const { problems } = await verifyAudit(test.dataSource);
      expect(problems).toContainEqual(`Entry ${entries[place]?.id} ${problem}.`);
    }
  });

  it('records a view again after a thousand others, because a process remembers no more than that', async () => {
    const look = (name: string) => {
      const caller = {
        ...{ id: null, name, address: null, request: null },
        action: 'listNewsletters',
      };
      const noted = { object: { type: 'subscriber' as const } };
      return onBehalfOf(caller, () => test.app.get(AuditService).recordView(noted));
    };
    await look('first');
    await look('first');
    await Promise.all(Array.from({ length: 1_000 }, (_, number) => look(`reader ${number}`)));
    await look('first');
    const entries = await entriesOf('listNewsletters');
    expect(entries).toHaveLength(1_002);
    expect(entries.filter((entry) => entry.actor_name === 'first')).toHaveLength(2);
  });

  it('is verified from its start, whatever a forged entry claims', async () => {
    const fresh = await createTestApp();
    const { database } = fresh;
    try {
      await insertUser(database);
      await hashAll(fresh);
      const [{ end } = { end: '' }] = await database.query<{ end: string }>(
        'SELECT max(position) AS end FROM change_hashes',
      );
      const claim = async (last: string) => {
        await database.query(
          `INSERT INTO changes (action, table_name, operation, is_audited, actor_kind, after)
           SELECT 'forget', 'changes', 'action', true, 'other', jsonb_build_object('last', $1::bigint, 'hash', encode(hash, 'hex'))
           FROM change_hashes WHERE position = $2`,
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
