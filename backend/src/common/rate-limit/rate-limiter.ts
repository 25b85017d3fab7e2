import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../problem/app-error.js';

export interface RateLimit {
  name: string;
  points: number;
  /** Seconds, from the first point on. */
  duration: number;
  /** What is answered above the limit; when to try again is added to it. */
  refusal: string;
}

/** Milliseconds by which clocks of replicas may differ. */
const CLOCK_MARGIN = 60 * 60 * 1000;

/** So many refused keys of a limit are known to a process. */
const MOST_REFUSED = 10_000;

const refused = new Map<string, number>();

/** How often this process has refused something since its start, by the names of the limits. */
export const refusalsByLimit: ReadonlyMap<string, number> = refused;

/** Counts what somebody does, for all replicas together, in the table `rate_limits`. */
export class RateLimiter {
  private readonly store: RateLimiterPostgres;
  /** Made with the first refusal, as it takes all of its room at once. */
  private refusedHere: LRUCache<string, true> | null = null;

  constructor(
    dataSource: DataSource,
    private readonly limit: RateLimit,
  ) {
    this.store = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.duration,
    });
  }

  /**
   * Whom this process has refused is read first: writes to one row wait for each other, each until
   * the one before is on the disk, and would hold all connections to the database meanwhile.
   * @throws TooManyRequestsError with the seconds until there are new points
   */
  async take(key: string): Promise<void> {
    if (this.refusedHere?.has(key)) await this.requireLeft(key);
    let taken = await this.consume(key);
    if (this.isOfFuture(taken)) {
      await this.store.delete(key);
      taken = await this.consume(key);
    }
    if (this.isAbove(taken)) {
      this.refusedHere ??= new LRUCache({ max: MOST_REFUSED });
      this.refusedHere.set(key, true);
      throw this.refuse(taken);
    }
    this.refusedHere?.delete(key);
  }

  /** Takes nothing, but refuses a key that was refused a point before. @throws as `take` */
  async requireLeft(key: string): Promise<void> {
    const taken = await this.store.get(key);
    if (taken && this.isAbove(taken) && !this.isOfFuture(taken)) throw this.refuse(taken);
  }

  async giveBack(key: string): Promise<void> {
    await this.store.reward(key);
  }

  async reset(key: string): Promise<void> {
    await this.store.delete(key);
  }

  private async consume(key: string): Promise<RateLimiterRes> {
    try {
      return await this.store.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    }
  }

  private isAbove({ consumedPoints }: RateLimiterRes): boolean {
    return consumedPoints > this.limit.points;
  }

  /** Counted by a clock that was wrong, it would count on until that day. */
  private isOfFuture({ msBeforeNext }: RateLimiterRes): boolean {
    return msBeforeNext > this.limit.duration * 1000 + CLOCK_MARGIN;
  }

  private refuse({ msBeforeNext }: RateLimiterRes): TooManyRequestsError {
    refused.set(this.limit.name, (refused.get(this.limit.name) ?? 0) + 1);
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return new TooManyRequestsError(`${this.limit.refusal} ${inWords(seconds)}.`, seconds);
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `Try again in ${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'Try again in a minute' : `Try again in ${minutes} minutes`;
}
