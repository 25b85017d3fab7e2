import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyRequestsError } from '../problem/app-error.js';

export interface RateLimit {
  name: string;
  points: number;
  duration: number;
  refusal: string;
}

const CLOCK_MARGIN = 60 * 60 * 1000;

const MOST_REFUSED = 10_000;

const refused = new Map<string, number>();

export const refusalsByLimit: ReadonlyMap<string, number> = refused;

export class RateLimiter {
  private readonly store: RateLimiterPostgres;
  /** Created with the first refusal because it allocates all of its memory at once. */
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
   * Takes a point. Keys that this process has refused are checked in memory first, because writes to one row queue up
   * and would occupy all database connections.
   * @throws TooManyRequestsError with the seconds until new points are available
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
