import type { Change, Values } from '../changes/change.js';
import { RULES } from '../changes/rules/index.js';
import { type Manager, queryColumn, queryRow, queryValue } from '../common/sql/query.js';
import { type AuditObjectType, TABLE_OF } from '../changes/audit-objects.js';
import type { AuditPersonDto } from './dto/audit-page.dto.js';
import type { ListAuditQuery } from './dto/list-audit.query.js';

export interface EntryRow extends Change {
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  address: string | null;
  request_id: string | null;
}

interface Condition {
  field: Exclude<keyof ListAuditQuery, 'limit'>;
  sql: (place: number) => string;
  value?: (given: string | number) => string | number | string[];
}

/** Each of the first conditions has an index that continues with `at, id`. */
const CONDITIONS: Condition[] = [
  { field: 'id', sql: (place) => `id = $${place}` },
  { field: 'person', sql: (place) => `actor_id = $${place}` },
  { field: 'object_type', sql: (place) => `table_name = ANY ($${place})`, value: tablesOf },
  { field: 'object_id', sql: (place) => `record = $${place}` },
  { field: 'action', sql: (place) => `action = $${place}` },
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

function tablesOf(type: string | number): string[] {
  const ofType = Object.entries(RULES).filter(([, rule]) => rule.audit?.type === type);
  return [TABLE_OF[type as AuditObjectType], ...ofType.map(([table]) => table)];
}

export function findEntries(
  manager: Manager,
  { limit, ...wanted }: ListAuditQuery,
): Promise<EntryRow[]> {
  const values: unknown[] = [limit + 1];
  const conditions = CONDITIONS.flatMap(({ field, value, sql }) => {
    const given = wanted[field];
    if (given === undefined) return [];
    if (given === 'none') return ['actor_id IS NULL'];
    return [sql(values.push(value ? value(given) : given))];
  });
  return manager.query(
    `SELECT id, at, actor_id, actor_name, action, table_name, record, operation, before, after, address,
       request_id
     FROM changes WHERE ${['is_audited', ...conditions].join(' AND ')}
     ORDER BY at DESC, id DESC LIMIT $1`,
    values,
  );
}

/** Skips from one distinct value to the next instead of reading the whole log. */
export function findActions(manager: Manager): Promise<string[]> {
  return queryColumn(
    manager,
    `WITH RECURSIVE actions AS (
       (SELECT action FROM changes WHERE is_audited ORDER BY action LIMIT 1)
       UNION ALL
       SELECT (SELECT action FROM changes WHERE is_audited AND action > actions.action ORDER BY action LIMIT 1)
       FROM actions WHERE actions.action IS NOT NULL
     )
     SELECT action FROM actions WHERE action IS NOT NULL`,
  );
}

export function findPeople(manager: Manager): Promise<AuditPersonDto[]> {
  return manager.query(
    `WITH RECURSIVE people AS (
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
     FROM people WHERE id IS NOT NULL ORDER BY username LIMIT 1000`,
  );
}

/**
 * Returns the platform's values at the time of these override changes, by change id: the current values, with later
 * changes in the log undone.
 */
export async function findPlatformValues(
  manager: Manager,
  overrides: EntryRow[],
): Promise<Map<string, Values>> {
  const found = await manager.query<{ id: string; values: Values }[]>(
    `SELECT given.id, to_jsonb(course) || COALESCE(later.values, '{}') AS values
     FROM unnest($1::bigint[], $2::text[]) AS given (id, record)
     JOIN courses AS course ON course.thinkific_id::text = given.record
     CROSS JOIN LATERAL (
       SELECT jsonb_object_agg(key, value ORDER BY change.id DESC) AS values
       FROM changes AS change CROSS JOIN LATERAL jsonb_each(change.before) AS kept (key, value)
       WHERE table_name = 'courses' AND record = given.record AND change.id > given.id
     ) AS later`,
    [overrides.map(({ id }) => id), overrides.map(({ record }) => record)],
  );
  return new Map(found.map(({ id, values }) => [id, values]));
}

export async function findNames(
  manager: Manager,
  objects: { type: string; id: string }[],
): Promise<Map<string, string>> {
  const found = await manager.query<{ type: string; id: string; name: string }[]>(
    `SELECT noted.type, noted.id, CASE noted.type
       WHEN 'course' THEN (SELECT COALESCE(ours.title, courses.name) FROM courses
         LEFT JOIN course_overrides AS ours USING (thinkific_id) WHERE thinkific_id = noted.id::bigint)
       WHEN 'udemyCourse' THEN (SELECT title FROM udemy_courses WHERE udemy_id = noted.id)
       WHEN 'instructor' THEN (SELECT name FROM instructors AS teacher WHERE teacher.id = noted.id::uuid)
       WHEN 'story' THEN (SELECT student_name FROM testimonials AS story WHERE story.id = noted.id::bigint)
       WHEN 'user' THEN (SELECT name FROM users AS person
         WHERE person.id = noted.id::uuid AND deleted_at IS NULL)
       WHEN 'invitation' THEN (SELECT name FROM invitations AS open WHERE open.id = noted.id::uuid)
       WHEN 'apiKey' THEN (SELECT name FROM api_keys AS key WHERE key.id = noted.id::uuid)
       WHEN 'webhookEndpoint' THEN (SELECT name FROM webhook_endpoints AS endpoint WHERE endpoint.id = noted.id::uuid)
       WHEN 'campaign' THEN (SELECT name FROM campaigns WHERE campaigns.id = noted.id::bigint)
       WHEN 'redirect' THEN (SELECT from_path FROM redirects WHERE redirects.id = noted.id::bigint)
       WHEN 'syncRun' THEN (SELECT run.id || ' with ' || initcap(platform) ||
         CASE status WHEN 'previewed' THEN ' (preview)' WHEN 'held' THEN ' (held)' ELSE '' END
         FROM sync_runs AS run WHERE run.id = noted.id::bigint)
       WHEN 'setting' THEN noted.id
       WHEN 'view' THEN (SELECT name FROM saved_views AS saved WHERE saved.id = noted.id::bigint)
     END AS name
     FROM (SELECT DISTINCT * FROM unnest($1::text[], $2::text[]) AS given (type, id)) AS noted`,
    [objects.map(({ type }) => type), objects.map(({ id }) => id)],
  );
  return new Map(found.map(({ type, id, name }) => [`${type} ${id}`, name]));
}

export async function insertAction(
  manager: Manager,
  action: Omit<EntryRow, 'id' | 'at' | 'operation' | 'before'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO changes (table_name, record, operation, is_audited, action, actor_kind, actor_id,
       actor_name, after, address, request_id)
     VALUES ($1, $2, 'action', true, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[
        action.table_name,
        action.record,
        action.action,
        action.actor_id ? 'user' : 'other',
        action.actor_id,
      ],
      ...[action.actor_name, action.after, action.address, action.request_id],
    ],
  );
}

