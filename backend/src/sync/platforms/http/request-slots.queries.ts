import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Milliseconds: 96 requests a minute, 80 % of what Thinkific allows per site. Other programs share the rest. */
const VENDOR_INTERVAL = 625;
/** Milliseconds. A slot further in the future comes from a wrong clock. */
const FURTHEST = 600_000;
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

export class RequestSlots {
  private readonly key: string;

  constructor(
    private readonly dataSource: DataSource,
    site: string,
    private readonly interval = VENDOR_INTERVAL,
  ) {
    this.key = `platform-requests:${site}`;
  }

  async take(signal: AbortSignal): Promise<void> {
    const [slot] = await this.dataSource.query<{ wait: number }[]>(
      `INSERT INTO rate_limits AS kept (key, points, expire) VALUES ($1, 0, ${NOW} + $2)
       ON CONFLICT (key) DO UPDATE SET expire = $2 +
         CASE WHEN kept.expire BETWEEN ${NOW} AND ${NOW} + ${FURTHEST} THEN kept.expire ELSE ${NOW} END
       RETURNING (expire - $2 - ${NOW})::int AS wait`,
      [this.key, this.interval],
    );
    await delay(slot?.wait ?? 0, undefined, { signal });
  }

  async pause(milliseconds: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO rate_limits AS kept (key, points, expire) VALUES ($1, 0, ${NOW} + $2)
       ON CONFLICT (key) DO UPDATE SET expire = greatest(kept.expire, excluded.expire)`,
      [this.key, Math.ceil(milliseconds)],
    );
  }
}
