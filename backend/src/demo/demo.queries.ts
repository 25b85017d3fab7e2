import { type Manager, queryRow } from '../common/sql/query.js';

const COLUMNS = [
  ['testimonials', 'student_image'],
  ['courses', 'image_url'],
  ['course_overrides', 'image_url'],
  ['instructors', 'portrait'],
  ['udemy_courses', 'image_url'],
] as const;

export async function movePictures(manager: Manager, publicUrl: string): Promise<void> {
  for (const [table, column] of COLUMNS) {
    await manager.query(
      `UPDATE ${table} SET ${column} = $1 || substring(${column} from '/demo/.*')
       WHERE ${column} ~ '^https?://[^/]+/demo/(covers|portraits)/' AND NOT starts_with(${column}, $1 || '/')`,
      [publicUrl],
    );
  }
}

/** Records that the database was seeded under this name. @returns whether it was not before */
export async function claimSeed(manager: Manager, name: string): Promise<boolean> {
  const claimed = await manager.query<object[]>(
    'INSERT INTO demo_seeds (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
    [name],
  );
  return claimed.length > 0;
}

/** Reads both in one statement, because another replica may be seeding. */
export function readSeeded(manager: Manager): Promise<{ seeded: boolean; filled: boolean }> {
  return queryRow(
    manager,
    `SELECT EXISTS (SELECT FROM demo_seeds) AS seeded, EXISTS (
       SELECT FROM users UNION ALL SELECT FROM courses UNION ALL SELECT FROM udemy_courses
       UNION ALL SELECT FROM testimonials UNION ALL SELECT FROM newsletter_subscriptions
     ) AS filled`,
  );
}

export async function linkCourses(
  manager: Manager,
  thinkificId: number,
  url: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO linked_courses (thinkific_id, udemy_id)
     SELECT course.thinkific_id, udemy.udemy_id
     FROM courses AS course JOIN udemy_courses AS udemy ON udemy.url = $2
     WHERE course.thinkific_id = $1
     ON CONFLICT DO NOTHING`,
    [thinkificId, url],
  );
}

export async function assignCourses(
  manager: Manager,
  username: string,
  urls: string[],
): Promise<void> {
  await manager.query(
    `INSERT INTO staff_assignments (udemy_id, staff_user_id)
     SELECT course.udemy_id, staff.id
     FROM udemy_courses AS course
     JOIN users AS staff
       ON staff.username = $1 AND staff.role = 'staff' AND staff.deleted_at IS NULL
     WHERE course.url = ANY ($2)
     ORDER BY course.title
     ON CONFLICT DO NOTHING`,
    [username, urls],
  );
}
