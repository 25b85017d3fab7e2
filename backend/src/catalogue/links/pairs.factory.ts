import type { TestDatabase } from '../../../test/database.js';

/** Says that two courses are the same, as nobody's doing. */
export async function join(database: TestDatabase, thinkificId: number, udemyId: string) {
  await database.query('INSERT INTO joined_courses VALUES ($1, $2)', [thinkificId, udemyId]);
}
