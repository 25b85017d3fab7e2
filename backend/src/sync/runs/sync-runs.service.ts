import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { NotFoundError } from '../../common/problem/app-error.js';
import { toPagination } from '../../common/pagination/pagination.dto.js';
import {
  type PageSyncRunsQuery,
  type SyncRunDto,
  type SyncRunPageDto,
  toSyncRunDto,
} from '../dto/sync-run.dto.js';
import type { SyncProblemDto } from '../dto/sync-problem.dto.js';
import { type SyncDecision, SyncRun } from './sync-run.entity.js';
import { type PlatformName } from '../../common/platforms.js';
import { findCourses, findProblems, forgetOldRuns } from './sync-runs.queries.js';

const LISTED = 50;

const INTERRUPTED =
  'The sync was interrupted, because the process that ran it ended. The catalogue is unchanged. Sync again.';

const PEOPLE = { startedBy: true, decidedBy: true, cancelledBy: true };

@Injectable()
export class SyncRunsService {
  constructor(private readonly dataSource: DataSource) {}

  async newest(platform?: PlatformName): Promise<SyncRunDto[]> {
    return (await this.page({ platform, page: 1, limit: LISTED })).runs;
  }

  async page(query: PageSyncRunsQuery): Promise<SyncRunPageDto> {
    const { platform, page, limit } = query;
    const [runs, total] = await this.dataSource.getRepository(SyncRun).findAndCount({
      where: platform ? { platform } : {},
      relations: PEOPLE,
      order: { startedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { runs: runs.map(toSyncRunDto), pagination: toPagination(query, total) };
  }

  async get(id: number, manager = this.dataSource.manager): Promise<SyncRunDto> {
    return toSyncRunDto(await this.find(id, manager));
  }

  problems(id: number): Promise<SyncProblemDto[]> {
    return findProblems(this.dataSource, id);
  }

  coursesOf(id: number): Promise<number[]> {
    return findCourses(this.dataSource, id);
  }

  async find(id: number, manager = this.dataSource.manager): Promise<SyncRun> {
    const run = await manager.findOne(SyncRun, { where: { id }, relations: PEOPLE });
    if (!run) throw new NotFoundError(`There is no sync run ${id}.`);
    return run;
  }

  async start(
    manager: EntityManager,
    run: Pick<
      QueryDeepPartialEntity<SyncRun>,
      'platform' | 'trigger' | 'startedBy' | 'follows' | 'scope'
    >,
  ): Promise<number> {
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(SyncRun)
      .values({ ...run, status: 'running' })
      .execute();
    return Number(identifiers[0]?.['id']);
  }

  async finish(
    manager: EntityManager,
    id: number,
    result: QueryDeepPartialEntity<SyncRun>,
  ): Promise<SyncRunDto> {
    await manager.update(SyncRun, { id }, { ...result, finishedAt: () => 'clock_timestamp()' });
    await forgetOldRuns(manager);
    return this.get(id, manager);
  }

  async forget(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(SyncRun, { id });
  }

  async end(
    id: number,
    result: { status: 'failed' | 'cancelled'; error: string; requests: number },
  ): Promise<void> {
    await this.close(this.dataSource.manager, { id }, result);
  }

  async decide(
    manager: EntityManager,
    id: number,
    decision: SyncDecision,
    by: string | null,
  ): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(SyncRun)
      .set({ decision, decidedBy: by === null ? null : { id: by }, decidedAt: () => 'now()' })
      .where({ id })
      .andWhere('decision IS NULL')
      .execute();
    return affected === 1;
  }

  /** Marks runs of dead processes as failed. The caller holds the platform's lock, so none is alive. */
  async closeInterrupted(manager: EntityManager, platform: PlatformName): Promise<void> {
    await this.close(manager, { platform }, { status: 'failed', error: INTERRUPTED });
  }

  private async close(
    manager: EntityManager,
    which: { id: number } | { platform: PlatformName },
    result: QueryDeepPartialEntity<SyncRun>,
  ): Promise<void> {
    await manager.update(
      SyncRun,
      { ...which, status: 'running' },
      { ...result, finishedAt: () => 'clock_timestamp()' },
    );
  }

  async running(): Promise<SyncRunDto[]> {
    const runs = await this.dataSource.getRepository(SyncRun).find({
      where: { status: 'running' },
      relations: PEOPLE,
      order: { id: 'ASC' },
    });
    return runs.map(toSyncRunDto);
  }
}
