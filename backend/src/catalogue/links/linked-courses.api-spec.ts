import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { CourseDto } from '../courses/dto/course.dto.js';
import { adminPath } from '../marketplace/marketplace.factory.js';
import type { UdemyCourseDto } from '../marketplace/dto/udemy-course.dto.js';

const FORKS = 2200451;
const PYTHON = 'x01kT4vQ-mPz2_bXw8RnY6aLQ==';
const SITE = 'https://academy.example.org';

describe('a course that is on both platforms', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { PUBLIC_URL: SITE } });
    sandbox = new SandboxClient(test.sandbox);
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await sandbox.control('POST', '/reset');
    await test.database.empty('courses', 'udemy_courses', 'sync_runs');
    await admin.api.post('/api/admin/thinkific/sync');
    await admin.api.post('/api/admin/udemy/sync');
    await decide('same');
  });

  const decide = (decision: string) =>
    admin.api.put('/api/admin/course-links', {
      thinkific_id: FORKS,
      udemy_id: PYTHON,
      decision,
    });
  const course = async () => (await test.api.get<CourseDto>(`/api/courses/${FORKS}`)).body;
  const offers = async () => (await course()).offers.map(({ platform }) => platform);
  const onUdemy = async () =>
    (await test.api.get<UdemyCourseDto[]>('/api/udemy-courses')).body.map(({ udemy_id: id }) => id);
  const totalOnUdemy = async () =>
    (await test.api.get<{ total: number }>('/api/catalogue/udemy')).body.total;
  const address = async (id = PYTHON) => {
    await test.api.get('/api/health');
    const path = `/courses/udemy/${encodeURIComponent(id)}`;
    const { status, headers } = await fetch(test.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  const canonical = async () => {
    const { id, slug } = await course();
    return [301, `/courses/${id}/${slug}`];
  };
  const there = [302, expect.stringMatching(/^https:\/\/www\.udemy\.com\/course\//) as string];

  it('has both offers, and stands in no list twice', async () => {
    const { offers, price, thinkificUrl, slug } = await course();
    expect(offers).toEqual([
      { platform: 'thinkific', price, url: thinkificUrl },
      { platform: 'udemy', price: null, priceText: '$19.99', url: there[1] },
    ]);
    const all = await test.api.get<CourseDto[]>('/api/courses');
    expect(all.body.find(({ id }) => id === String(FORKS))?.offers).toEqual(offers);
    expect(all.body.filter(({ offers: each }) => each.length > 1)).toHaveLength(1);
    const part = await test.api.get<CourseDto[]>('/api/courses?fields=id,offers');
    expect(part.body.find(({ id }) => id === String(FORKS))).toEqual({ id: String(FORKS), offers });
    expect(await onUdemy()).toHaveLength(15);
    expect(await onUdemy()).not.toContain(PYTHON);
    expect(await totalOnUdemy()).toBe(15);
    for (const path of ['/sitemap.xml', '/feed.xml']) {
      const text = await (await fetch(test.url + path)).text();
      expect(text.split(`<loc>${SITE}/courses/${FORKS}/`).length - 1).toBe(
        path === '/sitemap.xml' ? 1 : 0,
      );
      expect(text).not.toContain('courses/udemy/');
    }
    expect(await address()).toEqual([301, `/courses/${FORKS}/${slug}`]);
  });

  it('is two courses again when it is unlinked, and answers follow at once', async () => {
    const etag = async () => {
      const { headers } = await fetch(`${test.url}/api/courses/${FORKS}`);
      return headers.get('etag');
    };
    const linked = await etag();
    await decide('different');
    expect(await offers()).toEqual(['thinkific']);
    expect(await onUdemy()).toContain(PYTHON);
    expect(await address()).toEqual(there);
    expect(await etag()).not.toBe(linked);
    await decide('same');
    expect(await offers()).toEqual(['thinkific', 'udemy']);
    expect(await onUdemy()).not.toContain(PYTHON);
    expect(await etag()).toBe(linked);
  });

  it('goes on alone on Thinkific while it is hidden on Udemy', async () => {
    await admin.api.put(`${adminPath(PYTHON)}/visibility`, { is_visible: false });
    expect(await offers()).toEqual(['thinkific']);
    expect(await totalOnUdemy()).toBe(15);
    expect(await address()).toEqual(await canonical());
    await admin.api.put(`${adminPath(PYTHON)}/visibility`, { is_visible: true });
    expect(await offers()).toEqual(['thinkific', 'udemy']);
  });

  it('goes on alone on Udemy while it is hidden on Thinkific', async () => {
    const page = await canonical();
    const setVisible = (is_visible: boolean) =>
      admin.api.put(`/api/admin/courses/${FORKS}/visibility`, { is_visible });
    await setVisible(false);
    expect((await test.api.get(`/api/courses/${FORKS}`)).status).toBe(404);
    expect(await onUdemy()).toContain(PYTHON);
    expect(await address()).toEqual(there);
    await setVisible(true);
    expect(await onUdemy()).not.toContain(PYTHON);
    expect(await address()).toEqual(page);
  });

  it('outlives its removal from either platform, and comes back as it was', async () => {
    const page = await canonical();
    const title = (await course()).title;
    await sandbox.control('DELETE', `/udemy/courses/${encodeURIComponent(PYTHON)}`);
    await admin.api.post('/api/admin/udemy/sync');
    expect(await offers()).toEqual(['thinkific']);
    expect(await address()).toEqual(page);
    await sandbox.control('POST', '/reset');
    await sandbox.control('DELETE', `/thinkific/courses/${FORKS}`);
    await admin.api.post('/api/admin/udemy/sync');
    await admin.api.post('/api/admin/thinkific/sync');
    expect((await test.api.get(`/api/courses/${FORKS}`)).status).toBe(410);
    expect(await onUdemy()).toContain(PYTHON);
    await sandbox.control('POST', '/reset');
    await admin.api.post('/api/admin/thinkific/sync');
    expect((await course()).title).toBe(title);
    expect(await offers()).toEqual(['thinkific', 'udemy']);
    expect(await address()).toEqual(page);
  });

  it('stays one when a sync renames either, or passes over a frozen one', async () => {
    await sandbox.control('PATCH', `/thinkific/courses/${FORKS}`, { name: 'Renamed' });
    await sandbox.control('PATCH', `/udemy/courses/${encodeURIComponent(PYTHON)}`, {
      title: 'Renamed There',
      is_paid: false,
    });
    await admin.api.put(`${adminPath(PYTHON)}/sync-rule`, { sync_rule: 'frozen' });
    await admin.api.post('/api/admin/thinkific/sync');
    await admin.api.post('/api/admin/udemy/sync');
    expect(await course()).toMatchObject({ title: 'Renamed', offers: [{}, { price: null }] });
    expect(await address()).toEqual([301, `/courses/${FORKS}/renamed`]);
    await admin.api.put(`${adminPath(PYTHON)}/sync-rule`, { sync_rule: 'follow' });
    await admin.api.post('/api/admin/udemy/sync');
    expect((await course()).offers[1]?.price).toBe(0);
    expect(await onUdemy()).not.toContain(PYTHON);
  });

  it('leads nowhere from an address that no course has', async () => {
    expect(await address('nothing')).toEqual([404, null]);
    expect(await address('a/b')).toEqual([404, null]);
    await decide('open');
    await admin.api.put(`${adminPath(PYTHON)}/visibility`, { is_visible: false });
    expect(await address()).toEqual([404, null]);
    const { status } = await fetch(`${test.url}/courses/udemy/`, { redirect: 'manual' });
    expect(status).toBe(301);
  });
});
