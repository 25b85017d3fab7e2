import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import type { AdminCourseDto } from '../../catalogue/courses/dto/admin-course.dto.js';
import { insertCourseOverrides } from './course-overrides.js';

describe('the overrides of the demo', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('stand over what the sandbox says, and remember it', async () => {
    const { api } = await signIn(test, 'admin');
    await api.post('/api/admin/thinkific/sync');
    await insertCourseOverrides(test.dataSource.manager);
    const [rows] = await test.database.query<{ count: number; remembering: number }>(`
      SELECT count(*)::int, count(*) FILTER (
        WHERE (title IS NULL OR base ? 'title') AND (duration IS NULL OR base ? 'duration')
      )::int AS remembering
      FROM course_overrides`);
    expect(rows?.count).toBeGreaterThanOrEqual(24);
    expect(rows?.remembering).toBe(rows?.count);
    const { body } = await api.get<AdminCourseDto[]>('/api/admin/courses');
    expect(body.flatMap(({ platform_changes }) => platform_changes)).toEqual([]);
    const customized = body.filter((course) => course.display_title !== course.thinkific_name);
    expect(customized.length).toBeGreaterThan(3);
  });
});
