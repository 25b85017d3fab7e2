import { FEED_COURSES, THINKIFIC_COURSES } from '../../src/sync/platforms/course-row.js';
import { UDEMY_COURSES } from '../../src/sync/platforms/udemy/udemy.platform.js';
import { isOf, type MirrorTable } from '../../src/sync/changes/mirror-table.js';
import type { StoredDifference } from '../../src/common/sync-rule.js';
import type { TestDatabase } from '../database.js';
import type { PlatformName } from './platform-model.js';

/** A course in our database: the platform's part, and the admins'. */
export interface StoredCourse {
  platform: PlatformName;
  id: string;
  row: string;
  isRemoved: boolean;
  difference: StoredDifference | null;
  own: OwnValues;
}

export interface OwnValues {
  rule: string;
  choice: boolean | null;
  override: object | null;
  staff: string[];
}

export interface ObservedRun {
  id: number;
  platform: PlatformName;
  trigger: string;
  status: string;
  scope: string;
  follows: number | null;
  decision: string | null;
  started: number;
  finished: number | null;
  changes: { id: string; kind: string; held: string | null; digest: string }[];
  problems: (string | null)[];
}

export interface Observation {
  courses: Map<string, StoredCourse>;
  /** Admins' decisions about links between courses. */
  links: string[];
  runs: ObservedRun[];
}

const object = (columns: string[], of: string) =>
  `jsonb_build_object(${columns.map((column) => `'${column}', ${of}.${column}`).join(', ')})`;

const coursesOf = (platform: PlatformName, table: MirrorTable, own: string) => `
  SELECT jsonb_build_object('platform', '${platform}', 'id', c.${table.key}::text,
    'row', ${object(Object.keys(table.columns), 'c')},
    'isRemoved', c.removed_at IS NOT NULL, 'difference', c.difference,
    'own', jsonb_build_object('rule', c.sync_rule, ${own})) AS course
  FROM ${table.name} AS c WHERE ${isOf(table, 'c')}`;

const OWN_OF_SCHOOL = `'choice', c.visibility_choice, 'staff', '[]'::jsonb, 'override',
  (SELECT nullif(jsonb_strip_nulls(jsonb_build_object('title', o.title, 'price', o.price, 'level', o.level)), '{}')
   FROM course_overrides AS o WHERE o.thinkific_id = c.thinkific_id)`;

const STATE = `
  SELECT (SELECT jsonb_agg(course) FROM (
    ${coursesOf('thinkific', THINKIFIC_COURSES, OWN_OF_SCHOOL)}
    UNION ALL ${coursesOf('feed', FEED_COURSES, OWN_OF_SCHOOL)}
    UNION ALL ${coursesOf(
      'udemy',
      UDEMY_COURSES,
      `'choice', c.visibility_choice, 'override', NULL, 'staff', (SELECT coalesce(jsonb_agg(a.staff_user_id ORDER BY a.staff_user_id), '[]')
        FROM staff_assignments AS a WHERE a.udemy_id = c.udemy_id)`,
    )}
  ) AS all_courses) AS courses,
  (SELECT coalesce(jsonb_agg(link ORDER BY link), '[]') FROM (
    SELECT concat_ws(' ', 'same', thinkific_id, udemy_id) AS link FROM linked_courses UNION ALL
    SELECT concat_ws(' ', 'different', thinkific_id, udemy_id) FROM different_courses
  ) AS all_links) AS links,
  (SELECT jsonb_agg(run ORDER BY id) FROM (
    SELECT id, jsonb_build_object('id', id, 'platform', platform, 'trigger', trigger,
      'status', status, 'scope', scope, 'follows', follows, 'decision', decision,
      'started', extract(epoch FROM started_at), 'finished', extract(epoch FROM finished_at),
      'problems', (SELECT coalesce(jsonb_agg(course_id), '[]') FROM sync_problems WHERE run_id = r.id),
      'changes', (SELECT coalesce(jsonb_agg(jsonb_build_object('id', course_id, 'kind', kind,
        'held', held_by, 'digest', digest) ORDER BY course_id COLLATE "C"), '[]') FROM sync_changes WHERE run_id = r.id)) AS run
    FROM sync_runs AS r
  ) AS all_runs) AS runs`;

type Read = Omit<StoredCourse, 'row'> & { row: object };

/** Reads all courses and runs in one snapshot. */
export async function observe(database: TestDatabase): Promise<Observation> {
  const [found] = await database.query<{
    courses: Read[] | null;
    links: string[];
    runs: ObservedRun[] | null;
  }>(STATE);
  const courses = (found?.courses ?? []).map((read): StoredCourse => ({
    ...read,
    row: JSON.stringify(read.row),
  }));
  return {
    courses: new Map(courses.map((course) => [course.id, course])),
    links: found?.links ?? [],
    runs: found?.runs ?? [],
  };
}
