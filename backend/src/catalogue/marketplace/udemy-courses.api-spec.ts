import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { insertUdemyCourse } from './marketplace.factory.js';

const PATH = '/api/udemy-courses';

describe('the courses of Udemy on the public site', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  const titles = async () =>
    (await test.api.get<UdemyCourseDto[]>(PATH)).body.map(({ title }) => title);

  it('are none before anything was synced', async () => {
    expect((await test.api.get(PATH)).body).toEqual([]);
  });

  it('show what visitors need, and nothing of the staff', async () => {
    const udemy_id = await insertUdemyCourse(test.database, {
      title: 'Knots',
      url: '/course/knots/',
      is_paid: false,
    });
    expect((await test.api.get(PATH)).body).toEqual([
      { udemy_id, title: 'Knots', url: '/course/knots/', is_paid: false },
    ]);
  });

  it.each([
    ['nobody decided on', {}, true],
    ['an admin shows', { visibility_choice: true }, true],
    ['an admin hides', { visibility_choice: false }, false],
    ['is gone from Udemy', { visibility_choice: true, removed_at: new Date() }, false],
  ])('hold a course that %s: %j is shown: %s', async (_case, values, shown) => {
    await insertUdemyCourse(test.database, values);
    expect((await titles()).length).toBe(shown ? 1 : 0);
  });

  it('stand in the order of their titles', async () => {
    for (const title of ['Knots', 'anchors', 'Maps'])
      await insertUdemyCourse(test.database, { title });
    expect(await titles()).toEqual(['anchors', 'Knots', 'Maps']);
  });

  it('refuse query parameters', async () => {
    expect((await test.api.get(`${PATH}?page=2`)).status).toBe(400);
  });
});
