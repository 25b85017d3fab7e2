import fc from 'fast-check';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { seedOfSources } from '../../../../test/seed.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { insertCourse, insertOverride } from '../course.factory.js';
import type { CatalogueIndexDto } from '../dto/catalogue-index.dto.js';
import type { CataloguePageDto } from '../dto/course-card.dto.js';
import type { CourseDto } from '../dto/course.dto.js';

/** More than are read one by one. */
const MANY = 501;

describe('the catalogue after changes of some courses', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const sql = (text: string, ...values: unknown[]) => test.database.query(text, values);

  /** No trigger sees it, so the processes are notified. */
  const truncate = () => sql(`TRUNCATE courses CASCADE; NOTIFY changes, '*'`);

  /** What may become of a course, by the place that it has among all. */
  const ACTIONS = {
    rename: (id, place) =>
      sql('UPDATE courses SET name = $2 WHERE thinkific_id = $1', id, `N${place}`),
    move: (id, place) => sql('UPDATE courses SET position = $2 WHERE thinkific_id = $1', id, place),
    unplace: (id) => sql('UPDATE courses SET position = NULL WHERE thinkific_id = $1', id),
    turn: (id) => sql('UPDATE courses SET on_sale = NOT on_sale WHERE thinkific_id = $1', id),
    override: async (id, place) => {
      await sql('DELETE FROM course_overrides WHERE thinkific_id = $1', id);
      await insertOverride(test.database, id, { title: `Ours ${place}`, price: place });
    },
    release: (id) => sql('DELETE FROM course_overrides WHERE thinkific_id = $1', id),
    remove: (id) => sql('DELETE FROM courses WHERE thinkific_id = $1', id),
    add: (_id, place) => insertCourse(test.database, { position: place }),
    addMany: (_id, place) =>
      sql(
        `INSERT INTO courses (thinkific_id, platform_id, name, position, on_sale)
         SELECT $1 + number, ($1 + number)::text, 'Many ' || number, $2, true FROM generate_series(1, ${MANY}) AS number`,
        90_000_000 + place * 1_000,
        place,
      ),
    changeAll: (_id, place) => sql('UPDATE courses SET price = thinkific_id % $1', place + 2),
    empty: () => truncate(),
  } satisfies Record<string, (id: number, place: number) => Promise<unknown>>;

  const index = () => test.api.get<CatalogueIndexDto>('/api/catalogue/index');
  const page = () => test.api.get<CataloguePageDto>('/api/catalogue');

  async function perform(action: keyof typeof ACTIONS, place: number): Promise<void> {
    const ids = await test.database.query<{ id: string }>(
      'SELECT thinkific_id AS id FROM courses ORDER BY position NULLS LAST, thinkific_id',
    );
    if (action === 'addMany') await sql('DELETE FROM courses WHERE thinkific_id > 90000000');
    const { id } = ids[place % (ids.length || 1)] ?? { id: await insertCourse(test.database) };
    await ACTIONS[action](Number(id), place);
  }

  async function expectWhole(): Promise<void> {
    await test.app.get(ContentChangesService).caughtUp();
    const { body: all } = await test.api.get<CourseDto[]>('/api/courses');
    const shown = all.map(({ id, title, price }) => [String(id), title, price]);
    const { id, title, price } = (await index()).body;
    expect(id.map((each, place) => [each, title[place], price[place]])).toEqual(shown);
    const { courses, total } = (await page()).body;
    expect(courses.map((course) => [course.id, course.title, course.price])).toEqual(
      shown.slice(0, 24),
    );
    expect(total).toBe(shown.length);
  }

  it('is what it would be if all had been read again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            action: fc.constantFrom(...(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])),
            place: fc.nat(30),
            isAsked: fc.boolean(),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        async (actions) => {
          await truncate();
          for (let count = 0; count < 12; count += 1) await insertCourse(test.database);
          const asked: Promise<unknown>[] = [];
          for (const { action, place, isAsked } of actions) {
            if (isAsked) asked.push(index(), page());
            await perform(action, place);
          }
          await Promise.all(asked);
          await expectWhole();
        },
      ),
      { numRuns: 20, seed: seedOfSources() },
    );
  });
});
