import type { EntityManager } from 'typeorm';
import type { ScannedCatalogue } from '../platform.js';
import type { MirroredRows, MirrorTable } from './mirror-table.js';

/** What a run changes in all. `updated` counts changed courses and returned ones. */
export interface StagedChanges {
  added: number;
  updated: number;
  removed: number;
  /** Equal for two runs that change the same in the same way. */
  digest: string;
}

const BATCH = 500;

/**
 * Records what the platform's rows change, each course with its old and new values, and writes
 * nothing else. Compares in the database, as its columns do. Must run inside a transaction.
 */
export async function stageRows(
  manager: EntityManager,
  runId: number,
  { table, rows, problems }: ScannedCatalogue,
): Promise<StagedChanges> {
  const statement = stagingStatement(table);
  for (const batch of batches(rows.values())) await manager.query(statement, [runId, batch]);
  if (!problems.some(({ mayBeAny }) => mayBeAny)) {
    const unread = problems.flatMap(({ courseId }) => courseId ?? []);
    await stageRemoved(manager, table, runId, [...rows.keys(), ...unread]);
  }
  return countStaged(manager, runId);
}

async function stageRemoved(
  manager: EntityManager,
  { name, key, title }: MirrorTable,
  runId: number,
  present: string[],
): Promise<void> {
  await manager.query(
    `INSERT INTO sync_changes (run_id, course_id, kind, title, fields, digest)
     SELECT $1, stored.${key}::text, 'removed', stored.${title}, '{}', ''
     FROM ${name} AS stored
     WHERE removed_at IS NULL
       AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS kept (key) WHERE kept.key = stored.${key}::text)`,
    [runId, present],
  );
}

async function countStaged(manager: EntityManager, runId: number): Promise<StagedChanges> {
  const [staged] = await manager.query<[StagedChanges]>(
    `SELECT count(*) FILTER (WHERE kind = 'added')::int AS added,
       count(*) FILTER (WHERE kind IN ('changed', 'returned'))::int AS updated,
       count(*) FILTER (WHERE kind = 'removed')::int AS removed,
       md5(coalesce(string_agg(concat_ws(' ', course_id, kind, digest), E'\\n'
         ORDER BY course_id COLLATE "C"), '')) AS digest
     FROM sync_changes WHERE run_id = $1`,
    [runId],
  );
  return staged;
}

/** Writes, and locks, only what the run has staged. */
export async function writeStaged(
  manager: EntityManager,
  table: MirrorTable,
  runId: number,
  rows: MirroredRows,
): Promise<void> {
  const staged = await manager.query<{ course_id: string }[]>(
    'SELECT course_id FROM sync_changes WHERE run_id = $1',
    [runId],
  );
  if (staged.length === 0) return;
  await manager.query(
    `UPDATE ${table.name} AS stored SET removed_at = now() FROM sync_changes AS change
     WHERE change.run_id = $1 AND change.kind = 'removed' AND change.course_id = stored.${table.key}::text`,
    [runId],
  );
  const written = staged.flatMap(({ course_id }) => rows.get(course_id) ?? []);
  const statement = upsertStatement(table);
  for (const batch of batches(written)) await manager.query(statement, [batch]);
}

/** The digest holds the whole new row, so that the courses of a preview are written as they were seen. */
function stagingStatement({ name, key, title, columns }: MirrorTable): string {
  return `
    INSERT INTO sync_changes (run_id, course_id, kind, title, fields, digest)
    SELECT $1, incoming.${key}::text,
      CASE WHEN stored.${key} IS NULL THEN 'added'
        WHEN stored.removed_at IS NOT NULL THEN 'returned' ELSE 'changed' END,
      incoming.${title}, difference.fields, md5(concat(incoming::text, difference.fields::text))
    FROM ${incoming(columns, '$2')}
    LEFT JOIN ${name} AS stored ON stored.${key} = incoming.${key}
    CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg(field, jsonb_build_array(old.value, new.value)), '{}') AS fields
      FROM jsonb_each(to_jsonb(incoming)) AS new (field, value)
      JOIN jsonb_each(to_jsonb(stored)) AS old (field, value) USING (field)
      WHERE new.value IS DISTINCT FROM old.value
    ) AS difference
    WHERE stored.${key} IS NULL
      OR stored.removed_at IS NOT NULL
      OR ROW(${each(columns, (column) => `incoming.${column}`)})
        IS DISTINCT FROM ROW(${each(columns, (column) => `stored.${column}`)})`;
}

function upsertStatement({ name, key, columns }: MirrorTable): string {
  return `
    INSERT INTO ${name} (${Object.keys(columns).join(', ')})
    SELECT ${each(columns, (column) => `incoming.${column}`)} FROM ${incoming(columns, '$1')}
    ON CONFLICT (${key}) DO UPDATE
    SET ${each(columns, (column) => `${column} = EXCLUDED.${column}`)},
      synced_at = now(), removed_at = NULL`;
}

function incoming(columns: Record<string, string>, parameter: string): string {
  const types = Object.entries(columns).map(([column, type]) => `${column} ${type}`);
  return `json_to_recordset(${parameter}::json) AS incoming (${types.join(', ')})`;
}

function each(columns: Record<string, string>, write: (column: string) => string): string {
  return Object.keys(columns).map(write).join(', ');
}

function* batches(rows: Iterable<object>): Generator<string> {
  const all = [...rows];
  for (let start = 0; start < all.length; start += BATCH) {
    yield JSON.stringify(all.slice(start, start + BATCH));
  }
}
