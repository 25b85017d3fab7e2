import { type Manager, queryColumn, queryRow } from '../../common/sql/query.js';
import { MOST_PROBLEMS } from '../dto/sync-problem.dto.js';
import type { ScannedCatalogue } from '../platform.js';
import { batches, isOf, type MirrorTable } from './mirror-table.js';

const VERSION = `md5(concat_ws(' ', change.kind, change.digest))`;

export interface StagedChanges {
  added: number;
  updated: number;
  removed: number;
  proposed: number;
  frozen: number;
  /** Equal for two runs that make the same changes. */
  digest: string;
}

/**
 * Records the difference between the platform's rows and ours without changing courses. The database compares, because
 * only it knows the types. Must run in a transaction.
 * @param isAccepted an admin has accepted the changes, so sync rules do not apply
 */
export async function stageRows(
  manager: Manager,
  runId: number,
  catalogue: ScannedCatalogue,
  isAccepted = false,
): Promise<StagedChanges> {
  const statement = stagingStatement(catalogue.table);
  for (const batch of batches(catalogue.rows.values()))
    await manager.query(statement, [runId, batch]);
  await stageRemoved(manager, runId, catalogue);
  if (!isAccepted) await holdByRule(manager, runId, catalogue);
  return countStaged(manager, runId);
}

async function stageRemoved(
  manager: Manager,
  runId: number,
  { table, rows, problems, scope }: ScannedCatalogue,
): Promise<void> {
  const { name, key, title } = table;
  if (problems.some(({ mayBeAny }) => mayBeAny)) return;
  const unread = problems.flatMap(({ courseId }) => courseId ?? []);
  await manager.query(
    `INSERT INTO sync_changes (run_id, course_id, kind, title, fields, digest)
     SELECT $1, stored.${key}, 'removed', stored.${title}, '{}', ''
     FROM ${name} AS stored
     WHERE ${isOf(table, 'stored')} AND removed_at IS NULL
       AND ($3::text[] IS NULL OR stored.${key} = ANY ($3))
       AND NOT EXISTS (SELECT FROM unnest($2::text[]) AS kept (key) WHERE kept.key = stored.${key})`,
    [runId, [...rows.keys(), ...unread], scope ?? null],
  );
}

function countStaged(manager: Manager, runId: number): Promise<StagedChanges> {
  return queryRow(
    manager,
    `SELECT count(*) FILTER (WHERE held_by IS NULL AND kind = 'added')::int AS added,
       count(*) FILTER (WHERE held_by IS NULL AND kind IN ('changed', 'returned'))::int AS updated,
       count(*) FILTER (WHERE held_by IS NULL AND kind = 'removed')::int AS removed,
       count(*) FILTER (WHERE held_by = 'ask')::int AS proposed,
       count(*) FILTER (WHERE held_by = 'frozen')::int AS frozen,
       md5(coalesce(string_agg(concat_ws(' ', course_id, kind, digest, held_by), E'\\n'
         ORDER BY course_id COLLATE "C"), '')) AS digest
     FROM sync_changes WHERE run_id = $1`,
    [runId],
  );
}

/**
 * Locks the staged courses and their rules until the transaction ends, and applies rules that have changed. Also locks
 * differences that may be deleted, in one order.
 */
export async function lockStaged(
  manager: Manager,
  runId: number,
  catalogue: ScannedCatalogue,
): Promise<StagedChanges> {
  const { name, key } = catalogue.table;
  await manager.query(
    `SELECT FROM ${name} AS stored WHERE ${isOf(catalogue.table, 'stored')} AND (difference IS NOT NULL
       OR ${key} IN (SELECT course_id FROM sync_changes WHERE run_id = $1))
     ORDER BY ${key} FOR NO KEY UPDATE`,
    [runId],
  );
  await holdByRule(manager, runId, catalogue);
  return countStaged(manager, runId);
}

export async function writeStaged(
  manager: Manager,
  runId: number,
  catalogue: ScannedCatalogue,
): Promise<void> {
  const { table, rows } = catalogue;
  await keepDifferences(manager, runId, catalogue);
  const staged = await queryColumn<string>(
    manager,
    'SELECT course_id FROM sync_changes WHERE run_id = $1 AND held_by IS NULL',
    [runId],
  );
  if (staged.length === 0) return;
  await manager.query(
    `UPDATE ${table.name} AS stored SET removed_at = now() FROM sync_changes AS change
     WHERE change.run_id = $1 AND change.held_by IS NULL AND change.kind = 'removed'
       AND change.course_id = stored.${table.key} AND ${isOf(table, 'stored')}`,
    [runId],
  );
  const written = staged.flatMap((id) => rows.get(id) ?? []);
  const statement = upsertStatement(table);
  for (const batch of batches(written)) await manager.query(statement, [batch]);
}

/** Updates the columns that follow the platform under any sync rule but `frozen`. */
export async function writeFacts(
  manager: Manager,
  { table, rows }: ScannedCatalogue,
): Promise<void> {
  const { name, key, columns, facts } = table;
  if (!facts) return;
  const valuesOf = (row: string) => `ROW(${each(facts, (column) => `${row}.${column}`)})`;
  const sent = { [key]: columns[key] ?? '', ...facts };
  const factsOf = (row: object) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => column in sent));
  for (const batch of batches([...rows.values()].map(factsOf))) {
    await manager.query(
      `UPDATE ${name} AS stored SET ${each(facts, (column) => `${column} = incoming.${column}`)}
       FROM ${incoming(sent, '$1')}
       WHERE stored.${key} = incoming.${key} AND ${isOf(table, 'stored')} AND stored.sync_rule <> 'frozen'
         AND ${valuesOf('stored')} IS DISTINCT FROM ${valuesOf('incoming')}`,
      [batch],
    );
  }
}

