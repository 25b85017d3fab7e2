import type { TestDatabase } from '../../../test/database.js';

export async function insertTestimonials(
  database: TestDatabase,
  count: number,
  status: string,
  visible = true,
): Promise<void> {
  await database.query(
    `INSERT INTO testimonials (student_name, student_image, previous_role, present_role, company,
       quote, course_taken, status, is_visible)
     SELECT 'Student ' || n, 'https://example.org/a.png', 'Before', 'Now', 'Company',
       'A story', 'A course', $2, $3
     FROM generate_series(1, $1::int) AS n`,
    [count, status, visible],
  );
}
