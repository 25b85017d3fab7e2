import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { JobsService } from '../../../common/jobs/jobs.service.js';
import { Poller } from '../../../common/jobs/poller.js';
import type { JobQueue } from '../../../common/jobs/queue.js';
import { JobsConfig } from '../../../common/settings.js';
import { PlatformsConfig } from '../../../config/app-config.js';
import { isLoopback } from '../../../common/http/loopback.js';
import { checkLink } from './check-link.js';
import { findDue, keepState } from './enrol-links.queries.js';

const LINKS: JobQueue<Record<string, never>> = {
  name: 'enrol-links',
  isAlone: true,
  atOnce: 1,
  retries: { limit: 1, pause: 60, longest: 60 },
  remembered: 1,
};

const ROUND_EVERY_MS = 15 * 60_000;
/** Milliseconds between two links, since most belong to one school. */
const PAUSE = 1_000;
/** Links per round, so that a round always ends before the next but one. */
const MOST = 500;
/** After this many unknown results in a row, the host is skipped for the rest of the round. */
const PATIENCE = 3;

@Injectable()
export class EnrolLinks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EnrolLinks.name);
  private readonly poller = new Poller(
    this.logger,
    'Could not look for enrol links to check (will retry).',
    () => this.start(),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
    private readonly jobsConfig: JobsConfig,
    private readonly config: PlatformsConfig,
  ) {
    jobs.workOn(LINKS, (_jobs, signal) => this.checkDue(signal));
  }

  onApplicationBootstrap(): void {
    if (!this.jobsConfig.jobs || !this.isOn) return;
    this.poller.start(ROUND_EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    this.poller.stop();
  }

  async start(): Promise<void> {
    await this.jobs.send(LINKS, {});
    this.jobs.wake(LINKS);
  }

  /** The sandbox has made-up links, so links of platforms on this machine are not checked. */
  private get isOn(): boolean {
    const { linkCheck, thinkific } = this.config;
    if (linkCheck === 'on') return !isLoopback(new URL(thinkific.apiUrl).hostname);
    return linkCheck === 'local';
  }

  private async checkDue(signal: AbortSignal): Promise<void> {
    if (!this.isOn) return;
    const { manager } = this.dataSource;
    const isPrivateAllowed = this.config.linkCheck === 'local';
    let unknown = 0;
    for (const link of await findDue(manager, MOST)) {
      const state = await checkLink(link.url, { isPrivateAllowed, signal });
      await keepState(manager, link, state);
      unknown = state === 'unknown' ? unknown + 1 : 0;
      if (unknown === PATIENCE) return;
      if (!isPrivateAllowed) await delay(PAUSE, null, { signal });
    }
  }
}
