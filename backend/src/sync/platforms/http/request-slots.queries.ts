import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { queryValue } from '../../../common/sql/query.js';

/** At most this many requests in any window of so many milliseconds. */
export interface RequestLimit {
  most: number;
  window: number;
}

/** A pause that ends later than this comes from a wrong clock. */
const LONGEST_PAUSE = `interval '10 minutes'`;
const NOW = 'clock_timestamp()';

/** Counts the requests to a site across all processes, by the clock of the database. */
export class RequestSlots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly site: () => string,
    private readonly limit: RequestLimit,
  ) {}

  /** Waits until the site may be asked, and counts the request. @throws the reason when `signal` aborts */
  async take(signal: AbortSignal): Promise<void> {
    while (!(await this.tryTake())) await delay(await this.wait(), undefined, { signal });
  }

  /** Makes all processes wait so many milliseconds. */
  async pause(milliseconds: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO platform_requests (site, opens_at)
       VALUES ($1, ${NOW} + $2 * interval '1 millisecond')
       ON CONFLICT (site) DO UPDATE SET opens_at = excluded.opens_at`,
      [this.site(), Math.ceil(milliseconds)],
    );
  }

  /** Times in the future come from a wrong clock and do not count. */
  private async tryTake(): Promise<boolean> {
    const { most, window } = this.limit;
    const taken = await this.dataSource.query<object[]>(
      `INSERT INTO platform_requests AS kept (site, sent) VALUES ($1, ARRAY[${NOW}])
       ON CONFLICT (site) DO UPDATE
         SET sent = (kept.sent || ${NOW})[greatest(1, cardinality(kept.sent) + 2 - $2):]
         WHERE kept.opens_at NOT BETWEEN ${NOW} AND ${NOW} + ${LONGEST_PAUSE}
           AND (cardinality(kept.sent) < $2
             OR kept.sent[1] NOT BETWEEN ${NOW} - $3 * interval '1 millisecond' AND ${NOW})
       RETURNING site`,
      [this.site(), most, window],
    );
    return taken.length > 0;
  }

  private wait(): Promise<number> {
    const { most, window } = this.limit;
    return queryValue(
      this.dataSource,
      `SELECT ceil(extract(epoch FROM greatest(
         CASE WHEN opens_at < ${NOW} + ${LONGEST_PAUSE} THEN opens_at END,
         CASE WHEN cardinality(sent) >= $2 THEN sent[1] + $3 * interval '1 millisecond' END,
         ${NOW} + interval '1 millisecond'
       ) - ${NOW}) * 1000)::float8 FROM platform_requests WHERE site = $1`,
      [this.site(), most, window],
    );
  }
}
