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

const refused = new Map<string, number>();

/** How often this process has refused something since its start, by the names of the limits. */
export const refusalsByLimit: ReadonlyMap<string, number> = refused;

/** Counts what somebody does, for all replicas together, in the table `rate_limits`. */
export class RateLimiter {
  private readonly store: RateLimiterPostgres;

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

  /** @throws TooManyRequestsError with the seconds until there are new points */
  async take(key: string): Promise<void> {
    try {
      await this.store.consume(key);
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? this.refuse(refused) : refused;
    }
  }

  /** Takes nothing, but refuses a key that was refused a point before. @throws as `take` */
  async requireLeft(key: string): Promise<void> {
    const taken = await this.store.get(key);
    if (taken && taken.consumedPoints > this.limit.points) throw this.refuse(taken);
  }

  async giveBack(key: string): Promise<void> {
    await this.store.reward(key);
  }

  async reset(key: string): Promise<void> {
    await this.store.delete(key);
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
