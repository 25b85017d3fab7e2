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
import { JobsConfig } from '../../../common/jobs/jobs-config.js';
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

/** Milliseconds between two rounds. */
const EVERY = 15 * 60_000;
/** Milliseconds between two links, since most are of one school. */
const PAUSE = 1_000;
/** Links of one round, which is then over long before the next but one. */
const MOST = 500;
/** After so many links in a row of which nothing is known their host is left alone until the next round. */
const PATIENCE = 3;

/** Looks whether the enrol links of visible courses lead anywhere, on one of all replicas. */
@Injectable()
export class EnrolLinks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EnrolLinks.name);
  private readonly poller = new Poller(
    this.logger,
    'Could not check for enrol links to test (will retry).',
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
    this.poller.start(EVERY);
  }

  beforeApplicationShutdown(): void {
    this.poller.stop();
  }

  /** Has all links checked that are due. */
  async start(): Promise<void> {
    await this.jobs.send(LINKS, {});
    this.jobs.wake(LINKS);
  }

  /** Courses of a platform on this machine, as the sandbox is one, have made-up links. */
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
