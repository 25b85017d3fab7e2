import { createTestDatabase } from '../../test/database.js';
import { createDataSource } from './data-source.js';
import { MADE_SCHEMA } from './made-schema.js';
import { linesOf, readSchemaParts } from './schema-parts.js';

describe('the schema that `npm run doctor` knows', () => {
  it('is what the migrations make; otherwise run `npm run schema`', async () => {
    const database = await createTestDatabase();
    const dataSource = await createDataSource(database.url).initialize();
    const lines = linesOf(await readSchemaParts(dataSource));
    await dataSource.destroy();
    await database.drop();
    expect(lines).toEqual(MADE_SCHEMA);
  });
});
