import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { insertSubscribers } from '../newsletter.factory.js';

const EXPORT = '/api/admin/newsletters/export';

describe('the export', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { PUBLIC_URL: 'https://www.example.org' } });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('newsletter_subscriptions'));

  const headers = () => ({ Authorization: `Bearer ${admin.token}` });
  const bytes = async (query = '') => {
    const answer = await fetch(`${test.url}${EXPORT}${query}`, { headers: headers() });
    return Buffer.from(await answer.arrayBuffer());
  };
  const lines = async (query = '') =>
    (await bytes(query)).toString('utf8').slice(1).split('\r\n').slice(1, -1);

  it('is a file with the day in its name', async () => {
    const answer = await admin.api.get(EXPORT);
    const today = new Date().toISOString().slice(0, 10);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="newsletter_subscribers_${today}.csv"`,
    );
  });

  it('begins with a byte-order mark and the columns, also without subscribers', async () => {
    const file = await bytes();
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.subarray(3).toString('utf8')).toBe('Email,Subscribed Date,Unsubscribe Link\r\n');
  });

  it('has a row for each subscriber, newest first, with the date in UTC and the link', async () => {
    const [ada, eve] = await insertSubscribers(test.database, [
      'ada@example.org',
      'eve@münchen.de',
    ]);
    expect(await lines()).toEqual([
      `eve@münchen.de,2026-03-04T05:02:00.000Z,https://www.example.org/unsubscribe/${eve?.token}`,
      `ada@example.org,2026-03-04T05:01:00.000Z,https://www.example.org/unsubscribe/${ada?.token}`,
    ]);
  });

  it.each([
    ['ada+news@example.org', 'ada+news@example.org'],
    ["o'neil@example.org", "o'neil@example.org"],
    ['=1+2@example.org', "'=1+2@example.org"],
    ['+1+2@example.org', "'+1+2@example.org"],
    ['-1+2@example.org', "'-1+2@example.org"],
    ['@sum(1)', "'@sum(1)"],
    ['\t=1+2', "'\t=1+2"],
    ['\r=1+2', '"\'\r=1+2"'],
    ['＝1+2@example.org', "'＝1+2@example.org"],
    ['＋1+2@example.org', "'＋1+2@example.org"],
    ['－1+2@example.org', "'－1+2@example.org"],
    ['＠sum(1)', "'＠sum(1)"],
    ['"a,b"@example.org', '"""a,b""@example.org"'],
    ['a\nb@example.org', '"a\nb@example.org"'],
  ])('writes %j as %j', async (email, cell) => {
    await insertSubscribers(test.database, [email]);
    expect((await lines())[0]?.startsWith(`${cell},2026-`)).toBe(true);
  });

  it('contains all search results, without a limit', async () => {
    await test.database.query(
      `INSERT INTO newsletter_subscriptions (email)
       SELECT n || '@many.example' FROM generate_series(1, 10050) AS n`,
    );
    await insertSubscribers(test.database, ['adá@example.org', '1%@example.org']);
    expect(await lines('?search=MANY')).toHaveLength(10_050);
    expect(await lines('?search=ada')).toHaveLength(1);
    expect(await lines('?search=àda')).toHaveLength(1);
    expect(await lines('?search=1%25')).toHaveLength(1);
    expect(await lines()).toHaveLength(10_052);
  });

  it('rejects other parameters', async () => {
    expect((await admin.api.get(`${EXPORT}?page=2`)).status).toBe(400);
  });
});
