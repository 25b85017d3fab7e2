import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PageQuery } from '../../common/pagination/page-query.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import { ConflictError, InvalidInputError } from '../../common/problem/app-error.js';
import { SESSIONS } from '../../database/data-source.js';
import { toFieldChanges } from '../../catalogue/differences/field-changes.js';
import type { MirrorTable } from '../changes/mirror-table.js';
import { type SyncRunDto, UNDO_DAYS, undoUntil } from '../dto/sync-run.dto.js';
import type { UndoChangeDto, UndoPlanDto, UndoSyncRunDto } from '../dto/undo-sync-run.dto.js';
import { FEED_COURSES, MOODLE_COURSES, THINKIFIC_COURSES } from '../platforms/course-row.js';
import { UDEMY_COURSES } from '../platforms/udemy/udemy.platform.js';
import type { SyncRun } from '../runs/sync-run.entity.js';
import type { PlatformName } from '../../common/platforms.js';
import { SyncRunsService } from '../runs/sync-runs.service.js';
import { SyncLock } from '../sync-lock.js';
import { touchedError } from '../runs/sync-held.error.js';
import {
  countPlan,
  findPlan,
  findTouched,
  freezeUndone,
  type ShownChange,
  stageUndo,
  writeUndo,
} from './undo-plan.queries.js';

const TABLES: Record<PlatformName, MirrorTable> = {
  thinkific: THINKIFIC_COURSES,
  udemy: UDEMY_COURSES,
  feed: FEED_COURSES,
  moodle: MOODLE_COURSES,
};

@Injectable()
export class SyncUndoService {
  private readonly logger = new Logger(SyncUndoService.name);

  constructor(
    private readonly dataSource: DataSource,
    @Inject(SESSIONS) private readonly sessions: DataSource,
    private readonly runs: SyncRunsService,
  ) {}

  plan(run: SyncRun, query: PageQuery): Promise<UndoPlanDto> {
    requireUndoable(run);
    const table = TABLES[run.platform];
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { frozen, ...counts } = await countPlan(manager, table, run);
      const changes = await findPlan(manager, table, run, query);
      const pagination = toPagination(query, counts.possible + counts.touched + frozen);
      return { changes: changes.map(toUndoChange), ...counts, pagination };
    });
  }

  async undo(run: SyncRun, dto: UndoSyncRunDto, by: string): Promise<SyncRunDto> {
    requireUndoable(run);
    const undone = await SyncLock.holding(this.sessions, run.platform, async ({ manager }) => {
      await this.runs.closeInterrupted(manager, run.platform);
      return manager.transaction((writing) => this.putBack(writing, run, dto, by));
    });
    if (!undone) throw new ConflictError('A sync is running. Undo once it has finished.');
    const { updated, removed } = undone;
    this.logger.log(
      `${run.platform}: run ${run.id} undone by run ${undone.id}, ${updated} updated, ${removed} removed`,
    );
    return undone;
  }

  private async putBack(
    manager: EntityManager,
    run: SyncRun,
    { course_ids, skip_touched: skipTouched, freeze }: UndoSyncRunDto,
    by: string,
  ): Promise<SyncRunDto> {
    const table = TABLES[run.platform];
    const courseIds = course_ids ?? null;
    const touched = await findTouched(manager, table, run, courseIds);
    const undoId = await this.runs.start(manager, {
      platform: run.platform,
      trigger: 'undo',
      startedBy: { id: by },
      follows: run.id,
    });
    const counts = await stageUndo(manager, table, { run, undoId, courseIds });
    const possible = counts.updated + counts.removed;
    if (touched.length > 0 && (!skipTouched || possible === 0)) {
      throw touchedError(touched, possible);
    }
    if (courseIds && possible + touched.length + counts.frozen < courseIds.length) {
      const message = 'This sync has not changed all of these courses';
      throw new InvalidInputError([{ field: 'course_ids', message }]);
    }
    if (possible === 0) {
      throw new ConflictError(
        'All courses that this sync has changed are frozen, so they cannot be reverted.',
      );
    }
    await writeUndo(manager, table, undoId);
    if (freeze) {
      await freezeUndone(manager, table, undoId);
    }
    return this.runs.finish(manager, undoId, { ...counts, status: 'succeeded' });
  }
}

function requireUndoable(run: SyncRun): void {
  if (undoUntil(run) !== null) return;
  throw new ConflictError(
    `This sync cannot be undone: it has changed nothing, or more than ${UNDO_DAYS} days ago.`,
  );
}

function toUndoChange({ fields, overridden, touched_at, ...change }: ShownChange): UndoChangeDto {
  return {
    ...change,
    fields: toFieldChanges(fields, overridden),
    is_new: false,
    held_by: change.held_by ?? 'none',
    touched_at: touched_at?.toISOString() ?? null,
  };
}
