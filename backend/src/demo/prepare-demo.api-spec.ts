import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { signIn } from '../../test/sign-in.js';
import type { CourseDto } from '../catalogue/courses/dto/course.dto.js';
import { prepareDemo } from './prepare-demo.js';

describe('a demo before its first visitor', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { DEMO: 'true' } });
    await prepareDemo(test.app);
  });
  afterAll(() => test.close());

  const assigned = () =>
    test.database.query(`
      SELECT username, count(*)::int FROM staff_assignments
      JOIN users ON users.id = staff_user_id GROUP BY 1 ORDER BY 1`);

  it('has the courses of both platforms', async () => {
    const [counts] = await test.database.query<{ courses: number; udemy: number }>(
      'SELECT (SELECT count(*)::int FROM courses) AS courses, (SELECT count(*)::int FROM udemy_courses) AS udemy',
    );
    expect(counts?.courses).toBeGreaterThanOrEqual(24);
    expect(counts?.udemy).toBeGreaterThanOrEqual(12);
    expect(
      await test.database.query('SELECT platform, trigger, status FROM sync_runs ORDER BY 1'),
    ).toEqual([
      { platform: 'thinkific', trigger: 'start', status: 'succeeded' },
      { platform: 'udemy', trigger: 'start', status: 'succeeded' },
    ]);
  });

  it('has one course with two offers, and two that may be the same', async () => {
    const { body: courses } = await test.api.get<CourseDto[]>('/api/courses');
    const linked = courses.filter(({ offers }) => offers.length === 2);
    expect(linked.map(({ title }) => title)).toEqual(['SQL Beyond the Basics']);
    const { api } = await signIn(test, 'admin');
    expect((await api.get('/api/admin/course-links/suggestions')).body).toMatchObject({
      links: [
        {
          thinkific_title: 'Threat Modelling for Software Developers',
          udemy_title: 'Threat Modelling for Web Developers',
        },
      ],
    });
  });

  it('has staff with courses, and keeps what was undone since over a restart', async () => {
    expect(await assigned()).toEqual([
      { username: 'james', count: 4 },
      { username: 'maria', count: 4 },
    ]);
    await test.database.query('DELETE FROM staff_assignments');
    await prepareDemo(test.app);
    expect(await assigned()).toEqual([]);
  });

  it('shows the portraits and covers of an earlier start, which had another address', async () => {
    const { publicUrl } = test.config;
    const others = `
      SELECT student_image AS url FROM testimonials WHERE NOT starts_with(student_image, $1)
      UNION ALL SELECT image_url FROM course_overrides WHERE NOT starts_with(image_url, $1)`;
    await test.database.query(`
      UPDATE testimonials SET student_image = 'http://localhost:8080' || substring(student_image from '/demo/.*')`);
    await test.database.query(`
      UPDATE course_overrides SET image_url = 'http://old.example:80/demo/covers/a.svg'
      WHERE thinkific_id = (SELECT min(thinkific_id) FROM course_overrides)`);
    const [own] = await test.database.query<{ id: string }>(`
      UPDATE testimonials SET student_image = 'https://example.org/demo/me.jpg'
      WHERE id = (SELECT id FROM testimonials LIMIT 1) RETURNING id`);
    expect(own).toBeDefined();
    await prepareDemo(test.app);
    expect(await test.database.query(others, [`${publicUrl}/demo/`])).toEqual([
      { url: 'https://example.org/demo/me.jpg' },
    ]);
  });
});
