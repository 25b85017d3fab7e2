import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LatestOnly } from '../../common/http/latest-only.js';
import { BusyError, StoppingError, TooManyRequestsError } from '../../common/problem/app-error.js';
import { withoutDeadline } from '../../common/sql/deadline.js';
import { ContentChangesService } from '../../content-cache/content-changes.service.js';
import { SyncRunsService } from '../runs/sync-runs.service.js';

/** Streams of one user, and of all users of this process. */
const MOST_OF_USER = 6;
const MOST = 1_000;

/** Milliseconds: proxies give up after a minute of silence. */
const HEARTBEAT = 15_000;
const LONGEST = 3_600_000;

const SIGN_OF_LIFE = Buffer.from(':\n\n');

/** Tells everybody who looks how far the running syncs have come, on whatever replica. */
@Injectable()
export class SyncFollowersService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SyncFollowersService.name);
  /** With the ids of their users. */
  private readonly followers = new Map<LatestOnly, string>();
  private event = Buffer.of();
  private isLooking = false;
  private isOutdated = false;
  private isClosed = false;
  private heart: NodeJS.Timeout | undefined;

  constructor(
    private readonly runs: SyncRunsService,
    changes: ContentChangesService,
  ) {
    changes.onNotice('sync_runs', (notice) => (notice === null ? this.endAll() : this.look()));
    changes.onNotice('user_access', (user) => this.endAll(user));
  }

  onApplicationBootstrap(): void {
    const beat = () => this.followers.forEach((_user, one) => one.keepAlive(SIGN_OF_LIFE));
    this.heart = setInterval(beat, HEARTBEAT).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heart);
    this.close();
  }

  /**
   * Ends with the right to it at the latest; whoever still has that may ask again.
   * @throws TooManyRequestsError, BusyError, StoppingError
   */
  follow(user: string, until: Date): LatestOnly {
    if (this.isClosed) throw new StoppingError('This process is being stopped.');
    const held = [...this.followers.values()].filter((one) => one === user).length;
    if (held >= MOST_OF_USER) {
      throw new TooManyRequestsError(`You follow the syncs in ${held} windows already.`, 60);
    }
    if (this.followers.size >= MOST) throw new BusyError('Too many people follow the syncs.');
    const follower = new LatestOnly();
    const time = Math.min(until.getTime() - Date.now(), LONGEST);
    const timer = setTimeout(() => this.end(follower), time).unref();
    follower.once('close', () => {
      clearTimeout(timer);
      this.followers.delete(follower);
    });
    this.followers.set(follower, user);
    this.look();
    return follower;
  }

  /** Nobody is told anything more. */
  close(): void {
    this.isClosed = true;
    this.endAll();
  }

  private look(): void {
    this.isOutdated = true;
    if (this.isLooking || this.followers.size === 0) return;
    void withoutDeadline(() => this.lookUntilTold());
  }

  /** One look and one text, however many follow and however often they are told. */
  private async lookUntilTold(): Promise<void> {
    this.isLooking = true;
    try {
      while (this.isOutdated) {
        this.isOutdated = false;
        const event = Buffer.from(`data: ${JSON.stringify(await this.runs.running())}\n\n`);
        if (!event.equals(this.event)) this.event = event;
        for (const follower of this.followers.keys()) follower.tell(this.event);
      }
    } catch (error) {
      this.logger.debug(String(error));
      this.endAll();
    } finally {
      this.isLooking = false;
    }
  }

  private endAll(ofUser: string | null = null): void {
    for (const [follower, user] of this.followers) {
      if (ofUser === null || user === ofUser) this.end(follower);
    }
  }

  private end(follower: LatestOnly): void {
    this.followers.delete(follower);
    follower.end();
  }
}
