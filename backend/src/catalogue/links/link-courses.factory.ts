import type { TestDatabase } from '../../../test/database.js';

export async function join(database: TestDatabase, thinkificId: number, udemyId: string) {
  await database.query('INSERT INTO joined_courses VALUES ($1, $2)', [thinkificId, udemyId]);
}
