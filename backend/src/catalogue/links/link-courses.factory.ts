import type { TestDatabase } from '../../../test/database.js';

export async function linkCourses(database: TestDatabase, thinkificId: number, udemyId: string) {
  await database.query('INSERT INTO linked_courses VALUES ($1, $2)', [thinkificId, udemyId]);
}
