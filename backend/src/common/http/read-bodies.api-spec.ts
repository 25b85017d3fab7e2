import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
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

  function cutWithin(character: string): ReadableStream {
    const bytes = Buffer.from(json);
    const place = bytes.indexOf(character) + 1;
    return ReadableStream.from([bytes.subarray(0, place), bytes.subarray(place)]);
  }
});
