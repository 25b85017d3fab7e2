import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { insertUdemyCourse } from './marketplace.factory.js';

const HASH = '0123456789abcdef0123';
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

  it('show what Udemy tells about them', async () => {
    const facts = { headline: 'Tie them', rating: 4.5, num_reviews: 7, price_text: 'CA$19.99' };
    const image_url = 'https://img-c.udemycdn.com/course/480x270/1.jpg';
    const udemy_id = await insertUdemyCourse(test.database, facts);
    const shown = async () => (await test.api.get<UdemyCourseDto[]>(PATH)).body[0];
    expect(await shown()).toMatchObject({ udemy_id, ...facts });
    expect(await shown()).not.toHaveProperty('picture');
    await test.database.query(
      `INSERT INTO pictures (url, hash, width, height, colour, fetched_at)
       VALUES ($1, $2, 480, 270, '#336699', now())`,
      [image_url, HASH],
    );
    await test.database.query('UPDATE udemy_courses SET image_url = $1', [image_url]);
    await test.app.get(ContentChangesService).caughtUp();
    expect((await shown())?.picture).toEqual({
      ...{ path: `/pictures/${HASH}`, width: 480, height: 270, colour: '#336699' },
    });
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
