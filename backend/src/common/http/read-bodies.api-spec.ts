import { gzipSync } from 'node:zlib';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { STORY } from '../../testimonials/testimonial.factory.js';

describe('a JSON body', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const json = JSON.stringify({ ...STORY, studentName: 'Jörg Müller' });
  const submit = (body: Buffer | ReadableStream, charset = '') =>
    fetch(`${test.url}/api/testimonials/submit`, {
      method: 'POST',
      headers: { 'Content-Type': `application/json${charset}` },
      body,
      duplex: 'half',
    });
  const submitted = () =>
    test.database.query<{ student_name: string }[]>('SELECT student_name FROM testimonials');

  it.each(['', '; charset=iso-8859-1'])('is refused in Latin 1 (%p)', async (charset) => {
    const answer = await submit(Buffer.from(json, 'latin1'), charset);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'body', message: 'must be text in UTF-8' }],
    });
    expect(await submitted()).toEqual([]);
  });

  it.each([
    ['as it is', () => Buffer.from(json)],
    ['with a byte order mark', () => Buffer.from(`\uFEFF${json}`)],
    ['cut within a character', () => cutWithin('ö')],
  ])('is taken in UTF-8, %s', async (_how, body) => {
    await test.database.query('DELETE FROM testimonials');
    expect((await submit(body())).status).toBe(201);
    expect(await submitted()).toEqual([{ student_name: 'Jörg Müller' }]);
  });

  const NOT_DECODED = 'The request body cannot be decoded. Send it without a Content-Encoding.';

  const sendEncoded = async (
    body: Buffer,
    { path = '/api/testimonials/submit', encoding = 'gzip', headers = {} } = {},
  ) => {
    const answer = await fetch(test.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding, ...headers },
      body,
    });
    const { detail } = (await answer.json()) as { detail?: string };
    return [answer.status, detail];
  };

  it('is decompressed, and no larger then than others', async () => {
    await test.database.query('DELETE FROM testimonials');
    expect(await sendEncoded(gzipSync(json))).toEqual([201, undefined]);
    expect(await submitted()).toHaveLength(1);
    const large = gzipSync(`{"quote":"${'q'.repeat(300 * 1024)}"}`);
    expect(large.length).toBeLessThan(1024);
    expect(await sendEncoded(large)).toEqual([413, expect.stringContaining('256 KB') as string]);
  });

  it('is refused in another encoding, as are compressed files', async () => {
    const { token } = await signIn(test, 'admin');
    const headers = (type: string) => ({
      'Content-Type': type,
      Authorization: `Bearer ${token}`,
    });
    expect(await sendEncoded(Buffer.from(json), { encoding: 'zip' })).toEqual([415, NOT_DECODED]);
    for (const [path, type] of [
      ['/api/admin/newsletters/import', 'text/csv'],
      ['/api/admin/pictures', 'image/png'],
    ] as const) {
      const body = gzipSync('Email\r\nada@example.org\r\n');
      const sent = await sendEncoded(body, { path, headers: headers(type) });
      expect([path, ...sent]).toEqual([path, 415, NOT_DECODED]);
    }
  });

  function cutWithin(character: string): ReadableStream {
    const bytes = Buffer.from(json);
    const place = bytes.indexOf(character) + 1;
    return ReadableStream.from([bytes.subarray(0, place), bytes.subarray(place)]);
  }
});
