import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../../../catalogue/courses/course.factory.js';
import { SyncSchedulerService } from '../../../sync/schedule/sync-scheduler.service.js';
import type { SiteDraftDto } from '../../../site-content/dto/site-draft.dto.js';
import type { AdminCourseCardsDto } from '../../../catalogue/courses/dto/admin-course-cards.dto.js';
import { insertTestimonial } from '../../../testimonials/testimonial.factory.js';
import type { NeedsDto } from '../dto/needs.dto.js';

describe('what waits for an admin', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { SYNC_CRON: '0 */6 * * *' } });
    test.app.get(SyncSchedulerService).stop();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('courses', 'testimonials', 'sync_runs'));

  const needs = async () => (await admin.api.get<NeedsDto>('/api/admin/needs')).body;

  const insertRun = (status: string, finished: string, error: string | null = null) =>
    test.database.query(
      `INSERT INTO sync_runs (platform, trigger, status, started_at, finished_at, error)
       VALUES ('thinkific', 'schedule', $1, now() - $2::interval, now() - $2::interval, $3)`,
      [status, finished, error],
    );

  it('is nothing at first', async () => {
    expect(await needs()).toEqual({
      testimonials: [],
      syncs: [],
      platform_warnings: [],
      proposals: { total: 0, courses: [] },
      course_links: { total: 0, links: [] },
      changed: { total: 0, courses: [] },
      incomplete: { total: 0, courses: [] },
      unlinked: { total: 0, courses: [] },
      promised: { total: 0, courses: [] },
      has_unconfirmed_claims: true,
    });
  });

  it('is a credential that expires within a week', async () => {
    const expire = async (days: number) => {
      const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const settings = { THINKIFIC_CREDENTIAL_EXPIRES: date };
      await admin.api.put('/api/admin/connections/thinkific', { settings });
      return (await needs()).platform_warnings;
    };
    expect(await expire(9)).toEqual([]);
    expect(await expire(3)).toEqual([
      {
        platform: 'thinkific',
        text: expect.stringMatching(
          /^The API key of Thinkific expires on .+ Connections\.$/,
        ) as string,
      },
    ]);
    await test.database.empty('stored_settings');
  });

  it('are the claims of the site until an admin has published it', async () => {
    expect((await needs()).has_unconfirmed_claims).toBe(true);
    const { body } = await admin.api.get<SiteDraftDto>('/api/admin/site/draft');
    await admin.api.put('/api/admin/site/draft', { ...body.content, headline: 'Learn to cook' });
    expect((await needs()).has_unconfirmed_claims).toBe(true);
    expect((await admin.api.post('/api/admin/site/publish')).status).toBe(201);
    expect((await needs()).has_unconfirmed_claims).toBe(false);
  });

  it('are the five stories that have waited for longest, suspected ones last', async () => {
    const insert = (days: number, values: object = {}) =>
      insertTestimonial(test.database, {
        status: 'pending',
        created_at: new Date(Date.now() - days * 86_400_000),
        ...values,
      });
    const suspected = await insert(9, { suspected: true });
    await insert(8, { status: 'approved' });
    const waiting = [await insert(4), await insert(3), await insert(2)];
    const idsOf = async () => (await needs()).testimonials.map(({ id }) => id);
    expect(await idsOf()).toEqual([...waiting, suspected]);
    const newer = [await insert(1), await insert(0.5), await insert(0.2)];
    expect(await idsOf()).toEqual([...waiting, ...newer.slice(0, 2)]);
    expect((await needs()).testimonials[0]).toMatchObject({ status: 'pending', etag: '"1"' });
  });

  it('are the courses whose platform has changed what an override hides', async () => {
    const base = { title: 'Course', price: 49.5, duration: null, curriculum: ['One', 'Two'] };
    const values = { base: JSON.stringify(base), title: 'Ours', level: 'Beginner' };
    const same = await insertCourse(test.database, { name: 'Course', duration: null });
    await insertOverride(test.database, same, values);
    const other = { name: 'Renamed', price: 59, curriculum: ['One'] };
    const changed = await insertCourse(test.database, other);
    await insertOverride(test.database, changed, values);
    const gone = await insertCourse(test.database, { ...other, removed_at: new Date() });
    await insertOverride(test.database, gone, values);
    expect((await needs()).changed).toEqual({
      total: 1,
      courses: [
        {
          id: String(changed),
          title: 'Ours',
          fields: ['curriculum', 'duration', 'price', 'title'],
        },
      ],
    });
  });

  it('are the courses that visitors see incomplete, the worst first', async () => {
    const bare = { image_url: null, description_text: null, price: null };
    const hidden = await insertCourse(test.database, { ...bare, on_sale: false });
    const whole = await insertCourse(test.database, bare);
    await insertOverride(test.database, whole, {
      image_url: 'https://example.org/a.png',
      description: 'Ours',
      description_text: 'Ours',
      price: 0,
      level: 'Beginner',
    });
    const levelless: number[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) {
      levelless.push(await insertCourse(test.database, { name }));
    }
    const worst = await insertCourse(test.database, { ...bare, name: 'Z' });
    const { total, courses } = (await needs()).incomplete;
    expect(total).toBe(6);
    expect(courses[0]).toEqual({
      id: String(worst),
      title: 'Z',
      fields: ['imageUrl', 'description', 'price', 'level'],
    });
    expect(courses.slice(1).map(({ id }) => Number(id))).toEqual(levelless.slice(0, 4));
    expect(courses.map(({ id }) => Number(id))).not.toContain(hidden);
    expect(courses[1]?.fields).toEqual(['level']);
  });

  it('are as many as the list of courses shows for the same need', async () => {
    const incomplete: number[] = [];
    for (const name of ['C', 'A', 'B', 'F', 'E', 'D']) {
      incomplete.push(await insertCourse(test.database, { name }));
    }
    const changed = await insertCourse(test.database, { name: 'Renamed', price: 59 });
    const base = JSON.stringify({ price: 49.5 });
    await insertOverride(test.database, changed, { base, price: 10, level: 'Beginner' });
    const { body } = await admin.api.get<AdminCourseCardsDto>('/api/admin/courses?view=card');
    const listed = (need: AdminCourseCardsDto['needs'][number][number]) =>
      body.thinkific_id.filter((_id, place) => body.needs[place]?.includes(need));
    expect(listed('incomplete').toSorted()).toEqual(incomplete.toSorted());
    expect(listed('changed')).toEqual([changed]);
    expect(listed('unlinked')).toEqual([]);
    expect((await needs()).incomplete.total).toBe(incomplete.length);
  });

  it('is a sync that failed, until one succeeds, and one that is missing', async () => {
    await insertRun('succeeded', '2 days');
    expect((await needs()).syncs).toMatchObject([
      { platform: 'thinkific', state: 'stale', error: null },
    ]);
    await insertRun('failed', '1 hour', 'Thinkific did not answer.');
    expect((await needs()).syncs).toMatchObject([
      { platform: 'thinkific', state: 'failed', error: 'Thinkific did not answer.' },
    ]);
    await insertRun('succeeded', '1 minute');
    expect((await needs()).syncs).toEqual([]);
  });

  it('is shown without suggested links while those cannot be found', async () => {
    const waiting = await insertTestimonial(test.database, { status: 'pending' });
    await test.database.query('ALTER TABLE different_courses RENAME TO lost_courses');
    await insertCourse(test.database);
    const { testimonials, course_links: links } = await needs();
    await test.database.query('ALTER TABLE lost_courses RENAME TO different_courses');
    expect(testimonials.map(({ id }) => id)).toEqual([waiting]);
    expect(links).toEqual({ total: 0, links: [] });
  });

  it('is for admins, without parameters', async () => {
    const staff = await signIn(test, 'staff');
    expect((await staff.api.get('/api/admin/needs')).status).toBe(403);
    expect((await admin.api.get('/api/admin/needs?limit=9')).status).toBe(400);
  });
});
