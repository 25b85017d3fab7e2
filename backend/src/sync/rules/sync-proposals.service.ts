import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import { SESSIONS } from '../../database/data-source.js';
import { stageRows, writeStaged } from '../changes/sync-changes.queries.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import type { WaitingCoursesDto } from '../dto/waiting-courses.dto.js';
import { COURSE_PLATFORMS, type CoursePlatform } from '../platform.js';
import { SyncRunsService } from '../runs/sync-runs.service.js';
import { SyncLock } from '../sync-lock.js';
import { declineProposal, findProposal, findWaiting } from './sync-proposals.queries.js';

@Injectable()
export class SyncProposalsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SESSIONS) private readonly sessions: DataSource,
    @Inject(COURSE_PLATFORMS) private readonly platforms: CoursePlatform[],
    private readonly runs: SyncRunsService,
  ) {}

  async waiting(): Promise<WaitingCoursesDto> {
    const { total, courses } = await findWaiting(this.dataSource, this.platforms);
    const inUtc = (time: string) => new Date(time).toISOString();
    return { total, courses: courses.map((c) => ({ ...c, found_at: inUtc(c.found_at) })) };
  }

  /**
   * Writes the change as a run of its own.
   * @throws NotFoundError, ConflictError when it has changed or a sync is running
   */
  async accept(name: string, id: string, version: string, by: string): Promise<SyncRunDto> {
    const platform = this.find(name);
    const run = await SyncLock.holding(this.sessions, platform.name, async ({ manager }) => {
      await this.runs.closeInterrupted(manager, platform.name);
      return manager.transaction((writing) => this.write(writing, platform, { id, version, by }));
    });
    if (!run) throw new ConflictError('A sync is running. Decide once it has finished.');
    return run;
  }

  async decline(platform: string, id: string, version: string): Promise<void> {
    const { table } = this.find(platform);
    await this.dataSource.transaction(async (manager) => {
      const { declined } = await findProposal(manager, table, id, version);
      if (!declined) await declineProposal(manager, table, id);
    });
  }

  private async write(
    manager: EntityManager,
    { name, table }: CoursePlatform,
    { id, version, by }: { id: string; version: string; by: string },
  ): Promise<SyncRunDto> {
    const { row, platformId } = await findProposal(manager, table, id, version);
    const rows = new Map(row ? [[platformId, row]] : []);
    const catalogue = { table, rows, problems: [], scope: [platformId] };
    const run = await this.runs.start(manager, {
      platform: name,
      trigger: 'admin',
      startedBy: { id: by },
      scope: 'courses',
    });
    const staged = await stageRows(manager, run, catalogue, true);
    await writeStaged(manager, run, catalogue);
    return this.runs.finish(manager, run, { ...staged, fetched: rows.size, status: 'succeeded' });
  }

  private find(platform: string): CoursePlatform {
    const found = this.platforms.find(({ name }) => name === platform);
    if (!found) throw new NotFoundError(`There is no platform "${platform}".`);
    return found;
  }
}
