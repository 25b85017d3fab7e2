import { Injectable } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { JobsService } from '../../common/jobs/jobs.service.js';
import type { JobQueue } from '../../common/jobs/queue.js';
import { ConflictError } from '../../common/problem/app-error.js';
import type { CoursePlatform } from '../platform.js';
import { SyncService } from '../sync.service.js';
import { countDue } from './curricula.queries.js';

const PAUSE_MS = 1_000;

const CURRICULA: JobQueue<Record<string, never>> = {
  name: 'thinkific-curricula',
  isAlone: true,
  atOnce: 1,
  retries: { limit: 9, pause: 60, longest: 3_600 },
  remembered: 1,
};

@Injectable()
export class CurriculaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sync: SyncService,
    private readonly jobs: JobsService,
  ) {
    jobs.workOn(CURRICULA, (_jobs, signal) => this.follow(signal));
    sync.whenSynced((platform) => this.start(platform));
  }

  private async start({ readCurricula }: CoursePlatform): Promise<void> {
    if (!readCurricula) return;
    await this.jobs.send(CURRICULA, {});
    this.jobs.wake(CURRICULA);
  }

  /** Stops when nothing is due or a user cancels a round; the next sync starts it again. */
  private async follow(signal: AbortSignal): Promise<void> {
    try {
      for (let pause = 0; (await countDue(this.dataSource.manager)) > 0; pause = PAUSE_MS) {
        await delay(pause, null, { signal });
        await this.sync.runIf('thinkific', () => true, 'curricula', { isRound: true, signal });
      }
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}
