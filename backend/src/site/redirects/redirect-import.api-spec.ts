import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { ProblemDto } from '../../common/problem/problem.dto.js';
import type { RedirectImportDto } from './dto/redirect.dto.js';

const IMPORT = '/api/admin/redirects/import';
const CSV = { 'Content-Type': 'text/csv' };

describe('the import of redirects', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('redirects', 'missing_addresses'));

  const post = (file: string) =>
    admin.api.post<RedirectImportDto & ProblemDto>(IMPORT, file, { headers: CSV });
  const stored = async () =>
    (
      await test.database.query<{ pair: string }>(
        `SELECT from_path || ' ' || to_address AS pair FROM redirects ORDER BY from_path`,
      )
    ).map(({ pair }) => pair);

  it('adds and changes redirects, and leaves equal ones as they are', async () => {
    await test.database.query(
      `INSERT INTO redirects (from_path, to_address) VALUES ('/a', '/courses'), ('/b', '/courses')`,
    );
    const file = '\uFEFFFrom,To,Note\r\n/A/,/courses,same\r\n\r\n/b,/events,\r\n"/c","/b?x=1"\r\n';
    const { status, body } = await post(file);
    expect([status, body]).toEqual([200, { added: 1, changed: 1, unchanged: 1 }]);
    expect(await stored()).toEqual(['/a /courses', '/b /events', '/c /b?x=1']);
    const { headers } = await fetch(`${test.url}/c`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/events?x=1');
  });

  it.each([
    [';', 'to;from\n/courses;/a;1\n'],
    ['a tab', 'from\tto\n/a\t/courses'],
  ])('reads columns between %s', async (_what, file) => {
    expect((await post(file)).body).toEqual({ added: 1, changed: 0, unchanged: 0 });
  });

  it('names each line with an error, and imports none', async () => {
    const lines = ['/good,/courses', 'bad,/courses', '/x,javascript:x', '', '/GOOD/,/events'];
    const { status, body } = await post(['from,to', ...lines, '/courses,/events', '/y'].join('\n'));
    expect(status).toBe(400);
    expect(body.detail).toBe('Nothing was imported: 5 lines have errors.');
    expect(body.errors).toEqual([
      {
        field: 'line 3',
        message: 'Old address must start with a single /, such as /old-course',
      },
      { field: 'line 4', message: expect.stringMatching(/^New address must be a path/) as string },
      { field: 'line 6', message: 'Old address is on line 2 already' },
      {
        field: 'line 7',
        message: 'Old address is a page or file of this site, which visitors still find there',
      },
      { field: 'line 8', message: expect.stringMatching(/^New address must be a path/) as string },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('lists the first 20 lines with errors', async () => {
    const { body } = await post(`from,to\n${'old,/courses\n'.repeat(21)}`);
    expect(body.detail).toBe(
      'Nothing was imported: 21 lines have errors. The first 20 are listed.',
    );
    expect(body.errors).toHaveLength(20);
  });

  it('refuses loops, within the file and with what exists', async () => {
    await test.database.query(
      `INSERT INTO redirects (from_path, to_address) VALUES ('/c', '/a'), ('/other', '/courses')`,
    );
    const { status, body } = await post('from,to\n/a,/b\n/b,/c\n/other,/events');
    const message = 'New address leads back to the old one by other redirects';
    expect([status, body.errors]).toEqual([
      400,
      [
        { field: 'line 2', message },
        { field: 'line 3', message },
      ],
    ]);
    expect(await stored()).toEqual(['/c /a', '/other /courses']);
  });

  it('takes a loop apart', async () => {
    await test.database.query(`INSERT INTO redirects (from_path, to_address) VALUES ('/a', '/b')`);
    expect((await post('from,to\n/b,/a\n/a,/courses')).status).toBe(200);
    expect(await stored()).toEqual(['/a /courses', '/b /a']);
  });

  it.each([
    ['', 'The file has no redirects. The first line must name the columns “from” and “to”.'],
    ['/a,/b\n', 'The first line must name the columns “from” and “to”.'],
    ['from,to\n"/a,/b\n', 'Line 2 cannot be read; a quotation mark may be open.'],
    [`from,to\n${'/a,/b\n'.repeat(5_001)}`, 'The file has more than 5,000 lines.'],
  ])('refuses the file %j', async (file, detail) => {
    const answer = await post(file);
    expect([answer.status, answer.body.detail]).toEqual([400, detail]);
  });

  it('refuses other encodings, types and sizes', async () => {
    const headers = { ...CSV, Authorization: `Bearer ${admin.token}` };
    const body = Buffer.from('from,to\n/\xFCber,/courses', 'latin1');
    const latin = await fetch(test.url + IMPORT, { method: 'POST', headers, body });
    expect(await latin.json()).toMatchObject({
      detail: 'The text is not in UTF-8. Save it as “CSV UTF-8”.',
    });
    expect((await admin.api.post(IMPORT, { from: '/a', to: '/b' })).status).toBe(415);
    expect((await post(`from,to\n${'x'.repeat(256 * 1024)}`)).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('adds none beyond 5,000', async () => {
    await test.database.query(
      `INSERT INTO redirects (from_path, to_address)
       SELECT '/old-' || number, '/courses' FROM generate_series(1, 4999) AS number`,
    );
    const { status, body } = await post('from,to\n/one,/courses\n/two,/courses');
    expect([status, body.detail]).toEqual([
      409,
      'There can be 5,000 redirects. Delete some first.',
    ]);
    expect(await stored()).toHaveLength(4_999);
    expect((await post('from,to\n/one,/courses\n/old-1,/events')).body).toMatchObject({ added: 1 });
  });
});