/** The digest covers the whole row, so that a preview is written exactly as it was seen. */
function stagingStatement(table: MirrorTable): string {
  const { name, key, title, columns } = table;
  return `
    INSERT INTO sync_changes (run_id, course_id, kind, title, fields, digest)
    SELECT $1, incoming.${key},
      CASE WHEN stored.${key} IS NULL THEN 'added'
        WHEN stored.removed_at IS NOT NULL THEN 'returned' ELSE 'changed' END,
      incoming.${title}, difference.fields, md5(concat(incoming::text, difference.fields::text))
    FROM ${incoming(columns, '$2')}
    LEFT JOIN ${name} AS stored ON stored.${key} = incoming.${key} AND ${isOf(table, 'stored')}
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

function upsertStatement({ platform, name, key, columns: compared, facts }: MirrorTable): string {
  const columns = { ...compared, ...facts };
  return `
    INSERT INTO ${name} (platform, ${Object.keys(columns).join(', ')})
    SELECT '${platform}', ${each(columns, (column) => `incoming.${column}`)} FROM ${incoming(columns, '$1')}
    ON CONFLICT (platform, ${key}) DO UPDATE
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

async function holdByRule(
  manager: Manager,
  runId: number,
  { table }: ScannedCatalogue,
): Promise<void> {
  const heldBy = `CASE WHEN sync_rule = 'follow' THEN NULL
    WHEN sync_rule = 'ask' AND (difference ->> 'declined')::boolean
      AND difference ->> 'version' = ${VERSION} THEN 'declined'
    ELSE sync_rule END`;
  await manager.query(
    `UPDATE sync_changes AS change SET held_by = ${heldBy} FROM ${table.name} AS stored
     WHERE change.run_id = $1 AND change.course_id = stored.${table.key} AND ${isOf(table, 'stored')}
       AND change.held_by IS DISTINCT FROM ${heldBy}`,
    [runId],
  );
}

/** Stores the differences that rules hold back, and deletes outdated ones. */
async function keepDifferences(
  manager: Manager,
  runId: number,
  catalogue: ScannedCatalogue,
): Promise<void> {
  await forgetSettled(manager, runId, catalogue);
  const held = await queryColumn<string>(
    manager,
    'SELECT course_id FROM sync_changes WHERE run_id = $1 AND held_by IS NOT NULL',
    [runId],
  );
  const { name, key } = catalogue.table;
  const seen = held.map((id) => ({ id, row: catalogue.rows.get(id) ?? null }));
  for (const batch of batches(seen)) {
    await manager.query(
      `UPDATE ${name} AS stored
       SET difference = jsonb_build_object('kind', change.kind, 'fields', change.fields,
         'row', seen.row, 'version', ${VERSION}, 'declined', false, 'found_at', now())
       FROM sync_changes AS change JOIN json_to_recordset($2) AS seen (id text, row jsonb)
         ON seen.id = change.course_id
       WHERE change.run_id = $1 AND stored.${key} = change.course_id AND ${isOf(catalogue.table, 'stored')}
         AND stored.difference ->> 'version' IS DISTINCT FROM ${VERSION}`,
      [runId, batch],
    );
  }
}

async function forgetSettled(
  manager: Manager,
  runId: number,
  { table, rows, problems, scope }: ScannedCatalogue,
): Promise<void> {
  const { name, key } = table;
  const unread = problems.flatMap(({ courseId }) => courseId ?? []);
  const isWhole = !problems.some(({ mayBeAny }) => mayBeAny);
  await manager.query(
    `UPDATE ${name} AS stored SET difference = NULL
     WHERE ${isOf(table, 'stored')} AND difference IS NOT NULL
       AND NOT EXISTS (SELECT FROM sync_changes AS change
         WHERE run_id = $1 AND held_by IS NOT NULL AND change.course_id = stored.${key})
       AND (stored.${key} = ANY ($2) OR $4 AND stored.${key} <> ALL ($3))
       AND ($5::text[] IS NULL OR stored.${key} = ANY ($5))`,
    [runId, [...rows.keys()], unread, isWhole, scope ?? null],
  );
}

export async function recordProblems(
  manager: Manager,
  runId: number,
  { table, problems }: ScannedCatalogue,
): Promise<void> {
  if (problems.length === 0) return;
  await manager.query(
    `INSERT INTO sync_problems (run_id, place, course_id, title, source, field, reason)
     SELECT $1, row_number() OVER (), problem."courseId", stored.${table.title}, problem.source,
       problem.field, problem.reason
     FROM json_to_recordset($2)
       AS problem ("courseId" text, source text, field text, reason text)
     LEFT JOIN ${table.name} AS stored
       ON stored.${table.key} = problem."courseId" AND ${isOf(table, 'stored')}`,
    [runId, JSON.stringify(problems.slice(0, MOST_PROBLEMS))],
  );
}
