import type { TestDatabase } from '../../../test/database.js';

let count = 0;

/** Inserts a paid, visible course like a sync would, and returns its id. Titles sort in the order of insertion. */
export async function insertUdemyCourse(
  database: TestDatabase,
  values: Record<string, unknown> = {},
): Promise<string> {
  count += 1;
  const number = String(count).padStart(5, '0');
  const row = {
    udemy_id: `x01Course${number}_-==`,
    title: `Course ${number}`,
    url: `/course/course-${number}/`,
    is_paid: true,
    ...values,
  };
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await database.query(
    `INSERT INTO udemy_courses (${columns.join()}) VALUES (${places.join()})`,
    Object.values(row),
  );
  return row.udemy_id;
}

export async function insertAssignment(
  database: TestDatabase,
  udemyId: string,
  staffUserId: string,
): Promise<void> {
  await database.query('INSERT INTO staff_assignments (udemy_id, staff_user_id) VALUES ($1, $2)', [
    udemyId,
    staffUserId,
  ]);
}

export const adminPath = (udemyId: string) =>
  `/api/admin/udemy-courses/${encodeURIComponent(udemyId)}`;
