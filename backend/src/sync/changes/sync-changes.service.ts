import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import {
  CHANGE_KINDS,
  type ChangedField,
  type ChangeKind,
  type FieldChangeDto,
  MOST_OF_VALUE,
  type SyncChangePageDto,
} from '../dto/sync-change.dto.js';
import type { SyncRun } from '../runs/sync-run.entity.js';

type Value = string | number | boolean | string[] | null;

interface ChangeRow {
  course_id: string;
  kind: ChangeKind;
  title: string;
  fields: Record<string, [before: Value, after: Value]>;
  is_new: boolean;
  overridden: string[];
}

const CHANGES = `
  SELECT change.course_id, change.kind, change.title, change.fields,
    $2::bigint IS NOT NULL AND NOT EXISTS (
      SELECT FROM sync_changes AS known WHERE known.run_id = $2
        AND known.course_id = change.course_id AND known.digest = change.digest
    ) AS is_new,
    ARRAY(
      SELECT field FROM jsonb_each(to_jsonb(override)) AS ours (field, value) WHERE value <> 'null'
    ) AS overridden
  FROM sync_changes AS change
  LEFT JOIN course_overrides AS override
    ON $3 = 'thinkific' AND override.thinkific_id::text = change.course_id
  WHERE change.run_id = $1
  ORDER BY array_position($4::text[], change.kind), change.title, change.course_id
  LIMIT $5 OFFSET $6`;

/** The columns of both platforms' tables, by the names that the API has for them. */
const FIELDS: Record<string, ChangedField> = {
  name: 'title',
  title: 'title',
  description_text: 'description',
  image_url: 'imageUrl',
  price: 'price',
  category: 'category',
  duration: 'duration',
  curriculum: 'curriculum',
  enroll_url: 'enrollUrl',
  position: 'position',
  on_sale: 'onSale',
  url: 'url',
  is_paid: 'isPaid',
};

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
    const changes = rows.map(({ fields, overridden, ...change }) => ({
      ...change,
      fields: toFieldChanges(fields, overridden),
    }));
    return { changes, pagination: toPagination(query, run.added + run.updated + run.removed) };
  }
}

function toFieldChanges(fields: ChangeRow['fields'], overridden: string[]): FieldChangeDto[] {
  // Markup that says the same in other tags has no text of its own.
  const { description, ...named } = fields;
  const shown =
    description && !named['description_text'] ? { ...named, description_text: description } : named;
  return Object.entries(shown).flatMap(([column, [before, after]]) => {
    const field = FIELDS[column];
    if (!field) return [];
    const ours = column === 'name' ? 'title' : column;
    return [
      {
        field,
        before: inText(before, field),
        after: inText(after, field),
        is_overridden: overridden.includes(ours),
      },
    ];
  });
}

function inText(value: Value, field: ChangedField): string | null {
  if (value === null) return null;
  if (field === 'price') return Number(value).toFixed(2);
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  return text.length > MOST_OF_VALUE ? `${text.slice(0, MOST_OF_VALUE - 1)}…` : text;
}
