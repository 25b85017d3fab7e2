import { RULES } from '../changes/rules/index.js';
import { type AuditObjectType, TABLE_OF } from './audit.constants.js';
import type { ListAuditQuery } from './dto/list-audit.query.js';

interface Condition {
  field: Exclude<keyof ListAuditQuery, 'limit'>;
  /** With the value at this place. */
  sql: (place: number) => string;
  value?: (given: string | number) => string | number | string[];
}

/** An index begins with the columns of each of the first, and goes on with `at, id`. */
export const CONDITIONS: Condition[] = [
  { field: 'id', sql: (place) => `id = $${place}` },
  { field: 'person', sql: (place) => `actor_id = $${place}` },
  { field: 'object_type', sql: (place) => `table_name = ANY ($${place})`, value: tablesOf },
  { field: 'object_id', sql: (place) => `record = $${place}` },
  { field: 'act', sql: (place) => `act = $${place}` },
  { field: 'from', sql: (place) => `at >= $${place}::timestamptz`, value: startOf },
  {
    field: 'to',
    sql: (place) => `at < $${place}::timestamptz + interval '24 hours'`,
    value: startOf,
  },
  {
    field: 'before',
    sql: (place) => `(at, id) < (SELECT at, id FROM changes WHERE id = $${place})`,
  },
];

function startOf(day: string | number): string {
  return `${day}T00:00:00Z`;
}

/** Where changes of records of a type stand. */
function tablesOf(type: string | number): string[] {
  const ofType = Object.entries(RULES).filter(([, rule]) => rule.audit?.type === type);
  return [TABLE_OF[type as AuditObjectType], ...ofType.map(([table]) => table)];
}

/** $1 of them, newest first. */
export const LINES = (conditions: string[]) => `
  SELECT id, at, actor_id, actor_name, act, table_name, record, operation, before, after, address,
    request_id
  FROM changes WHERE ${['is_audited', ...conditions].join(' AND ')}
  ORDER BY at DESC, id DESC LIMIT $1`;

/** Hops from one value to the next, rather than read the whole log. */
export const ACTS = `
  WITH RECURSIVE acts AS (
    (SELECT act FROM changes WHERE is_audited ORDER BY act LIMIT 1)
    UNION ALL
    SELECT (SELECT act FROM changes WHERE is_audited AND act > acts.act ORDER BY act LIMIT 1)
    FROM acts WHERE acts.act IS NOT NULL
  )
  SELECT act FROM acts WHERE act IS NOT NULL`;

export const PEOPLE = `
  WITH RECURSIVE people AS (
    (SELECT actor_id AS id FROM changes WHERE is_audited AND actor_id IS NOT NULL
     ORDER BY 1 LIMIT 1)
    UNION ALL
    SELECT (SELECT actor_id FROM changes WHERE is_audited AND actor_id > people.id
            ORDER BY 1 LIMIT 1)
    FROM people WHERE people.id IS NOT NULL
  )
  SELECT id, COALESCE(
    (SELECT username FROM users WHERE users.id = people.id),
    (SELECT actor_name FROM changes WHERE is_audited AND actor_id = people.id
     ORDER BY at DESC, changes.id DESC LIMIT 1)
  ) AS username
  FROM people WHERE id IS NOT NULL ORDER BY username LIMIT 1000`;

/**
 * What the platform said of the courses ($2) when the changes ($1) were made: what it says now, but for what the log has
 * seen change since.
 */
export const PLATFORM_VALUES = `
  SELECT given.id, to_jsonb(course) || COALESCE(later.values, '{}') AS values
  FROM unnest($1::bigint[], $2::text[]) AS given (id, record)
  JOIN courses AS course ON course.thinkific_id::text = given.record
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(key, value ORDER BY change.id DESC) AS values
    FROM changes AS change CROSS JOIN LATERAL jsonb_each(change.before) AS kept (key, value)
    WHERE table_name = 'courses' AND record = given.record AND change.id > given.id
  ) AS later`;

/** Of the objects with these types ($1) and ids ($2), as they are called now. A subscriber has no name here. */
export const NAMES = `
  SELECT noted.type, noted.id, CASE noted.type
    WHEN 'course' THEN (SELECT COALESCE(ours.title, courses.name) FROM courses
      LEFT JOIN course_overrides AS ours USING (thinkific_id) WHERE thinkific_id = noted.id::bigint)
    WHEN 'udemyCourse' THEN (SELECT title FROM udemy_courses WHERE udemy_id = noted.id)
    WHEN 'story' THEN (SELECT student_name FROM testimonials AS story WHERE story.id = noted.id::bigint)
    WHEN 'user' THEN (SELECT name FROM users AS person WHERE person.id = noted.id::uuid)
    WHEN 'invitation' THEN (SELECT name FROM invitations AS open WHERE open.id = noted.id::uuid)
    WHEN 'apiKey' THEN (SELECT name FROM api_keys AS key WHERE key.id = noted.id::uuid)
    WHEN 'webhookEndpoint' THEN (SELECT name FROM webhook_endpoints AS endpoint WHERE endpoint.id = noted.id::uuid)
    WHEN 'syncRun' THEN (SELECT run.id || ' with ' || initcap(platform) ||
      CASE status WHEN 'previewed' THEN ' (preview)' WHEN 'held' THEN ' (held)' ELSE '' END
      FROM sync_runs AS run WHERE run.id = noted.id::bigint)
    WHEN 'view' THEN (SELECT name FROM saved_views AS saved WHERE saved.id = noted.id::bigint)
  END AS name
  FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[]) AS given (type, id)) AS noted`;
