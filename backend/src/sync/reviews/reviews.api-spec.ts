import { SandboxClient } from '../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { STORY } from '../../testimonials/testimonial.factory.js';
import type { ReviewSuggestionListDto } from '../../testimonials/dto/review-suggestion.dto.js';

const PATH = '/api/admin/testimonials/suggestions';
const TEXT = 'Two evenings a week, and now I read query plans for breakfast.';

interface Run {
  status: string;
  problems: number;
  updated: number;
}

describe('reviews of Thinkific', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;
  let courses: number[];

  beforeAll(async () => {
    // One of ten generated courses is free, and has no reviews.
    sandbox = await SandboxClient.start({ catalogue: { courses: 44 } });
    test = await createTestApp({ platform: sandbox.sandbox });
    admin = await signIn(test, 'admin');
    const { items } = await sandbox.list<{ id: number; reviews_enabled: boolean }>(
      '/courses?limit=250',
    );
    courses = items.filter((course) => course.reviews_enabled).map(({ id }) => id);
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    await sandbox.control('DELETE', '/thinkific/faults');
    await sandbox.control('PUT', '/thinkific/reviews', []);
    await test.database.query('DELETE FROM course_reviews');
    await test.database.query('DELETE FROM course_review_readings');
    await sandbox.control('DELETE', '/thinkific/requests');
  });

  const sync = async () => {
    expect((await admin.api.post('/api/admin/thinkific/sync')).status).toBe(200);
    const [run] = (await admin.api.get<Run[]>('/api/admin/sync-runs')).body;
    return run;
  };
  const review = (id: number, values: object = {}) => ({
    ...{ id, course_id: courses[0], review_text: TEXT },
    ...values,
  });
  const offer = async (...reviews: object[]) =>
    expect((await sandbox.control('PUT', '/thinkific/reviews', reviews)).status).toBe(204);
  const suggestions = async () =>
    (await admin.api.get<ReviewSuggestionListDto>(PATH)).body.suggestions;
  const ids = async () => (await suggestions()).map(({ id }) => id);
  /** The courses whose reviews were asked for since the last time. */
  const asked = async () => {
    const log = await sandbox.control<{ requests: { path: string }[] }>(
      'GET',
      '/thinkific/requests',
    );
    await sandbox.control('DELETE', '/thinkific/requests');
    return log.json().requests.flatMap(({ path }) => {
      const url = new URL(path, 'https://thinkific.test');
      if (!url.pathname.endsWith('/course_reviews')) return [];
      expect(url.searchParams.get('approved')).toBe('true');
      return [Number(url.searchParams.get('course_id'))];
    });
  };
  const fail = (fault: object) =>
    sandbox.control('PUT', '/thinkific/faults', { ...fault, path: '^/course_reviews$' });

  it('are read of 25 courses in each sync, those read longest ago first', async () => {
    expect(courses).toHaveLength(39);
    await sync();
    expect(await asked()).toEqual(courses.slice(0, 25));
    await sync();
    expect(await asked()).toEqual([...courses.slice(25), ...courses.slice(0, 11)]);
    await sync();
    expect(await asked()).toEqual([...courses.slice(11), ...courses.slice(0, 0)].slice(0, 25));
  });

  it('become suggestions with their course, as plain text and without their author', async () => {
    const html = '<p>First &amp; last.</p><p>I <b>learned</b> a lot<script>alert(1)</script>.</p>';
    const [, course] = courses;
    const given = { rating: 4.5, title: '<i>Good</i> ', course_id: course, user_id: 77_123_456 };
    await offer(review(1, { ...given, review_text: html, created_at: '2026-01-02T03:04:05.000Z' }));
    await sync();
    const { body } = await admin.api.get<ReviewSuggestionListDto>(PATH);
    expect(body).toEqual({
      suggestions: [
        {
          id: '1',
          rating: 4.5,
          title: 'Good',
          quote: 'First & last.\n\nI learned a lot.',
          courseId: String(course),
          courseTitle: expect.any(String) as string,
          reviewedAt: '2026-01-02T03:04:05.000Z',
        },
      ],
      pagination: { page: 1, limit: 50, total: 1, pages: 1 },
    });
    const stored = await test.database.query('SELECT * FROM course_reviews');
    expect(JSON.stringify(stored)).not.toContain('77123456');
  });

  it('are left out without approval or with a text too short for a story, and cut if it is too long', async () => {
    await offer(
      review(1, { approved: false }),
      review(2, { review_text: 'Great' }),
      review(3, { review_text: null, title: 'Only a title' }),
      review(4, { review_text: 'word '.repeat(400) }),
      review(5, { course_id: courses.at(-1) }),
    );
    await sync();
    const [long, ...others] = await suggestions();
    expect(others).toEqual([]);
    expect(long?.id).toBe('4');
    expect(long?.quote.length).toBeLessThanOrEqual(1_000);
    expect(long?.quote).toMatch(/word…$/);
  });

  it('change with the platform, and leave when it has deleted them or has taken approval back', async () => {
    await offer(review(1), review(2), review(3));
    await sync();
    expect(await ids()).toEqual(['3', '2', '1']);
    await test.database.query('DELETE FROM course_review_readings');
    await offer(review(1, { rating: 3, review_text: 'I have changed my mind.' }), {
      ...review(2),
      approved: false,
    });
    await sync();
    expect(await suggestions()).toMatchObject([
      { id: '1', rating: 3, quote: 'I have changed my mind.' },
    ]);
  });

  it('that were dismissed or imported never return, and stay as they were', async () => {
    await offer(review(1), review(2));
    await sync();
    expect((await admin.api.post(`${PATH}/1/dismiss`)).status).toBe(204);
    const { courseTaken: _course, ...form } = STORY;
    expect((await admin.api.post(`${PATH}/2/import`, form)).status).toBe(201);
    for (const reviews of [[], [review(1), review(2, { review_text: 'Another text.' })]]) {
      await test.database.query('DELETE FROM course_review_readings');
      await offer(...reviews);
      await sync();
      expect(await ids()).toEqual([]);
    }
    expect(
      await test.database.query('SELECT id, status, quote FROM course_reviews ORDER BY id'),
    ).toEqual([
      { id: '1', status: 'dismissed', quote: TEXT },
      { id: '2', status: 'imported', quote: TEXT },
    ]);
  });

  it('of a course that is not offered any more are not listed', async () => {
    const [course] = courses;
    await offer(review(1));
    await sync();
    await sandbox.control('DELETE', `/thinkific/courses/${course}`);
    await sync();
    expect(await ids()).toEqual([]);
    await sandbox.control('POST', `/thinkific/courses/${course}/restore`);
    await sync();
    expect(await ids()).toEqual(['1']);
  });

  it.each([
    [{ kind: 'status', status: 403 }, 1],
    [{ kind: 'status', status: 404 }, 1],
    [{ kind: 'status', status: 422 }, 1],
    [{ kind: 'status', status: 500 }, 4],
    [{ kind: 'hang-up' }, 4],
    [{ kind: 'html-200' }, 4],
  ])('stay when they fail with %j, and the sync succeeds', async (fault, requests) => {
    await offer(review(1));
    await sync();
    await test.database.query('DELETE FROM course_review_readings');
    await asked();
    const path = `/thinkific/courses/${courses[3]}`;
    await sandbox.control('PATCH', path, { name: `Renamed by ${JSON.stringify(fault)}` });
    await fail(fault);
    expect(await sync()).toMatchObject({ status: 'succeeded', problems: 0, updated: 1 });
    expect(await asked()).toEqual(Array(requests).fill(courses[0]));
    expect(await ids()).toEqual(['1']);
    // The course that failed comes last, so that it does not keep the others from being read.
    await sandbox.control('DELETE', '/thinkific/faults');
    await sync();
    expect(await asked()).toEqual(courses.slice(1, 26));
  });

  it('of which one cannot be read are read without it, and the known ones stay', async () => {
    await offer(review(1), review(2));
    await sync();
    await test.database.query('DELETE FROM course_review_readings');
    await offer(review(1), review(3));
    await fail({ kind: 'bad-record', ids: [1], field: 'rating', value: 'much' });
    expect(await sync()).toMatchObject({ status: 'succeeded', problems: 0 });
    expect(await ids()).toEqual(['3', '2', '1']);
  });

  it('are not read by a preview that is not applied', async () => {
    await offer(review(1));
    expect((await admin.api.post('/api/admin/thinkific/sync/preview')).status).toBe(200);
    expect(await ids()).toEqual([]);
  });
});
