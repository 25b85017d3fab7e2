import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SyncService } from '../sync.service.js';
import {
  areWaiting,
  coursesSold,
  putOff,
  settle,
  type WaitingEvent,
  waitingEvents,
} from './webhooks.queries.js';

/** Milliseconds: what is changed in one go comes as several events. */
const AFTER_EVENT = 500;
/** Milliseconds between two looks for what another replica has kept, or what is to be tried again. */
const LOOK_EVERY = 10_000;
/** Milliseconds while a sync holds the platform. */
const WHILE_BUSY = 2_000;

/** Reads the courses again of which the platform has told something, all that wait in one run. */
@Injectable()
export class WebhookRefreshService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookRefreshService.name);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sync: SyncService,
  ) {}

  onApplicationBootstrap(): void {
    if (this.sync.configured().includes('thinkific')) this.lookIn(LOOK_EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /** There is something new. */
  wake(): void {
    if (!this.working) this.lookIn(AFTER_EVENT);
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.working = this.look().then((wait) => {
        this.working = null;
        this.lookIn(wait);
      });
    }, milliseconds).unref();
  }

  /** @returns milliseconds until the next look */
  private async look(): Promise<number> {
    try {
      const events = await waitingEvents(this.dataSource.manager);
      if (events.length === 0) return LOOK_EVERY;
      return (await this.refresh(events)) ? AFTER_EVENT : WHILE_BUSY;
    } catch (error) {
      this.logger.debug(`Webhooks are looked for again later: ${String(error)}`);
      return LOOK_EVERY;
    }
  }

  /** @returns whether nobody else held the platform */
  private async refresh(events: WaitingEvent[]): Promise<boolean> {
    const { manager } = this.dataSource;
    const ids = events.map(({ id }) => id);
    const idsOf = (kind: WaitingEvent['resource']) => [
      ...new Set(events.filter(({ resource }) => resource === kind).map(({ subject }) => subject)),
    ];
    const products = idsOf('product');
    const courses = [...new Set([...idsOf('course'), ...(await coursesSold(manager, products))])];
    try {
      const run = await this.sync.runIf(
        'thinkific',
        (locked) => areWaiting(locked, ids),
        'webhook',
        {
          only: { courses, products },
        },
      );
      if (run) await settle(manager, ids);
      return run !== null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (events.every(({ tries }) => tries > 0)) this.logger.debug(message);
      else this.logger.warn(message);
      await putOff(manager, ids);
      return true;
    }
  }
}
