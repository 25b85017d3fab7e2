import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';
import type { ProblemDto } from '../../common/problem/problem.dto.js';
import type { RedirectDto, RedirectListDto } from './dto/redirect.dto.js';

const REDIRECTS = '/api/admin/redirects';

describe('redirects', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('redirects', 'missing_addresses'));

  const add = async (from: string, to: string) => {
    const { status, body } = await admin.api.post<RedirectDto>(REDIRECTS, { from, to });
    expect([status, body]).toEqual([201, expect.anything()]);
    return body;
  };
  const list = async (query = '') => {
    const { body } = await admin.api.get<RedirectListDto>(`${REDIRECTS}${query}`);
    return body.redirects.map(({ from, to }) => `${from} ${to}`);
  };
  const refusal = async (from: string, to: string) => {
    const { status, body } = await admin.api.post<ProblemDto>(REDIRECTS, { from, to });
    return [status, ...(body.errors ?? []).map(({ field, message }) => `${field}: ${message}`)];
  };

  it('are for admins only', async () => {
    const staff = await signIn(test, 'staff');
    for (const [api, status] of [
      [test.api, 401],
      [staff.api, 403],
    ] as const) {
      expect((await api.get(REDIRECTS)).status).toBe(status);
      expect((await api.post(REDIRECTS, { from: '/a', to: '/b' })).status).toBe(status);
      expect((await api.get(`${REDIRECTS}/missing-addresses`)).status).toBe(status);
      const headers = { 'Content-Type': 'text/csv' };
      expect((await api.post(`${REDIRECTS}/import`, 'from,to', { headers })).status).toBe(status);
    }
  });

  it('are added, listed, changed and deleted', async () => {
    const one = await add('/Workshops/Vector-Search/', '/courses');
    expect(one).toMatchObject({ from: '/workshops/vector-search', to: '/courses' });
    await add('/%C3%BCber', 'https://other.example.org');
    expect(await list()).toEqual([
      '/über https://other.example.org/',
      '/workshops/vector-search /courses',
    ]);
    expect(await list('?order=from-asc')).toEqual((await list()).toReversed());
    expect(await list('?search=UBER')).toEqual(['/über https://other.example.org/']);
    expect(await list('?search=%25')).toEqual([]);
    expect(await list('?limit=1&page=2')).toEqual(['/workshops/vector-search /courses']);
    const changed = await admin.api.put<RedirectDto>(`${REDIRECTS}/${one.id}`, {
      from: '/workshops',
      to: '/events',
    });
    expect(changed.body).toEqual({ ...one, from: '/workshops', to: '/events' });
    expect((await admin.api.delete(`${REDIRECTS}/${one.id}`)).status).toBe(204);
    expect((await admin.api.delete(`${REDIRECTS}/${one.id}`)).status).toBe(404);
    const wish = { from: '/x', to: '/y' };
    expect((await admin.api.put(`${REDIRECTS}/${one.id}`, wish)).status).toBe(404);
    expect((await admin.api.put(`${REDIRECTS}/x`, wish)).status).toBe(404);
  });

  it('are deleted in bulk', async () => {
    const ids = [(await add('/one', '/courses')).id, (await add('/two', '/courses')).id];
    await add('/three', '/courses');
    const { body } = await admin.api.post(`${REDIRECTS}/bulk-delete`, {
      ids: [...ids, '999', 'x'],
    });
    expect(body).toEqual({ deleted_count: 2 });
    expect(await list()).toEqual(['/three /courses']);
  });

  it.each([
    ['old', 'Old address must start with a single /, such as /old-course'],
    ['https://old.example.org/a', 'Old address must start with a single /, such as /old-course'],
    ['//old', 'Old address must start with a single /, such as /old-course'],
    ['/', 'Old address must not be the home page'],
    ['/old?id=7', 'Old address must end before the ? or #'],
    ['/a\\b', 'Old address must not contain backslashes or invisible characters'],
    ['/a%00', 'Old address must not contain backslashes or invisible characters'],
    ['/a/%2e%2E/b', 'Old address must not have . or .. between slashes'],
    [`/${'a'.repeat(500)}`, 'Old address must be at most 500 characters'],
    ...['/api', '/API/x', '/admin/old', '/assets/old', '/preview/old', '/courses/udemy/old'].map(
      (from) => [
        from,
        'Old address must not begin with /api, /admin, /assets, /preview or /courses/udemy',
      ],
    ),
    ...['/courses', '/Courses/', '/robots.txt', '/forgot-password', '/favicon.ico'].map((from) => [
      from,
      'Old address is a page or file of this site, which visitors still find there',
    ]),
  ])('do not start at %s', async (from, message) => {
    expect(await refusal(from ?? '', '/events')).toEqual([400, `from: ${message}`]);
    expect(await list()).toEqual([]);
  });

  it('start at a course that is gone, and not at one that is shown', async () => {
    const shown = await insertCourse(test.database, { name: 'Shown' });
    const removed = await insertCourse(test.database, { removed_at: new Date() });
    expect(await refusal(`/courses/${shown}`, '/events')).toEqual([
      400,
      'from: Old address is a page or file of this site, which visitors still find there',
    ]);
    await add(`/courses/${removed}`, `/courses/${shown}`);
    const answer = await fetch(`${test.url}/courses/${removed}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/courses/${shown}`]);
  });

  it.each(['javascript:alert(1)', '//evil.example.org', '/\\evil.example.org', 'events'])(
    'do not lead to %s',
    async (to) => {
      expect(await refusal('/old', to)).toEqual([
        400,
        'to: New address must be a path of this site, such as /courses, or begin with https:// or http://',
      ]);
    },
  );

  it('do not lead back, directly or by others', async () => {
    expect(await refusal('/a', '/A/?x=1')).toEqual([
      400,
      'to: New address must not be the old one',
    ]);
    expect(await refusal('/a', `${test.config.publicUrl}/a`)).toEqual([
      400,
      'to: New address must not be the old one',
    ]);
    await add('/a', '/b');
    const { id } = await add('/b', '/c');
    const loop = [400, 'to: New address leads back to the old one by other redirects'];
    expect(await refusal('/c', '/a#top')).toEqual(loop);
    const wish = { from: '/b', to: '/a' };
    expect((await admin.api.put<ProblemDto>(`${REDIRECTS}/${id}`, wish)).status).toBe(400);
    expect(await list()).toEqual(['/b /c', '/a /b']);
  });

  it('cannot make a loop by two requests at once', async () => {
    const answers = await Promise.all([
      admin.api.post(REDIRECTS, { from: '/left', to: '/right' }),
      admin.api.post(REDIRECTS, { from: '/right', to: '/left' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('name the old address that has a redirect already', async () => {
    await add('/old', '/courses');
    const other = await add('/other', '/courses');
    const taken = [409, 'from: Old address has a redirect already'];
    expect(await refusal('/OLD/', '/events')).toEqual(taken);
    const { status } = await admin.api.put(`${REDIRECTS}/${other.id}`, { from: '/old', to: '/x' });
    expect(status).toBe(409);
    expect(await list()).toEqual(['/other /courses', '/old /courses']);
  });

  it('are at most 5,000', async () => {
    await test.database.query(
      `INSERT INTO redirects (from_path, to_address)
       SELECT '/old-' || number, '/courses' FROM generate_series(1, 5000) AS number`,
    );
    const { status, body } = await admin.api.post(REDIRECTS, { from: '/one-more', to: '/courses' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ detail: 'There can be 5,000 redirects. Delete some first.' });
  });
});
