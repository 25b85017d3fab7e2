import type { TestDatabase } from '../../../test/database.js';

/** Inserts an instructor and returns its id. With a `thinkific_id`, the given values are Thinkific's. */
export async function insertInstructor(
  database: TestDatabase,
  values: Record<string, unknown> = {},
): Promise<string> {
  const { name = 'Amara Okafor', title = null, bio = null, portrait = null } = values;
  const isPlatforms = 'thinkific_id' in values;
  const platform = isPlatforms ? JSON.stringify({ name, title, bio, portrait }) : null;
  const row = { ...values, name, title, bio, portrait, platform };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [inserted] = await database.query<{ id: string }>(
    `INSERT INTO instructors (${columns.join()}) VALUES (${places.join()}) RETURNING id`,
    Object.values(row),
  );
  if (!inserted) throw new Error('The instructor was not inserted.');
  return inserted.id;
}
