import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { until } from '../../../../test/until.js';
import type { NeedsDto } from '../../../operations/stats/dto/needs.dto.js';
import type { AdminCourseCardsDto } from '../dto/admin-course-cards.dto.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import { EnrolLinks } from './enrol-links.service.js';

const REAL_PLATFORM = 'https://api.school.invalid';

/** A school's site: a path says which status it is answered with, or where it leads. */
async function startSchool() {
  const requests: string[] = [];
  const repaired = new Set<string>();
  const server: Server = createServer(({ method = '', url = '' }, response) => {
    requests.push(`${method} ${url}`);
    const [, kind = '', rest = ''] = url.split('/');
    if (kind === 'to') return void response.writeHead(302, { Location: `/${rest}/a` }).end();
    if (kind === 'accent') {
      const raw = Buffer.from('/exact/é').toString('latin1');
      return void response.writeHead(302, { Location: raw }).end();
    }
    if (kind === 'exact') return void response.writeHead(rest === '%C3%A9' ? 200 : 404).end();
    if (kind === 'loop') return void response.writeHead(301, { Location: url }).end();
    if (kind === 'drop') return void response.destroy();
    const status = repaired.has(url) || (kind === 'get' && method === 'GET') ? 200 : Number(kind);
    response.writeHead(status || 405).end('A page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    requests,
    repaired,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('enrol links', () => {
  let test: TestApp;
  let admin: SignedIn;
  let school: Awaited<ReturnType<typeof startSchool>>;

  const start = async (env: NodeJS.ProcessEnv) => {
    test = await createTestApp({ env });
    admin = await signIn(test, 'admin');
  };
  beforeEach(async () => {
    school = await startSchool();
  });
  afterEach(() => school.close());

  /** A round, to its end. */
  const check = async () => {
    await test.app.get(EnrolLinks).start();
    await until(async () => {
      const jobs = await test.database.query<{ state: string }>(
        `SELECT state FROM jobs.job WHERE name = 'enrol-links'`,
      );
      return jobs.length > 0 && jobs.every(({ state }) => state === 'completed');
    });
  };
  const later = (hours: number) =>
    test.database.query(
      `UPDATE enrol_links SET failing_since = failing_since - $1::interval,
         checked_at = checked_at - $1::interval, due_at = due_at - $1::interval`,
      [`${hours} hours`],
    );
  const insert = (name: string, url: string, values: object = {}) =>
    insertCourse(test.database, { name, enroll_url: url, ...values });
  const unlinked = async () => (await admin.api.get<NeedsDto>('/api/admin/needs')).body.unlinked;
  const titles = async () => (await unlinked()).courses.map(({ title }) => title);

  describe('that may be of this machine', () => {
    beforeAll(() => start({ LINK_CHECK: 'local' }));
    afterAll(() => test.close());
    afterEach(async () => {
      await test.database.empty('courses', 'enrol_links');
      await test.database.query(`DELETE FROM jobs.job WHERE name = 'enrol-links'`);
    });

    it('are dead after two looks, hours apart, and never for what may pass', async () => {
      const gone = await insert('A', `${school.url}/410/a`);
      await insert('B', `${school.url}/404/b`);
      await insert('C', `${school.url}/to/404`);
      await insert('D', 'http://127.0.0.1:1/enroll');
      const works = ['200/x', 'to/200', 'get/x'];
      const passes = ['429/x', '500/x', '403/x', 'drop/x', 'loop/x'];
      for (const [index, path] of passes.entries()) {
        await insert('Unknown', `${school.url}/${path}`);
        await insert('Works', `${school.url}/${works[index % 3]}/${index}`);
      }
      await insert('Hidden', `${school.url}/404/hidden`, { on_sale: false });
      await insert('Without', '', { enroll_url: null });
      await check();
      expect(await unlinked()).toEqual({ total: 0, courses: [] });
      await later(1);
      await check();
      expect(await unlinked()).toEqual({ total: 0, courses: [] });
      await later(2);
      // The first of these rounds ends with links of which nothing is known.
      await check();
      await check();
      const { total, courses } = await unlinked();
      expect(total).toBe(4);
      expect(courses[0]).toEqual({
        id: String(gone),
        title: 'A',
        url: `${school.url}/410/a`,
        problem: 'gone',
      });
      expect(courses.map(({ title, problem }) => `${title} ${problem}`)).toEqual([
        'A gone',
        'B not-found',
        'C not-found',
        'D unreachable',
      ]);
      expect(school.requests.join()).not.toContain('hidden');
      const { body } = await admin.api.get<AdminCourseCardsDto>('/api/admin/courses?view=card');
      const titles = body.display_title.filter((_, at) => body.needs[at]?.includes('unlinked'));
      expect(titles).toEqual(['A', 'B', 'C', 'D']);
    });

    it('are followed to an address that is written in UTF-8', async () => {
      await insert('Accent', `${school.url}/accent/a`);
      await check();
      expect(await test.database.query('SELECT problem FROM enrol_links')).toEqual([
        { problem: null },
      ]);
      expect(school.requests).toEqual(['HEAD /accent/a', 'HEAD /exact/%C3%A9']);
    });

    it('are looked at again once they may be due, and forgotten once they work or are others', async () => {
      const repaired = await insert('Repaired', `${school.url}/404/repaired`);
      const moved = await insert('Moved', `${school.url}/404/moved`);
      await insertOverride(test.database, repaired, { title: 'Ours' });
      const asked = () => school.requests.filter((request) => request.includes('repaired')).length;
      await check();
      await check();
      expect(asked()).toBe(2);
      await later(4);
      await check();
      expect(asked()).toBe(4);
      expect(await titles()).toEqual(['Moved', 'Ours']);
      school.repaired.add('/404/repaired');
      await test.database.query('UPDATE courses SET enroll_url = $1 WHERE thinkific_id = $2', [
        `${school.url}/410/elsewhere`,
        moved,
      ]);
      await later(4);
      expect(await titles()).toEqual(['Ours']);
      await check();
      expect(await titles()).toEqual([]);
      await later(25);
      school.repaired.clear();
      await check();
      expect(await titles()).toEqual(['Moved']);
    });

    it('of a school that answers none for long are left alone for a while', async () => {
      for (let n = 0; n < 9; n += 1) await insert(`Course ${n}`, `${school.url}/429/${n}`);
      await check();
      expect(school.requests).toEqual(['HEAD /429/0', 'HEAD /429/1', 'HEAD /429/2']);
    });
  });

  describe('that may not', () => {
    afterEach(() => test.close());

    it('never lead into this network', async () => {
      await start({ THINKIFIC_API_URL: REAL_PLATFORM });
      await insert('Address', `${school.url}/200/a`);
      await insert('Name', school.url.replace('127.0.0.1', 'localhost'));
      await check();
      expect(school.requests).toEqual([]);
      const kept = await test.database.query('SELECT problem FROM enrol_links');
      expect(kept).toEqual([{ problem: null }, { problem: null }]);
    });

    it.each([
      ['of a platform on this machine', { LINK_CHECK: 'on' }],
      ['where nobody wants it', { LINK_CHECK: 'off', THINKIFIC_API_URL: REAL_PLATFORM }],
    ])('are not looked at %s', async (_where, env) => {
      await start(env);
      await insert('Course', `${school.url}/404/a`);
      await check();
      expect(school.requests).toEqual([]);
      expect(await test.database.query('SELECT FROM enrol_links')).toEqual([]);
    });
  });
});
