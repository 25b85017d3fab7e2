import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';

const DRIVER = /ECONN|terminat|relation|driver|select|query|localhost|127\.0\.0\.1|\bat \//i;

async function read(test: TestApp, path: string, init: RequestInit = {}) {
  const response = await fetch(test.url + path, { redirect: 'manual', ...init });
  const { status, headers } = response;
  return { status, headers, type: headers.get('content-type'), text: await response.text() };
}

describe('what goes wrong', () => {
  const log = new CapturedLog();
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ log });
  });
  afterAll(() => test.close());

  it.each([
    ['PUT', '/courses', 405, 'That did not work'],
    ['DELETE', '/nothing', 404, 'Page not found'],
    ['GET', '/courses/4711/share.png', 404, 'Page not found'],
    ['POST', '/100%', 400, 'That did not work'],
    ['POST', '/courses', 400, 'That did not work'],
  ])('is a page for who sends %s %s', async (method, path, status, title) => {
    const answer = await read(test, path, { method });
    expect([answer.status, answer.type]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).toContain(`<title>${title} · Lectern</title>`);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['application/json', 'application/problem+json, */*;q=0.1'])(
    'is a problem for who asks the site for %s',
    async (accept) => {
      const { status, type, text } = await read(test, '/courses', {
        method: 'PUT',
        headers: { Accept: accept },
      });
      expect([status, type]).toEqual([405, 'application/problem+json; charset=utf-8']);
      expect(JSON.parse(text)).toMatchObject({ status: 405, instance: '/courses' });
    },
  );

  it('is a page without its cause, which the log has under the number on it', async () => {
    const image = `/courses/${await insertCourse(test.database)}/share.png`;
    await test.app.get(ContentChangesService).caughtUp();
    await test.database.query('ALTER TABLE courses RENAME TO courses_away');
    try {
      for (const path of ['/courses', '/sitemap.xml', '/feed.xml', image]) {
        const { status, type, text, headers } = await read(test, path);
        expect([status, type]).toEqual([500, 'text/html; charset=utf-8']);
        expect(text).toContain('<h1>We could not do that</h1>');
        expect(text).toContain(' href="">Try again</a>');
        expect(text.slice(text.indexOf('<main>'))).not.toMatch(DRIVER);
        const number = headers.get('x-request-id') ?? '';
        expect(text).toContain(number);
        expect(log.of(number)[0]).toMatchObject({
          level: 50,
          err: { message: expect.stringContaining('"courses" does not exist') as unknown },
        });
      }
    } finally {
      await test.database.query('ALTER TABLE courses_away RENAME TO courses');
    }
  });
});
