import type { Queryable } from '../change.js';

export async function visibleCourses(
  database: Queryable,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database.query<{ id: string }[]>(
    'SELECT thinkific_id AS id FROM courses WHERE thinkific_id = ANY ($1::bigint[]) AND is_visible',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Returns the visible courses of these instructors. */
export function coursesOfInstructors(
  database: Queryable,
  ids: readonly string[],
): Promise<{ course: string; instructor: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return database.query(
    `SELECT DISTINCT thinkific_id AS course, instructor_id AS instructor
     FROM course_instructors JOIN courses USING (thinkific_id)
     WHERE instructor_id = ANY ($1::uuid[]) AND is_visible`,
    [ids],
  );
}

export interface CourseLink {
  thinkific_id: string;
  udemy_id: string;
  is_course_visible: boolean;
  is_udemy_visible: boolean;
}

const LINKS = `
  SELECT thinkific_id, udemy_id, course.is_visible AS is_course_visible,
    udemy.is_visible AS is_udemy_visible
  FROM linked_courses JOIN courses AS course USING (thinkific_id)
  JOIN udemy_courses AS udemy USING (udemy_id)`;

export function linksOfCourses(database: Queryable, ids: readonly string[]): Promise<CourseLink[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return database.query<CourseLink[]>(`${LINKS} WHERE thinkific_id = ANY ($1::bigint[])`, [ids]);
}

export function linksOfUdemyCourses(
  database: Queryable,
  ids: readonly string[],
): Promise<CourseLink[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return database.query<CourseLink[]>(`${LINKS} WHERE udemy_id = ANY ($1)`, [ids]);
}

export async function visibleUdemyCourses(
  database: Queryable,
  ids: readonly unknown[],
): Promise<Set<unknown>> {
  const rows = await database.query<{ id: string }[]>(
    'SELECT udemy_id AS id FROM udemy_courses WHERE udemy_id = ANY ($1) AND is_visible',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function coursesWithPictures(
  database: Queryable,
  urls: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT thinkific_id AS id FROM courses AS course
     LEFT JOIN course_overrides AS override USING (thinkific_id)
     WHERE course.is_visible AND coalesce(override.image_url, course.image_url) = ANY ($1)
       AND thinkific_id IN (
         SELECT thinkific_id FROM courses WHERE image_url = ANY ($1)
         UNION ALL SELECT thinkific_id FROM course_overrides WHERE image_url = ANY ($1))
     UNION SELECT courses.thinkific_id FROM course_instructors JOIN courses USING (thinkific_id)
     JOIN instructors AS instructor ON instructor.id = instructor_id
     WHERE courses.is_visible AND instructor.portrait = ANY ($1)`,
    [urls],
  );
  return rows.map(({ id }) => id);
}

/** Returns the offerings that show one of these pictures and are no drafts. */
export async function offeringsWithPictures(
  database: Queryable,
  urls: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `SELECT id FROM offerings WHERE picture = ANY ($1) AND status <> 'draft'`,
    [urls],
  );
  return rows.map(({ id }) => id);
}

/** Returns the offerings that one of these users hosts and that are no drafts. */
export async function offeringsOfHosts(
  database: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.query<{ id: string }[]>(
    `SELECT id FROM offerings WHERE host_id = ANY ($1::uuid[]) AND status <> 'draft'`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

export async function isPictureOfUdemy(
  database: Queryable,
  urls: readonly string[],
): Promise<boolean> {
  const found = await database.query<object[]>(
    'SELECT FROM udemy_courses WHERE image_url = ANY ($1) AND is_visible LIMIT 1',
    [urls],
  );
  return found.length > 0;
}

/** Returns the keys of courses with visible stories that show one of these portraits. */
export async function courseKeysOfPortraits(
  database: Queryable,
  urls: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ key: string }[]>(
    `SELECT DISTINCT course_key(course_taken) AS key FROM testimonials
     WHERE student_image = ANY ($1) AND status = 'approved' AND is_visible`,
    [urls],
  );
  return rows.map(({ key }) => key);
}

export async function courseKeys(
  database: Queryable,
  titles: readonly unknown[],
): Promise<string[]> {
  if (titles.length === 0) return [];
  const rows = await database.query<{ key: string }[]>(
    'SELECT DISTINCT course_key(title) AS key FROM unnest($1::text[]) AS given (title)',
    [titles],
  );
  return rows.map(({ key }) => key);
}

export async function portraitsOf(database: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ url: string }[]>(
    'SELECT student_image AS url FROM testimonials WHERE id = ANY ($1::bigint[])',
    [ids],
  );
  return rows.map(({ url }) => url);
}
