import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Changes } from './platform.js';
import { type SyncRunDto, toSyncRunDto } from './dto/sync-run.dto.js';
import { type PlatformName, SyncRun, type SyncTrigger } from './sync-run.entity.js';

const LISTED = 50;

const INTERRUPTED =
  'The sync was interrupted, because the process that ran it ended. The catalogue is unchanged. Sync again.';

@Injectable()
export class SyncRunsService {
  constructor(private readonly dataSource: DataSource) {}

  async newest(platform?: PlatformName): Promise<SyncRunDto[]> {
    const runs = await this.dataSource.getRepository(SyncRun).find({
      where: platform ? { platform } : {},
      order: { startedAt: 'DESC', id: 'DESC' },
      take: LISTED,
    });
    return runs.map(toSyncRunDto);
  }

  async start(
    manager: EntityManager,
    platform: PlatformName,
    trigger: SyncTrigger,
  ): Promise<number> {
    const { identifiers } = await manager
      .createQueryBuilder()
      .insert()
      .into(SyncRun)
      .values({ platform, trigger, status: 'running' })
      .execute();
    return Number(identifiers[0]?.['id']);
  }

  /** Records success, in the transaction that writes the courses: both are seen or neither is. */
  async succeed(
    manager: EntityManager,
    id: number,
    counts: Changes & { fetched: number },
  ): Promise<SyncRunDto> {
    await manager.update(
      SyncRun,
      { id },
      { ...counts, status: 'succeeded', finishedAt: () => 'clock_timestamp()' },
    );
    return toSyncRunDto(await manager.findOneByOrFail(SyncRun, { id }));
  }

  async fail(id: number, error: string): Promise<void> {
    await this.close(this.dataSource.manager, { id }, error);
  }

  /** Closes what dead processes left open. The caller holds the platform's lock, so none is alive. */
  async closeInterrupted(manager: EntityManager, platform: PlatformName): Promise<void> {
    await this.close(manager, { platform }, INTERRUPTED);
  }

  private async close(
    manager: EntityManager,
    which: { id: number } | { platform: PlatformName },
    error: string,
  ): Promise<void> {
    await manager.update(
      SyncRun,
      { ...which, status: 'running' },
      { status: 'failed', error, finishedAt: () => 'clock_timestamp()' },
    );
  }
}
