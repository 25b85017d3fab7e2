import {
  OVERRIDABLE_FIELDS,
  PLATFORM_FIELDS,
  type PlatformField,
  toColumn,
} from '../../../common/overridable-fields.js';
import { type Manager, queryRow } from '../../../common/sql/query.js';
import { IS_DEAD } from '../links/enrol-links.queries.js';

export const COURSE_NEEDS = ['changed', 'incomplete', 'unlinked', 'promised'] as const;

export type CourseNeed = (typeof COURSE_NEEDS)[number];

const toCase = (field: PlatformField) =>
  `WHEN '${field}' THEN to_jsonb(course.${toColumn(OVERRIDABLE_FIELDS[field].platform)})`;

const CHANGED = `
  SELECT course.thinkific_id, coalesce(override.title, course.name) AS title,
    ARRAY(
      SELECT field FROM jsonb_each(override.base) AS made (field, value)
      WHERE value <> coalesce(CASE field
        ${PLATFORM_FIELDS.map(toCase).join(' ')}
      END, 'null')
      ORDER BY field
    ) AS fields
  FROM course_overrides AS override JOIN courses AS course USING (thinkific_id)
  WHERE course.removed_at IS NULL AND override.base <> '{}'`;

const INCOMPLETE = `
  SELECT course.thinkific_id, coalesce(override.title, course.name) AS title,
    array_remove(ARRAY[
      CASE WHEN coalesce(override.image_url, course.image_url, '') = '' THEN 'imageUrl' END,
      CASE WHEN coalesce(override.description_text, course.description_text, '') = ''
        THEN 'description' END,
      CASE WHEN coalesce(override.price, course.price) IS NULL THEN 'price' END,
      CASE WHEN override.level IS NULL THEN 'level' END
    ], NULL) AS fields
  FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
  WHERE course.is_visible`;

const UNLINKED = `
  SELECT course.thinkific_id, coalesce(override.title, course.name) AS title,
    ARRAY[link.problem] AS fields, link.url
  FROM courses AS course JOIN enrol_links AS link
      ON link.thinkific_id = course.thinkific_id AND link.url = course.enroll_url
    LEFT JOIN course_overrides AS override ON override.thinkific_id = course.thinkific_id
  WHERE course.is_visible AND ${IS_DEAD}`;

/** While the rule is `site`, since with `platform` no page promises more than the platform gives. */
const PROMISED = `
  SELECT course.thinkific_id, coalesce(override.title, course.name) AS title
  FROM courses AS course LEFT JOIN course_overrides AS override USING (thinkific_id)
  WHERE course.is_visible AND NOT course.has_certificate AND NOT course.claims_follow`;

const needy = (looked: string) => `
  SELECT * FROM (${looked}) AS looked WHERE cardinality(fields) > 0`;

/** SQL for the courses that need an admin, and the fields concerned or the error of the enrol link. */
const NEEDY: Record<CourseNeed, string> = {
  changed: needy(CHANGED),
  incomplete: needy(INCOMPLETE),
  unlinked: needy(UNLINKED),
  promised: PROMISED,
};

const needsById = (needs: readonly CourseNeed[]) =>
  needs
    .map((need) => `SELECT thinkific_id, '${need}' AS need FROM (${NEEDY[need]}) AS found`)
    .join(' UNION ALL ');

const SHOWN = 5;

const DETAILS: Record<CourseNeed, string> = {
  changed: `, 'fields', fields`,
  incomplete: `, 'fields', fields`,
  unlinked: `, 'url', url, 'problem', fields[1]`,
  promised: '',
};

/** Counts the courses with a need and returns the first of them. Incomplete courses are sorted by what they lack. */
export function findFirst<Course>(
  manager: Manager,
  need: CourseNeed,
): Promise<{ total: number; courses: Course[] }> {
  const order = need === 'incomplete' ? 'cardinality(fields) DESC, title' : 'title';
  return queryRow(
    manager,
    `WITH found AS (${NEEDY[need]})
     SELECT (SELECT count(*)::int FROM found) AS total,
       ARRAY(
         SELECT jsonb_build_object('id', thinkific_id::text, 'title', title${DETAILS[need]})
         FROM found ORDER BY ${order}, thinkific_id LIMIT ${SHOWN}
       ) AS courses`,
  );
}

/** @param needs those to look for */
export async function findNeeds(
  manager: Manager,
  needs: readonly CourseNeed[],
): Promise<ReadonlyMap<number, CourseNeed[]>> {
  const rows = await manager.query<{ id: string; needs: CourseNeed[] }[]>(
    `SELECT thinkific_id AS id, array_agg(need) AS needs FROM (${needsById(needs)}) AS needy GROUP BY 1`,
  );
  return new Map(rows.map(({ id, needs }) => [Number(id), needs]));
}
