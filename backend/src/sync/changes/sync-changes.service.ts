import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import {
  CHANGE_KINDS,
  type ChangeKind,
  type HeldBy,
  type SyncChangePageDto,
} from '../dto/sync-change.dto.js';
import type { SyncRun } from '../runs/sync-run.entity.js';
import { type FieldValues, overriddenColumns, toFieldChanges } from './field-changes.js';

interface ChangeRow {
  course_id: string;
  kind: ChangeKind;
  title: string;
  fields: FieldValues;
  is_new: boolean;
  held_by: Exclude<HeldBy, 'none'> | null;
  overridden: string[];
}

const CHANGES = `
  SELECT change.course_id, change.kind, change.title, change.fields, change.held_by,
    $2::bigint IS NOT NULL AND NOT EXISTS (
      SELECT FROM sync_changes AS known WHERE known.run_id = $2
        AND known.course_id = change.course_id AND known.digest = change.digest
    ) AS is_new,
    ${overriddenColumns('$3', 'change.course_id')} AS overridden
  FROM sync_changes AS change
  WHERE change.run_id = $1
  ORDER BY array_position($4::text[], change.kind), change.title, change.course_id
  LIMIT $5 OFFSET $6`;

/** Reads what runs have recorded of courses, field by field; only runs write it (decisions/sync.md). */
@Injectable()
export class SyncChangesService {
  constructor(private readonly dataSource: DataSource) {}

  /** What a run has changed, or would have. */
  async page(run: SyncRun, query: PageQuery): Promise<SyncChangePageDto> {
    const { page, limit } = query;
    const rows = await this.dataSource.query<ChangeRow[]>(CHANGES, [
      run.id,
      run.status === 'previewed' ? run.follows : null,
      run.platform,
      CHANGE_KINDS,
      limit,
      (page - 1) * limit,
    ]);
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(
      'SELECT count(*)::int AS total FROM sync_changes WHERE run_id = $1',
      [run.id],
    );
    const changes = rows.map(({ fields, overridden, held_by: heldBy, ...change }) => ({
      ...change,
      held_by: heldBy ?? ('none' as const),
      fields: toFieldChanges(fields, overridden),
    }));
    return { changes, pagination: toPagination(query, total) };
  }
}
