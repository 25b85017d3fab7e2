import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ConflictError, NotFoundError } from '../../common/problem/app-error.js';
import type { StoredDifference } from '../../common/sync-rule.js';
import { SESSIONS } from '../../database/sessions.js';
import type { MirrorTable } from '../changes/mirror-table.js';
import { stageRows, writeStaged } from '../changes/stage-rows.js';
import type { SyncRunDto } from '../dto/sync-run.dto.js';
import type { WaitingCoursesDto } from '../dto/waiting-courses.dto.js';
import { COURSE_PLATFORMS, type CoursePlatform } from '../platform.js';
import { SyncRunsService } from '../runs/sync-runs.service.js';
import { SyncLock } from '../sync-lock.js';

const SHOWN = 5;

const WAITS = `sync_rule = 'ask' AND NOT (difference ->> 'declined')::boolean`;

/** What platforms have changed of courses that ask first. */
@Injectable()
export class SyncProposalsService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SESSIONS) private readonly sessions: DataSource,
    @Inject(COURSE_PLATFORMS) private readonly platforms: CoursePlatform[],
    private readonly runs: SyncRunsService,
  ) {}

  async waiting(): Promise<WaitingCoursesDto> {
    const ofEach = this.platforms.map(
      ({ name, table }) => `
        SELECT '${name}' AS platform, ${table.key}::text AS id, ${table.title} AS title,
          difference ->> 'kind' AS kind, difference ->> 'found_at' AS found_at
        FROM ${table.name} WHERE ${WAITS}`,
    );
    const [{ total, courses }] = await this.dataSource.query<[WaitingCoursesDto]>(
      `WITH found AS (${ofEach.join(' UNION ALL ')})
       SELECT (SELECT count(*)::int FROM found) AS total,
         ARRAY(SELECT to_jsonb(found) FROM found ORDER BY found_at, id LIMIT ${SHOWN}) AS courses`,
    );
    const inUtc = (time: string) => new Date(time).toISOString();
    return { total, courses: courses.map((c) => ({ ...c, found_at: inUtc(c.found_at) })) };
  }

  /**
   * Writes it as it was found, as a run of its own.
   * @throws NotFoundError, ConflictError when it is another one by now or a sync is running
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

  /** @throws NotFoundError, ConflictError when it is another one by now */
  async decline(platform: string, id: string, version: string): Promise<void> {
    const { table } = this.find(platform);
    const { name, key } = table;
    await this.dataSource.transaction(async (manager) => {
      const { declined } = await findProposal(manager, table, id, version);
      if (declined) return;
      await manager.query(
        `UPDATE ${name} SET difference = difference || '{"declined": true}' WHERE ${key}::text = $1`,
        [id],
      );
    });
  }

  private async write(
    manager: EntityManager,
    { name, table }: CoursePlatform,
    { id, version, by }: { id: string; version: string; by: string },
  ): Promise<SyncRunDto> {
    const { row } = await findProposal(manager, table, id, version);
    const rows = new Map(row ? [[id, row]] : []);
    const catalogue = { table, rows, problems: [], scope: [id] };
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

/** Locks the course until the transaction ends. */
async function findProposal(
  manager: EntityManager,
  { name, key }: MirrorTable,
  id: string,
  version: string,
): Promise<StoredDifference> {
  const [found] = await manager.query<{ difference: StoredDifference }[]>(
    `SELECT difference FROM ${name}
     WHERE ${key}::text = $1 AND sync_rule = 'ask' AND difference IS NOT NULL FOR NO KEY UPDATE`,
    [id],
  );
  if (!found) throw new NotFoundError(`There is no course ${id} that waits for a decision.`);
  if (found.difference.version === version) return found.difference;
  throw new ConflictError(
    'The platform says something else of this course by now. Look at it, then decide.',
  );
}
