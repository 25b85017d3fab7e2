import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { insertCourse, insertOverride } from '../courses/course.factory.js';
import type { AdminCourseDto } from '../courses/dto/admin-course.dto.js';
import type { AdminUdemyCourseDto } from '../marketplace/dto/admin-udemy-course.dto.js';
import { insertUdemyCourse } from '../marketplace/marketplace.factory.js';
import type { NeedsDto } from '../../operations/stats/dto/needs.dto.js';
import type { CourseHistoryPageDto } from '../../sync/dto/course-history.dto.js';
import type {
  DecidedCourseLinkDto,
  SuggestedCourseLinksDto,
  CourseLinkDecision,
} from './dto/course-link.dto.js';

const PATH = '/api/admin/course-links';

describe('courses of both platforms that are the same', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('courses', 'udemy_courses'));

  const decide = (
    thinkific_id: number | string,
    udemy_id: string,
    decision: CourseLinkDecision = 'same',
    expected?: CourseLinkDecision,
  ) =>
    admin.api.put<DecidedCourseLinkDto>(PATH, {
      thinkific_id,
      udemy_id,
      decision,
      ...(expected && { expected }),
    });
  const suggested = async () =>
    (await admin.api.get<SuggestedCourseLinksDto>(`${PATH}/suggestions`)).body.links.map((link) => [
      link.thinkific_title,
      link.udemy_title,
    ]);
  const insertBoth = async (title = 'Knots', udemyTitle = title) =>
    [
      await insertCourse(test.database, { name: title }),
      await insertUdemyCourse(test.database, { title: udemyTitle }),
    ] as const;
  const linksInDatabase = () => test.database.query('SELECT * FROM linked_courses');

  it('are linked and unlinked, and each decision can be undone by the one before', async () => {
    const [id, udemyId] = await insertBoth('Knots', 'Knots for Sailors');
    const titles = { thinkific_title: 'Knots', udemy_title: 'Knots for Sailors' };
    const link = { thinkific_id: id, udemy_id: udemyId, ...titles };
    const linked = await decide(id, udemyId);
    expect(linked.status).toBe(200);
    expect(linked.body).toEqual({ ...link, decision: 'same', before: 'open' });
    expect((await decide(String(id), udemyId)).body).toMatchObject({ before: 'same' });
    expect((await decide(id, udemyId, 'different', 'same')).body.before).toBe('same');
    expect((await decide(id, udemyId, 'same', 'different')).body.before).toBe('different');
    expect((await decide(id, udemyId, 'open', 'same')).body).toMatchObject({ decision: 'open' });
    expect(await linksInDatabase()).toEqual([]);
  });

  it('are marked in the lists of both platforms', async () => {
    const [id, udemyId] = await insertBoth('Knots', 'Knots for Sailors');
    await insertOverride(test.database, id, { title: 'Our Knots' });
    const read = async () => {
      const cards = (await admin.api.get<AdminCourseDto[]>('/api/admin/courses')).body;
      const rows = (await admin.api.get<AdminUdemyCourseDto[]>('/api/admin/udemy-courses')).body;
      const page = await admin.api.get('/api/admin/courses?view=card');
      const course = await admin.api.get(`/api/admin/courses/${id}`);
      return [cards[0]?.linked, rows[0]?.linked, page.body, course.body];
    };
    expect((await read()).slice(0, 2)).toEqual([undefined, undefined]);
    await decide(id, udemyId);
    const theirs = { udemy_id: udemyId, title: 'Knots for Sailors', is_visible: true };
    const ours = { thinkific_id: id, title: 'Our Knots', is_visible: true };
    expect(await read()).toEqual([
      theirs,
      ours,
      expect.objectContaining({ linked: [[theirs]] }),
      expect.objectContaining({ linked: theirs }),
    ]);
    await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: false });
    await test.database.query('UPDATE udemy_courses SET removed_at = now()');
    const [shown, row] = await read();
    expect([shown, row]).toMatchObject([{ is_visible: false }, { is_visible: false }]);
  });

  it('are in one link at most, also when two admins link at once', async () => {
    const [id, udemyId] = await insertBoth('Knots', 'Knots for Sailors');
    const [other, otherUdemy] = await insertBoth('Tides', 'Tides for Sailors');
    await decide(id, udemyId);
    const taken = await decide(id, otherUdemy);
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      detail:
        '“Knots” is the same as “Knots for Sailors” on Udemy already. Unlink these two first.',
    });
    expect((await decide(other, udemyId)).body).toMatchObject({
      detail:
        '“Knots for Sailors” on Udemy is the same as “Knots” already. Unlink these two first.',
    });
    await decide(id, udemyId, 'open');
    const both = await Promise.all([
      decide(id, udemyId),
      decide(id, otherUdemy),
      decide(other, udemyId),
    ]);
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(both.filter(({ status }) => status === 409).length).toBeGreaterThan(0);
    for (const { status, body } of both) {
      if (status !== 200)
        expect(body).toMatchObject({ detail: /already\. Unlink these two first/ });
    }
    const rows = await linksInDatabase();
    expect(rows).toHaveLength(both.filter(({ status }) => status === 200).length);
  });

  it('are not changed if somebody else has decided since', async () => {
    const [id, udemyId] = await insertBoth();
    await decide(id, udemyId);
    const late = await decide(id, udemyId, 'open', 'different');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      detail: 'Somebody else has decided about these courses since.',
    });
    expect(await linksInDatabase()).toHaveLength(1);
  });

  it('are one of each platform, both of which are there', async () => {
    const [id, udemyId] = await insertBoth();
    const [other, otherUdemy] = await insertBoth();
    for (const [answer, field] of [
      [await decide(id, String(other)), 'udemy_id'],
      [await decide(otherUdemy, udemyId), 'thinkific_id'],
      [await admin.api.put(PATH, { thinkific_id: id, udemy_id: udemyId }), 'decision'],
      [await decide(id, udemyId, 'same', 'never' as CourseLinkDecision), 'expected'],
      [await admin.api.put(PATH, { thinkific_id: id, decision: 'same' }), 'udemy_id'],
    ] as const) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ errors: [{ field }] });
    }
    for (const [answer, detail] of [
      [await decide(999, udemyId), 'There is no course 999.'],
      [await decide('9'.repeat(30), udemyId), `There is no course ${'9'.repeat(30)}.`],
      [await decide(id, 'nothing'), 'There is no Udemy course nothing.'],
    ] as const) {
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ detail });
    }
    expect(await linksInDatabase()).toEqual([]);
  });

  it('are for admins only', async () => {
    const [id, udemyId] = await insertBoth();
    const staff = await signIn(test, 'staff');
    const body = { thinkific_id: id, udemy_id: udemyId, decision: 'same' };
    expect((await staff.api.put(PATH, body)).status).toBe(403);
    expect((await test.api.put(PATH, body)).status).toBe(401);
    expect((await staff.api.get(`${PATH}/suggestions`)).status).toBe(403);
  });

  describe('by their titles', () => {
    it('are suggested, the most alike first, until somebody has decided', async () => {
      const [knots, knotsThere] = await insertBoth('Knots & Splices', 'knots and splices');
      await insertBoth('Machine Learning Foundations', 'Foundations of Machine Learning');
      const [renamed, tides] = await insertBoth('Currents', 'Reading Tide Tables');
      await insertOverride(test.database, renamed, { title: 'Réading Tide Tables' });
      await insertBoth('Rust for Working Programmers', 'Rust for Data People');
      expect(await suggested()).toEqual([
        ['Réading Tide Tables', 'Reading Tide Tables'],
        ['Machine Learning Foundations', 'Foundations of Machine Learning'],
        ['Knots & Splices', 'knots and splices'],
      ]);
      await decide(renamed, tides, 'different');
      await decide(knots, knotsThere, 'same');
      expect(await suggested()).toEqual([
        ['Machine Learning Foundations', 'Foundations of Machine Learning'],
      ]);
      const { course_links: links } = (await admin.api.get<NeedsDto>('/api/admin/needs')).body;
      expect(links).toMatchObject({ total: 1, links: [{ udemy_title: /Foundations of/ }] });
      await decide(renamed, tides, 'open');
      await decide(knots, knotsThere, 'different');
      expect(await suggested()).toHaveLength(2);
    });

    it('are not suggested while visitors see one of them alone', async () => {
      const [id, udemyId] = await insertBoth();
      const path = `/api/admin/udemy-courses/${encodeURIComponent(udemyId)}/visibility`;
      await admin.api.put(path, { is_visible: false });
      expect(await suggested()).toEqual([]);
      await admin.api.put(path, { is_visible: true });
      expect(await suggested()).toEqual([['Knots', 'Knots']]);
      await admin.api.put(`/api/admin/courses/${id}/visibility`, { is_visible: false });
      expect(await suggested()).toEqual([]);
    });

    it('are suggested within the time of a request when thousands are of the same few words', async () => {
      const words = `(ARRAY['data','course','basics','advanced','with','for','guide','python'])`;
      const title = `(SELECT string_agg(${words}[1 + (n * 7 + n / 8 * i + i * i) % 8], ' ')
        FROM generate_series(1, 4 + n % 4) AS i)`;
      const id = await insertCourse(test.database, { name: 'Knots' });
      await test.database.query(`
        INSERT INTO courses (thinkific_id, platform_id, name, on_sale)
        SELECT ${id} + n, (${id} + n)::text, ${title}, true FROM generate_series(1, 3000) AS n`);
      await test.database.query(`
        INSERT INTO udemy_courses (udemy_id, title, url, is_paid)
        SELECT 'poor-' || n, ${title}, '/course/poor-' || n, true FROM generate_series(1, 3000) AS n`);
      const { status, body } = await admin.api.get<SuggestedCourseLinksDto>(`${PATH}/suggestions`);
      expect(status).toBe(200);
      expect(body.links).toHaveLength(50);
    });

    it('are compared again only after titles or their visibility have changed', async () => {
      const [id, udemyId] = await insertBoth();
      await insertOverride(test.database, id, { price: 10 });
      expect(await suggested()).toEqual([['Knots', 'Knots']]);
      await test.database.query('ALTER FUNCTION show_trgm RENAME TO lost_trgm');
      await test.database.query('UPDATE course_overrides SET price = 20');
      await test.database.query('UPDATE udemy_courses SET is_paid = NOT is_paid');
      expect(await suggested()).toEqual([['Knots', 'Knots']]);
      await test.database.query('ALTER FUNCTION lost_trgm RENAME TO show_trgm');
      await test.database.query(`UPDATE course_overrides SET title = 'Tides'`);
      expect(await suggested()).toEqual([['Tides', 'Knots']]);
      await test.database.query(`UPDATE udemy_courses SET title = 'Tides'`);
      expect(await suggested()).toEqual([['Tides', 'Tides']]);
      await decide(id, udemyId, 'same');
      expect(await suggested()).toEqual([]);
      await decide(id, udemyId, 'open');
      expect(await suggested()).toEqual([['Tides', 'Tides']]);
    });

    it('leave out courses that are linked to others', async () => {
      const [id, udemyId] = await insertBoth();
      await insertUdemyCourse(test.database, { title: 'Knots!' });
      await insertUdemyCourse(test.database, { title: 'Knots and Bends' });
      await decide(id, udemyId);
      expect(await suggested()).toEqual([]);
    });

    it('have one closest course each, and the next once that is none', async () => {
      const [id, udemyId] = await insertBoth('AI Engineering Live Cohort');
      await insertCourse(test.database, { name: 'Data Engineering Live Cohort' });
      const next = ['Data Engineering Live Cohort', 'AI Engineering Live Cohort'];
      expect(await suggested()).toEqual([[next[1], next[1]]]);
      await decide(id, udemyId, 'different');
      expect(await suggested()).toEqual([next]);
    });
  });

  it('tell in the history of both who linked and who unlinked them', async () => {
    const [id, udemyId] = await insertBoth('Knots', 'Knots for Sailors');
    const other = await signIn(test, 'admin');
    await decide(id, udemyId);
    const body = { thinkific_id: id, udemy_id: udemyId, decision: 'different' };
    await other.api.put(PATH, body);
    await decide(id, udemyId, 'open');
    const reported = async (path: string) =>
      (await admin.api.get<CourseHistoryPageDto>(`/api/admin/${path}/history`)).body.entries.map(
        ({ kind, by, fields }) => [kind, by, fields[0]?.before, fields[0]?.after],
      );
    expect(await reported(`courses/${id}`)).toEqual([
      ['unlinked', other.user.name, 'Knots for Sailors', null],
      ['linked', admin.user.name, null, 'Knots for Sailors'],
    ]);
    expect(await reported(`udemy-courses/${encodeURIComponent(udemyId)}`)).toEqual([
      ['unlinked', other.user.name, 'Knots', null],
      ['linked', admin.user.name, null, 'Knots'],
    ]);
  });
});
