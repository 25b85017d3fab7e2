import type { PageQuery } from '../../common/pagination/page-query.js';
import { type Manager, queryRow, queryValue } from '../../common/sql/query.js';
import { CHANGE_KINDS, type ChangeKind } from '../../catalogue/differences/field-change.dto.js';
import { type HeldBy } from '../dto/sync-change.dto.js';
import type { SyncRun } from '../runs/sync-run.entity.js';
import { type FieldValues, overriddenColumns } from '../../catalogue/differences/field-changes.js';
import { isOf, type MirrorTable } from './mirror-table.js';

export interface Loss {
  had: number;
  lost: number;
}

/** Counts what the staged changes would remove: visible courses, and values of each watched column. */
export function countLosses(
  manager: Manager,
  table: MirrorTable,
  runId: number,
): Promise<{ seen: Loss; losses: Loss[] }> {
  const { name, key, lost, watched } = table;
  const ours = `${name} AS stored WHERE ${isOf(table, 'stored')}`;
  const losses = Object.keys(watched).map(
    (column) => `
      jsonb_build_object('had', (SELECT count(*) FROM ${ours} AND removed_at IS NULL AND ${column} IS NOT NULL),
        'lost', count(*) FILTER (WHERE change.fields -> '${column}' -> 1 = 'null'))`,
  );
  return queryRow(
    manager,
    `SELECT
       jsonb_build_object('had', (SELECT count(*) FROM ${ours} AND stored.is_visible),
         'lost', count(*) FILTER (WHERE stored.is_visible AND (${lost}))) AS seen,
       jsonb_build_array(${losses.join(', ')}) AS losses
     FROM sync_changes AS change JOIN ${name} AS stored
       ON stored.${key} = change.course_id AND ${isOf(table, 'stored')}
     WHERE change.run_id = $1 AND change.held_by IS NULL`,
    [runId],
  );
}

interface ChangeRow {
  course_id: string;
  kind: ChangeKind;
  title: string;
  fields: FieldValues;
  is_new: boolean;
  held_by: Exclude<HeldBy, 'none'> | null;
  overridden: string[];
}

export function findChanges(
  manager: Manager,
  run: SyncRun,
  { page, limit }: PageQuery,
): Promise<ChangeRow[]> {
  return manager.query(
    `SELECT change.course_id, change.kind, change.title, change.fields, change.held_by,
      $2::bigint IS NOT NULL AND NOT EXISTS (
        SELECT FROM sync_changes AS known WHERE known.run_id = $2
          AND known.course_id = change.course_id AND known.digest = change.digest
      ) AS is_new,
      ${overriddenColumns('$3', 'change.course_id')} AS overridden
    FROM sync_changes AS change
    WHERE change.run_id = $1
    ORDER BY array_position($4::text[], change.kind), change.title, change.course_id
    LIMIT $5 OFFSET $6`,
    [
      run.id,
      run.status === 'previewed' ? run.follows : null,
      run.platform,
      CHANGE_KINDS,
      limit,
      (page - 1) * limit,
    ],
  );
}

export function countChanges(manager: Manager, runId: number): Promise<number> {
  const sql = 'SELECT count(*)::int FROM sync_changes WHERE run_id = $1';
  return queryValue(manager, sql, [runId]);
}
