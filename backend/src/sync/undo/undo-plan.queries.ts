import type { PageQuery } from '../../common/pagination/page-query.js';
import { type Manager, queryRow } from '../../common/sql/query.js';
import { type FieldValues, overriddenColumns } from '../../catalogue/differences/field-changes.js';
import { isOf, type MirrorTable } from '../changes/mirror-table.js';
import { CHANGE_KINDS, type ChangeKind } from '../../catalogue/differences/field-change.dto.js';
import type { SyncRun } from '../runs/sync-run.entity.js';

export interface PlannedChange {
  course_id: string;
  kind: ChangeKind;
  title: string;
  fields: FieldValues;
  held_by: 'frozen' | null;
  touched_by: number | null;
}

export interface ShownChange extends PlannedChange {
  touched_at: Date | null;
  overridden: string[];
}

interface PlanCounts {
  possible: number;
  touched: number;
  frozen: number;
}

type UndoneRun = Pick<SyncRun, 'id' | 'platform'>;

const planOf = (table: MirrorTable) => `
  SELECT change.course_id,
    CASE change.kind WHEN 'added' THEN 'removed' WHEN 'returned' THEN 'removed'
      WHEN 'removed' THEN 'returned' ELSE 'changed' END AS kind,
    coalesce(change.fields -> '${table.title}' ->> 0, change.title) AS title,
    coalesce(back.fields, '{}') AS fields, held.by AS held_by,
    CASE WHEN held.by IS NULL THEN later.run_id::int END AS touched_by
  FROM sync_changes AS change
  LEFT JOIN LATERAL (
    SELECT sync_rule AS by FROM ${table.name} AS stored
    WHERE stored.${table.key} = change.course_id AND ${isOf(table, 'stored')} AND sync_rule = 'frozen'
  ) AS held ON true
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(field, jsonb_build_array(value -> 1, value -> 0)) AS fields
    FROM jsonb_each(change.fields) AS each (field, value)
  ) AS back
  LEFT JOIN LATERAL (
    SELECT max(again.run_id) AS run_id FROM sync_changes AS again
    JOIN sync_runs AS run ON run.id = again.run_id
    WHERE again.course_id = change.course_id AND again.run_id > change.run_id
      AND again.held_by IS NULL
      AND run.platform = $2 AND run.status IN ('succeeded', 'partial')
  ) AS later ON true
  WHERE change.run_id = $1 AND change.held_by IS NULL`;

export function findPlan(
  manager: Manager,
  table: MirrorTable,
  run: UndoneRun,
  { limit, page }: PageQuery,
): Promise<ShownChange[]> {
  return manager.query<ShownChange[]>(
    `SELECT plan.*, later.started_at AS touched_at,
       ${overriddenColumns('$2', 'plan.course_id')} AS overridden
     FROM (${planOf(table)}) AS plan
     LEFT JOIN sync_runs AS later ON later.id = plan.touched_by
     ORDER BY touched_by IS NULL AND held_by IS NULL, array_position($3::text[], kind), title, course_id
     LIMIT $4 OFFSET $5`,
    [run.id, run.platform, CHANGE_KINDS, limit, (page - 1) * limit],
  );
}

export function countPlan(
  manager: Manager,
  table: MirrorTable,
  run: UndoneRun,
): Promise<PlanCounts> {
  return queryRow(
    manager,
    `SELECT count(*) FILTER (WHERE touched_by IS NULL AND held_by IS NULL)::int AS possible,
       count(touched_by)::int AS touched, count(held_by)::int AS frozen
     FROM (${planOf(table)}) AS plan`,
    [run.id, run.platform],
  );
}

export function findTouched(
  manager: Manager,
  table: MirrorTable,
  run: UndoneRun,
  courseIds: string[] | null,
): Promise<PlannedChange[]> {
  return manager.query<PlannedChange[]>(
    `SELECT * FROM (${planOf(table)}) AS plan
     WHERE touched_by IS NOT NULL AND ($3::text[] IS NULL OR course_id = ANY ($3))
     ORDER BY title, course_id`,
    [run.id, run.platform, courseIds],
  );
}

/**
 * Stages the inverse changes of the wanted courses (null: all), except those changed since. Locks the sync rules of the
 * run's courses until the transaction ends.
 */
export async function stageUndo(
  manager: Manager,
  table: MirrorTable,
  { run, undoId, courseIds }: { run: UndoneRun; undoId: number; courseIds: string[] | null },
): Promise<{ updated: number; removed: number; frozen: number }> {
  const { name, key } = table;
  await manager.query(
    `SELECT FROM ${name} AS stored JOIN sync_changes AS change
       ON change.run_id = $1 AND change.course_id = stored.${key} AND ${isOf(table, 'stored')}
     ORDER BY stored.${key} FOR NO KEY UPDATE OF stored`,
    [run.id],
  );
  await manager.query(
    `INSERT INTO sync_changes (run_id, course_id, kind, title, fields, digest, held_by)
     SELECT $3, course_id, kind, title, fields, '', held_by FROM (${planOf(table)}) AS plan
     WHERE touched_by IS NULL AND ($4::text[] IS NULL OR course_id = ANY ($4))`,
    [run.id, run.platform, undoId, courseIds],
  );
  return queryRow(
    manager,
    `SELECT count(*) FILTER (WHERE held_by IS NULL AND kind <> 'removed')::int AS updated,
       count(*) FILTER (WHERE held_by IS NULL AND kind = 'removed')::int AS removed,
       count(held_by)::int AS frozen
     FROM sync_changes WHERE run_id = $1`,
    [undoId],
  );
}

export async function writeUndo(
  manager: Manager,
  table: MirrorTable,
  undoId: number,
): Promise<void> {
  const { name, key, id, columns } = table;
  const values = Object.keys(columns).filter((column) => column !== key && column !== id);
  await manager.query(
    `UPDATE ${name} AS stored
     SET ${values.map((column) => `${column} = back.${column}`).join(', ')}, synced_at = now(),
       removed_at = CASE back.change WHEN 'removed' THEN now() END
     FROM (
       SELECT change.kind AS change, old.*
       FROM sync_changes AS change
       JOIN ${name} AS held ON held.${key} = change.course_id AND ${isOf(table, 'held')}
       CROSS JOIN LATERAL jsonb_populate_record(held, (
         SELECT coalesce(jsonb_object_agg(field, value -> 1), '{}')
         FROM jsonb_each(change.fields) AS each (field, value)
       )) AS old
       WHERE change.run_id = $1 AND change.held_by IS NULL
     ) AS back
     WHERE stored.${key} = back.${key} AND ${isOf(table, 'stored')}`,
    [undoId],
  );
}

export async function freezeUndone(
  manager: Manager,
  table: MirrorTable,
  undoId: number,
): Promise<void> {
  await manager.query(
    `UPDATE ${table.name} AS stored SET sync_rule = 'frozen' FROM sync_changes AS change
     WHERE change.run_id = $1 AND change.held_by IS NULL
       AND change.course_id = stored.${table.key} AND ${isOf(table, 'stored')} AND sync_rule <> 'frozen'`,
    [undoId],
  );
}
