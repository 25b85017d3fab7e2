import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import type { SyncChangePageDto } from '../dto/sync-change.dto.js';
import type { SyncRun } from '../runs/sync-run.entity.js';
import { toFieldChanges } from '../../catalogue/differences/field-changes.js';
import { countChanges, findChanges } from './listed-changes.queries.js';

@Injectable()
export class SyncChangesService {
  constructor(private readonly dataSource: DataSource) {}

  async page(run: SyncRun, query: PageQuery): Promise<SyncChangePageDto> {
    const { manager } = this.dataSource;
    const rows = await findChanges(manager, run, query);
    const total = await countChanges(manager, run.id);
    const changes = rows.map(({ fields, overridden, held_by: heldBy, ...change }) => ({
      ...change,
      held_by: heldBy ?? ('none' as const),
      fields: toFieldChanges(fields, overridden),
    }));
    return { changes, pagination: toPagination(query, total) };
  }
}
