import { request } from 'node:http';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';

const IMPORT = '/api/admin/newsletters/import';
const CSV = { 'Content-Type': 'text/csv' };

describe('the import', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { REQUEST_TIMEOUT: '3s' } });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('newsletter_subscriptions'));

  const post = (file: string) => admin.api.post(IMPORT, file, { headers: CSV });
  const addresses = () => test.database.query('SELECT email FROM newsletter_subscriptions');

  it('may take longer than the statement timeout', async () => {
    await test.database.query(
      `CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN PERFORM pg_sleep(9); RETURN NULL; END $$`,
    );
    await test.database.query(
      `CREATE TRIGGER take_long BEFORE INSERT ON newsletter_subscriptions
       FOR EACH STATEMENT EXECUTE FUNCTION take_long()`,
    );
    const { status, body } = await post('ada@example.org');
    await test.database.query('DROP FUNCTION take_long CASCADE');
    expect([status, body]).toMatchObject([200, { added: 1 }]);
    expect(await addresses()).toEqual([{ email: 'ada@example.org' }]);
    const [limit] = await test.dataSource.query<object[]>('SHOW statement_timeout');
    expect(limit).toEqual({ statement_timeout: '7s' });
  });

  it('adds nobody from a stalled upload, and can be repeated', async () => {
    const isReading = async () => {
      const waiting = await test.database.query(
        `SELECT 1 FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'
           AND query LIKE '%imported_addresses%'`,
      );
      return waiting.length > 0;
    };
    const upload = request(`${test.url}${IMPORT}`, {
      method: 'POST',
      headers: { ...CSV, Authorization: `Bearer ${admin.token}`, 'Content-Length': 1_000 },
    });
    upload.on('error', () => undefined);
    upload.write('Email\nada@example.org\n');
    await until(isReading);
    expect((await post('eve@example.org')).status).toBe(503);
    await until(async () => (await post('eve@example.org')).status === 200);
    expect(await addresses()).toEqual([{ email: 'eve@example.org' }]);
  });
});