/** Adds up to `most` entries to the hash chain unless another process does. @returns how many */
export function extendHashChain(manager: Manager, most: number): Promise<number> {
  return queryValue(manager, 'SELECT hash_changes($1)', [most]);
}

export function findHead(manager: Manager): Promise<string> {
  const sql = `SELECT encode(hash, 'hex') FROM change_hashes ORDER BY position DESC LIMIT 1`;
  return queryValue(manager, sql);
}

/** Deletes up to `most` entries older than `days` by the database's clock. @returns how many */
export function deleteEntries(manager: Manager, days: number, most: number): Promise<number> {
  const sql = 'SELECT forget_changes(now() - make_interval(days => $1), $2)';
  return queryValue(manager, sql, [days, most]);
}

/** Entries committed after the last run are not in the chain yet. Older ones must be. */
const UNHASHED = `
  SELECT id, NOT pg_visible_in_snapshot(transaction, seen) AS is_waiting
  FROM changes CROSS JOIN hash_chain_state
  WHERE NOT EXISTS (SELECT FROM change_hashes WHERE change_id = changes.id)`;

interface Start {
  start: string;
  hash: string;
  /** The last hash before the start, which should have been deleted. */
  kept: string | null;
  unhashed: number;
}

/** Regular deletions are recorded in the log. A forged record does not match the hashes. */
export function findStart(manager: Manager): Promise<Start> {
  return queryRow(
    manager,
    `SELECT COALESCE(forgotten.after ->> 'last', '0') AS start,
       COALESCE(forgotten.after ->> 'hash', '') AS hash,
       (SELECT max(position) FROM change_hashes
        WHERE position <= (forgotten.after ->> 'last')::bigint) AS kept,
       (SELECT count(*)::int FROM (${UNHASHED}) AS unhashed WHERE is_waiting) AS unhashed
     FROM (SELECT) AS one LEFT JOIN LATERAL (
       SELECT after FROM changes WHERE is_audited AND action = 'forget' AND table_name = 'changes'
       ORDER BY (after ->> 'last')::bigint DESC LIMIT 1
     ) AS forgotten ON true`,
  );
}

export function findStrays(manager: Manager): Promise<string[]> {
  const sql = `SELECT id FROM (${UNHASHED}) AS unhashed WHERE NOT is_waiting ORDER BY id LIMIT 100`;
  return queryColumn(manager, sql);
}

export interface HashedEntry {
  position: string;
  change_id: string;
  is_there: boolean;
  is_linked: boolean;
  is_true: boolean;
  hash: string;
}

/**
 * Returns the hashes after a position, and whether each matches its entry and the previous hash. Repeats the text of
 * `hash_changes` on purpose, so that a change there is detected.
 */
export function findHashes(
  manager: Manager,
  last: string,
  head: string,
  most: number,
): Promise<HashedEntry[]> {
  return manager.query(
    `SELECT position, change_id, noted.id IS NOT NULL AS is_there, encode(link.hash, 'hex') AS hash,
       link.previous = COALESCE(lag(link.hash) OVER (ORDER BY position), decode($2, 'hex')) AS is_linked,
       link.hash = sha256(link.previous || convert_to(jsonb_build_array(
         noted.id, extract(epoch FROM noted.at), noted.table_name, noted.record, noted.operation,
         noted.before, noted.after, noted.is_audited, noted.actor_kind, noted.actor_id,
         noted.actor_name, noted.action, noted.address, noted.request_id)::text, 'UTF8')) AS is_true
     FROM change_hashes link LEFT JOIN changes noted ON noted.id = change_id
     WHERE position > $1::bigint ORDER BY position LIMIT $3`,
    [last, head, most],
  );
}
