import { request } from 'node:http';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import type { NewsletterImportDto } from '../dto/newsletter-import.dto.js';
import { insertSubscribers } from '../newsletter.factory.js';

const IMPORT = '/api/admin/newsletters/import';
const CSV = { 'Content-Type': 'text/csv' };
const NOBODY_ELSEWHERE = { unsubscribed: 0, bounced: 0, complained: 0, unconfirmed: 0, unknown: 0 };
const NOTHING = {
  added: 0,
  subscribed: 0,
  unsubscribed: 0,
  repeated: 0,
  invalid: 0,
  errors: [],
  left_elsewhere: NOBODY_ELSEWHERE,
  unknown_statuses: [],
};

describe('the import', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() =>
    test.database.query(
      'TRUNCATE newsletter_subscriptions, newsletter_counts, unsubscribe_records',
    ),
  );

  const post = (path: string, file: string) =>
    admin.api.post<NewsletterImportDto>(path, file, { headers: CSV });
  const isReading = async () => {
    const waiting = await test.database.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'
         AND query LIKE '%imported_addresses%'`,
    );
    return waiting.length > 0;
  };
  const addresses = async () =>
    (
      await test.database.query<{ email: string }>(
        'SELECT email FROM newsletter_subscriptions ORDER BY email',
      )
    ).map(({ email }) => email);
  const message = async (file: string | Buffer) => {
    const headers = { ...CSV, Authorization: `Bearer ${admin.token}` };
    const answer = await fetch(`${test.url}${IMPORT}`, { method: 'POST', headers, body: file });
    const { detail } = (await answer.json()) as { detail: string };
    return [answer.status, detail];
  };

  it('previews, adds, and adds nobody twice', async () => {
    const file = 'Email\r\nada@example.org\r\neve@example.org\r\n';
    expect((await post(`${IMPORT}/preview`, file)).body).toEqual({
      ...NOTHING,
      rows: 2,
      fresh: 2,
      columns: [{ name: 'Email', has_addresses: true, has_dates: false }],
      email_column: 1,
      date_column: null,
    });
    expect(await addresses()).toEqual([]);
    expect((await post(IMPORT, file)).body).toMatchObject({
      ...NOTHING,
      rows: 2,
      fresh: 2,
      added: 2,
    });
    expect(await addresses()).toEqual(['ada@example.org', 'eve@example.org']);
    expect((await post(IMPORT, file)).body).toMatchObject({
      ...NOTHING,
      rows: 2,
      fresh: 0,
      subscribed: 2,
    });
    const stats = await admin.api.get<{ newsletter_subscribers: number }>('/api/admin/stats');
    expect(stats.body.newsletter_subscribers).toBe(2);
  });

  it('does not block other requests, even with short lines', async () => {
    let isRead = false;
    const reading = post(`${IMPORT}/preview`, `email\n${'a\n'.repeat(400_000)}`).finally(() => {
      isRead = true;
    });
    let answered = 0;
    while (!isRead) {
      await fetch(`${test.url}/api/health/live`);
      answered += 1;
    }
    expect((await reading).body).toMatchObject({ rows: 400_000, invalid: 400_000 });
    expect(answered).toBeGreaterThan(50);
  });

  it('adds nobody who has unsubscribed, or whom an admin has deleted', async () => {
    const [left, deleted] = await insertSubscribers(test.database, [
      'left@example.org',
      'deleted@example.org',
    ]);
    await fetch(`${test.url}/unsubscribe/${left?.token}`, { method: 'POST' });
    await admin.api.delete(`/api/admin/newsletters/${deleted?.id}`);
    const file = 'left@example.org\nLEFT@example.org\ndeleted@example.org\nnew@example.org';
    expect((await post(IMPORT, file)).body).toMatchObject({
      ...NOTHING,
      rows: 4,
      fresh: 1,
      added: 1,
      unsubscribed: 2,
      repeated: 1,
    });
    expect(await addresses()).toEqual(['new@example.org']);
  });

  it('adds nobody who unsubscribed under an older JWT_SECRET', async () => {
    const [left] = await insertSubscribers(test.database, ['left@example.org']);
    await fetch(`${test.url}/unsubscribe/${left?.token}`, { method: 'POST' });
    const old = 'a secret that only the tests know and is long enough';
    const env = { JWT_SECRET: `${old.toUpperCase()},${old}` };
    const rotated = await createTestApp({ database: test.database, env });
    const api = rotated.api.as(admin.token);
    const { body } = await api.post(IMPORT, 'left@example.org', { headers: CSV });
    await rotated.close();
    expect(body).toMatchObject({ rows: 1, added: 0, unsubscribed: 1, repeated: 0 });
    expect(await addresses()).toEqual([]);
  });

  it('adds nobody who unsubscribes while it waits for them', async () => {
    const [leaving] = await insertSubscribers(test.database, ['leaving@example.org']);
    await test.database.query('BEGIN');
    await test.database.query('LOCK TABLE unsubscribe_records IN EXCLUSIVE MODE');
    const left = fetch(`${test.url}/unsubscribe/${leaving?.token}`, { method: 'POST' });
    const waiting = (what: string) =>
      test.database.query(
        `SELECT 1 FROM pg_locks AS waiting JOIN pg_locks AS own
           ON own.database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND own.pid = waiting.pid
         WHERE NOT waiting.granted AND waiting.locktype = $1`,
        [what],
      );
    await until(async () => (await waiting('relation')).length > 0);
    const imported = post(IMPORT, 'leaving@example.org');
    await until(async () => (await waiting('transactionid')).length > 0);
    await test.database.query('COMMIT');
    await left;
    expect((await imported).body.added).toBe(0);
    expect(await addresses()).toEqual([]);
  });

  it('accepts an export, with its dates', async () => {
    await insertSubscribers(test.database, [
      '+ada@example.org',
      'eve@münchen.de',
      '＋zoe@example.org',
    ]);
    const headers = { Authorization: `Bearer ${admin.token}` };
    const answer = await fetch(`${test.url}/api/admin/newsletters/export`, { headers });
    const file = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    const read = () =>
      test.database.query('SELECT email, subscribed_at FROM newsletter_subscriptions ORDER BY 1');
    const before = await read();
    await test.database.query('TRUNCATE newsletter_subscriptions, newsletter_counts');
    expect((await post(IMPORT, file)).body).toMatchObject({ rows: 3, added: 3, invalid: 0 });
    expect(await read()).toEqual(before);
  });

  it.each([
    ['semicolons', 'Name;E-Mail\nAda;ada@example.org'],
    ['tabs and a byte-order mark', '\uFEFFNAME\tEMAIL\nAda\tada@example.org'],
    ['quotes, spaces and empty lines', '"Email"\n\n " ADA@example.org " \n,\n'],
    ['no names of columns', 'Ada,ada@example.org'],
    ['a domain in its other form', 'email\nada@EXAMPLE.org\n'],
  ])('reads a file with %s', async (_what, file) => {
    expect((await post(IMPORT, file)).body).toMatchObject({ rows: 1, added: 1, invalid: 0 });
    expect(await addresses()).toEqual(['ada@example.org']);
  });

  it('lists unreadable lines, and imports the rest', async () => {
    const file =
      'Email,Subscribed Date\nada@example.org,2026-03-04T05:06:07Z\nada@\n\n' +
      'eve@example.org,yesterday\nbob@example.org,2999-01-01T00:00:00Z\nzoe\u200b@example.org';
    const date = 'Subscribed Date must be a past ISO 8601 date';
    expect((await post(IMPORT, file)).body).toMatchObject({
      rows: 5,
      added: 1,
      invalid: 4,
      errors: [
        { line: 3, value: 'ada@', message: 'Invalid email address' },
        { line: 5, value: 'yesterday', message: date },
        { line: 6, value: '2999-01-01T00:00:00Z', message: date },
        { line: 7, value: 'zoe\u200b@example.org', message: 'Invalid email address' },
      ],
    });
  });

  it('counts all unreadable lines, but lists only twenty', async () => {
    const { body } = await post(IMPORT, `Email\n${'nobody\n'.repeat(2_500)}`);
    expect(body).toMatchObject({ rows: 2_500, invalid: 2_500, added: 0 });
    expect(body.errors).toHaveLength(20);
  });

  it.each([
    ['is empty', '', 'The file is empty.'],
    [
      'is not in UTF-8',
      Buffer.from('\uFEFFEmail\nada@example.org', 'utf16le'),
      'The text is not in UTF-8. Save it as “CSV UTF-8”.',
    ],
    [
      'has a line that is too long',
      `Email\nada@example.org\n"${'x@example.org\n'.repeat(2_000)}`,
      'Line 3 has more than 10000 characters; a quotation mark may be open.',
    ],
  ])('rejects a file that %s', async (_what, file, detail) => {
    expect(await message(file)).toEqual([400, `file: ${detail}`]);
    expect(await addresses()).toEqual([]);
  });

  it('counts people who unsubscribed elsewhere by reason, each once', async () => {
    const lines = [
      'a,Active',
      'b,Unsubscribed',
      'c,Bounced',
      'd,Junk',
      'e,Unconfirmed',
      'b,Active',
    ];
    const file = lines.map((line) => line.replace(',', '@example.org,')).join('\n');
    const { body } = await post(IMPORT, `Email,Status\n${file}`);
    expect(body).toMatchObject({
      rows: 6,
      fresh: 1,
      added: 1,
      repeated: 1,
      left_elsewhere: { unsubscribed: 1, bounced: 1, complained: 1, unconfirmed: 1, unknown: 0 },
    });
    expect(await addresses()).toEqual(['a@example.org']);
  });

  it('asks about unknown statuses, and skips them until the admin decides', async () => {
    const people = [
      'ada@example.org,VIP',
      'bob@example.org,"Gold, old"',
      'eve@example.org,vip',
      'zoe@example.org,',
    ];
    const file = ['Email,Status', ...people].join('\n');
    const preview = await post(`${IMPORT}/preview`, file);
    expect(preview.body).toMatchObject({
      fresh: 0,
      left_elsewhere: { ...NOBODY_ELSEWHERE, unknown: 4 },
      unknown_statuses: [
        { value: 'VIP', count: 2 },
        { value: 'Gold  old', count: 1 },
        { value: '(none)', count: 1 },
      ],
    });
    const decided = await post(`${IMPORT}?active_statuses=VIP,(none)`, file);
    expect(decided.body).toMatchObject({ added: 3, left_elsewhere: { unknown: 1 } });
    expect(decided.body.unknown_statuses).toHaveLength(3);
    expect(await addresses()).toEqual(['ada@example.org', 'eve@example.org', 'zoe@example.org']);
  });

  it('lists the columns if the address column is ambiguous', async () => {
    const file = 'Mine,Yours\nada@example.org,eve@example.org\n';
    const { body } = await post(`${IMPORT}/preview`, file);
    expect(body).toMatchObject({ rows: 0, fresh: 0, email_column: null });
    expect(body.columns.map(({ name }) => name)).toEqual(['Mine', 'Yours']);
    const { detail } = (await post(IMPORT, file)).body as unknown as { detail: string };
    expect(detail).toBe(
      'email_column: The file must have one column of email addresses. Name it “Email”, or give its number.',
    );
    expect((await post(`${IMPORT}?email_column=2`, file)).body.added).toBe(1);
    expect(await addresses()).toEqual(['eve@example.org']);
    expect((await post(`${IMPORT}?email_column=3`, file)).status).toBe(400);
  });

  it('rejects 9 MB, and files other than CSV', async () => {
    expect(await message(`Email\n${'ada@example.org\n'.repeat(600_000)}`)).toEqual([
      413,
      'The file is larger than 8 MB. Import it in parts.',
    ]);
    expect((await admin.api.post(IMPORT, { email: 'ada@example.org' })).status).toBe(415);
    expect((await admin.api.post('/api/newsletter', 'x', { headers: CSV })).status).toBe(415);
    expect(await addresses()).toEqual([]);
  });

  it('adds nobody from an incomplete file, and can be repeated', async () => {
    const upload = request(`${test.url}${IMPORT}`, {
      method: 'POST',
      headers: { ...CSV, Authorization: `Bearer ${admin.token}`, 'Content-Length': 1_000 },
    });
    upload.on('error', () => undefined);
    upload.write('Email\nada@example.org\n');
    await until(isReading);
    expect((await post(IMPORT, 'eve@example.org')).status).toBe(503);
    upload.destroy();
    await until(async () => (await post(IMPORT, 'eve@example.org')).status === 200);
    expect(await addresses()).toEqual(['eve@example.org']);
  });
});
