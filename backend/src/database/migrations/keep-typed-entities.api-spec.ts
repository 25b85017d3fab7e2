import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { createDataSource } from '../data-source.js';

describe('descriptions that stood there before they were kept as typed', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each([
    ['Q &amp; A', 'Q & A', 'Q & A'],
    ['R&D; more', 'R&D; more', 'R&D; more'],
    ['<p>Q &amp; A</p>', 'Q & A', '<p>Q &amp; A</p>'],
    [
      '&lt;b&gt;bold&lt;/b&gt; & so on;',
      '<b>bold</b> & so on;',
      '&lt;b&gt;bold&lt;/b&gt; & so on;',
    ],
    [null, null, null],
  ])('are shown as before: %j', async (typed, shown, kept) => {
    const dataSource = await createDataSource(database.url).initialize();
    const migration = dataSource.migrations.find(({ name }) => name?.startsWith('KeepTyped'));
    await database.query('DELETE FROM courses');
    await database.query(
      `INSERT INTO courses (thinkific_id, name, on_sale, synced_at) VALUES (1, 'A', true, now())`,
    );
    await database.query(
      `INSERT INTO course_overrides (thinkific_id, description, description_text, level, updated_at)
       VALUES (1, $1, $2, 'Advanced', now())`,
      [typed, shown],
    );
    const runner = dataSource.createQueryRunner();
    await migration?.up(runner);
    await runner.release();
    await dataSource.destroy();
    expect(
      await database.query('SELECT description, description_text FROM course_overrides'),
    ).toEqual([{ description: kept, description_text: shown }]);
  });
});
