import type { ListAuditQuery } from './dto/list-audit.query.js';

interface Condition {
  field: Exclude<keyof ListAuditQuery, 'limit'>;
  /** With the value at this place. */
  sql: (place: number) => string;
  value?: (given: string | number) => string | number;
}

/** An index begins with each of the first columns, and goes on with `at, id`. */
export const CONDITIONS: Condition[] = [
  { field: 'id', sql: (place) => `id = $${place}` },
  { field: 'person', sql: (place) => `person_id = $${place}` },
  { field: 'object_type', sql: (place) => `object_type = $${place}` },
  { field: 'object_id', sql: (place) => `object_id = $${place}` },
  { field: 'act', sql: (place) => `act = $${place}` },
  { field: 'from', sql: (place) => `at >= $${place}::timestamptz`, value: startOf },
  {
    field: 'to',
    sql: (place) => `at < $${place}::timestamptz + interval '24 hours'`,
    value: startOf,
  },
  {
    field: 'before',
    sql: (place) => `(at, id) < (SELECT at, id FROM audit_lines WHERE id = $${place})`,
  },
];

function startOf(day: string | number): string {
  return `${day}T00:00:00Z`;
}

/** $1 of them, newest first. */
export const LINES = (conditions: string[]) => `
  SELECT id, at, person_id, person, act, object_type, object_id, before, after, address, request_id
  FROM audit_lines ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}
  ORDER BY at DESC, id DESC LIMIT $1`;

/** Hops from one value to the next, rather than read the whole log. */
export const ACTS = `
  WITH RECURSIVE acts AS (
    (SELECT act FROM audit_lines ORDER BY act LIMIT 1)
    UNION ALL
    SELECT (SELECT act FROM audit_lines WHERE act > acts.act ORDER BY act LIMIT 1)
    FROM acts WHERE acts.act IS NOT NULL
  )
  SELECT act FROM acts WHERE act IS NOT NULL`;

export const PEOPLE = `
  WITH RECURSIVE people AS (
    (SELECT person_id AS id FROM audit_lines WHERE person_id IS NOT NULL ORDER BY 1 LIMIT 1)
    UNION ALL
    SELECT (SELECT person_id FROM audit_lines WHERE person_id > people.id ORDER BY 1 LIMIT 1)
    FROM people WHERE people.id IS NOT NULL
  )
  SELECT id, COALESCE(
    (SELECT username FROM users WHERE users.id = people.id),
    (SELECT person FROM audit_lines WHERE person_id = people.id ORDER BY at DESC, audit_lines.id DESC LIMIT 1)
  ) AS username
  FROM people WHERE id IS NOT NULL ORDER BY username LIMIT 1000`;

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
