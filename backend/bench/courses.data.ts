import type { DataSource } from 'typeorm';
import { collectPictures } from '../src/pictures/collect-pictures.js';

const WORDS =
  'practical modern applied scalable reliable advanced statistical neural distributed functional streaming relational ' +
  'language vision speech graph network database pipeline warehouse service interface compiler kernel container cluster ' +
  'design testing deployment monitoring evaluation retrieval clustering regression inference modelling forecasting ' +
  'engineering analysis security performance migration observability recommendation search ranking planning';

/** SQL for a number of words that depend on the row; `salt` is SQL. */
const words = (count: number, salt: string) => `(
  SELECT string_agg(($3::text[])[1 + ('x' || left(md5(${salt} || '-' || number || '-' || place), 6))::bit(24)::int
    % cardinality($3::text[])], ' ')
  FROM generate_series(1, ${count}) place)`;

/** Rows per statement, because statements have a time limit. */
const SLICE = 500;

/** Inserts courses with varying texts, as in real catalogues. Every fifth is a cohort. */
export async function fillCourses(
  dataSource: DataSource,
  [from, to]: [number, number],
): Promise<void> {
  for (let start = from; start <= to; start += SLICE) {
    await fillSlice(dataSource, [start, Math.min(start + SLICE - 1, to)]);
  }
}

async function fillSlice(dataSource: DataSource, [from, to]: [number, number]): Promise<void> {
  const values = [from, to, WORDS.split(' ')];
  await dataSource.query(
    `INSERT INTO courses (thinkific_id, platform_id, name, description, description_text, image_url, price,
       category, duration, curriculum, enroll_url, position, on_sale)
     SELECT 2200000 + 7 * number, (2200000 + 7 * number)::text, initcap(${words(4, "'name'")}), '<p>…</p>', ${words(120, "'text'")},
       'https://cdn.example.org/covers/' || md5(number::text) || '.jpg',
       (ARRAY[0, 49, 99, 149, 249, 499])[1 + number % 6],
       (ARRAY['AI', 'Data', 'Software Engineering'])[1 + number % 3],
       (ARRAY['6 weeks', '12 hours', NULL])[1 + number % 3],
       string_to_array(${words(12, "'part'")}, ' '), 'https://school.example.org/enroll/' || number,
       number, true
     FROM generate_series($1::int, $2::int) number`,
    values,
  );
  await collectPictures(dataSource);
  await dataSource.query(
    `UPDATE pictures SET hash = left(md5(url), 20), width = 1280, height = 720, fetched_at = now(),
       colour = '#' || left(md5(url || 'colour'), 6), due_at = now() + interval '7 days'
     WHERE hash IS NULL`,
  );
  await dataSource.query(
    `INSERT INTO course_overrides (thinkific_id, level, format)
     SELECT 2200000 + 7 * number, (ARRAY['Beginner', 'Intermediate', 'Advanced'])[1 + number % 3],
       CASE WHEN number % 5 = 0 THEN 'Live online' END
     FROM generate_series($1::int, $2::int) number`,
    [from, to],
  );
  await dataSource.query(
    `INSERT INTO udemy_courses (udemy_id, title, url, is_paid)
     SELECT 'x' || md5(number::text), initcap(${words(4, "'udemy'")}), '/course/' || number || '/',
       number % 4 > 0
     FROM generate_series($1::int, $2::int) number`,
    values,
  );
}
