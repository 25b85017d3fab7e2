import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { isRowId } from '../../common/sql/columns.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import { SyncService } from '../sync.service.js';
import { askToCancel } from '../progress/progress.queries.js';
import type { SyncRun } from './sync-run.entity.js';
import { SyncRunsService } from './sync-runs.service.js';

@Injectable()
export class SyncDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runs: SyncRunsService,
    private readonly sync: SyncService,
  ) {}

  async find(id: string): Promise<SyncRun> {
    if (!isRowId(id)) throw new NotFoundError(`There is no sync run ${id}.`);
    return this.runs.find(Number(id));
  }

  /**
   * Writes exactly what the run has seen. If the platform has changed since, writes nothing and returns a new preview.
   * @throws NotFoundError, ConflictError when there is nothing to decide or a sync is running
   */
  async apply(id: string, by: string): Promise<SyncRunDto> {
    const { digest, ...run } = await this.requireOpen(id);
    if (digest === null) throw settled();
    const courses = run.scope === 'courses' ? await this.runs.coursesOf(run.id) : [];
    const only = courses.length > 0 ? { courses, products: [] } : undefined;
    return this.sync.run(run.platform, 'admin', { by, only, follows: { id: run.id, digest } });
  }

  async keep(id: string, by: string): Promise<SyncRunDto> {
    const run = await this.requireOpen(id);
    if (!(await this.runs.decide(this.dataSource.manager, run.id, 'keep', by))) throw settled();
    return this.runs.get(run.id);
  }

  /**
   * Asks the process that executes the run to cancel it without changes.
   * @throws NotFoundError, ConflictError when it has ended or is already cancelled
   */
  async cancel(id: string, by: string): Promise<SyncRunDto> {
    const run = await this.find(id);
    if (!(await askToCancel(this.dataSource.manager, run.id, by))) {
      throw new ConflictError('This sync is no longer running, or is already being cancelled.');
    }
    await this.sync.closeDead(run.platform);
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
  return new ConflictError('This sync awaits no decision. Somebody may have already decided.');
}
