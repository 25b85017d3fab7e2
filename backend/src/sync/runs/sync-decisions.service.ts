import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/row-id.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import { SyncService } from '../sync.service.js';
import type { SyncRun } from './sync-run.entity.js';
import { SyncRunsService } from './sync-runs.service.js';

/** What becomes of runs that have only looked. */
@Injectable()
export class SyncDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: SyncRunsService,
    private readonly sync: SyncService,
  ) {}

  /** @throws NotFoundError also for what is no id at all */
  async find(id: string): Promise<SyncRun> {
    if (!isRowId(id)) throw new NotFoundError(`There is no sync run ${id}.`);
    return this.runs.find(Number(id));
  }

  /**
   * Writes exactly what the run has seen. If the platform has moved on, nothing is written, and the
   * answer is a preview of what there is to change now.
   * @throws NotFoundError, ConflictError when there is nothing to decide or a sync is running
   */
  async apply(id: string, by: string): Promise<SyncRunDto> {
    const { digest, ...run } = await this.requireOpen(id);
    if (digest === null) throw settled();
    return this.sync.run(run.platform, 'admin', { by, follows: { id: run.id, digest } });
  }

  /** Leaves our courses as they are. @throws NotFoundError, ConflictError when it is decided */
  async keep(id: string, by: string): Promise<SyncRunDto> {
    const run = await this.requireOpen(id);
    if (!(await this.runs.decide(this.dataSource.manager, run.id, 'keep', by))) throw settled();
    return this.runs.get(run.id);
  }

  private async requireOpen(id: string): Promise<SyncRun> {
    const run = await this.find(id);
    const isOpen = (run.status === 'held' || run.status === 'previewed') && run.decision === null;
    if (!isOpen) throw settled();
    return run;
  }
}

function settled(): ConflictError {
  return new ConflictError('This sync waits for no decision. Somebody may have taken it already.');
}
