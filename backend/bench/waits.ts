import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Bench } from './bench.js';

/** Milliseconds between two statements of the same connection. */
const PAUSE = 5;
const NAME = 'bench: somebody at work';

/** What somebody at work does all the time, with a row by its number. */
const STATEMENTS = [
  ['write', 'UPDATE testimonials SET company = company WHERE id = $1'],
  ['write', 'UPDATE newsletter_subscriptions SET email = email WHERE id = $1'],
  ['read', 'SELECT quote FROM testimonials WHERE id = $1'],
  ['read', 'SELECT email FROM newsletter_subscriptions WHERE id = $1'],
] as const;

const WAITING = `
  SELECT coalesce(max(extract(epoch FROM clock_timestamp() - waitstart) * 1000), 0)::float AS longest
  FROM pg_locks JOIN pg_stat_activity USING (pid)
  WHERE NOT granted AND application_name = $1`;

/** Milliseconds. */
export interface Longest {
  write: number;
  read: number;
  /** Of both, the part that PostgreSQL says was a lock's. */
  lock: number;
}

/** Writes and reads stories and subscribers all the time, and knows how long each statement took. */
export class Waits {
  private longest: Longest = { write: 0, read: 0, lock: 0 };
  private isOver = false;
  private readonly current: Promise<unknown>[] = [];
  private readonly loops: Promise<void>[] = [];

  constructor(
    private readonly url: string,
    private readonly rows: number,
  ) {}

  async start(resources: Bench['resources']): Promise<void> {
    const clients = await Promise.all(
      [...STATEMENTS, null].map(async () => {
        const client = new Client({ connectionString: this.url, application_name: NAME });
        await client.connect();
        return client;
      }),
    );
    resources.defer(async () => {
      this.isOver = true;
      await Promise.allSettled(this.loops);
      await Promise.all(clients.map((client) => client.end()));
    });
    for (const [place, client] of clients.entries()) this.loops.push(this.loop(place, client));
    for (const loop of this.loops) loop.catch(() => undefined);
  }

  /** The longest since the last call; waits for statements that are under way. */
  async take(): Promise<Longest> {
    await Promise.all(this.current);
    const { longest } = this;
    this.longest = { write: 0, read: 0, lock: 0 };
    return longest;
  }

  private async loop(place: number, client: Client): Promise<void> {
    while (!this.isOver) {
      this.current[place] = this.act(place, client);
      await this.current[place];
      await setTimeout(PAUSE);
    }
  }

  private async act(place: number, client: Client): Promise<void> {
    const [kind, sql] = STATEMENTS[place] ?? ['lock', WAITING];
    const values = kind === 'lock' ? [NAME] : [1 + Math.floor(Math.random() * this.rows)];
    const begin = performance.now();
    const { rows } = await client.query<{ longest?: number }>(sql, values);
    const took = kind === 'lock' ? (rows[0]?.longest ?? 0) : performance.now() - begin;
    this.longest[kind] = Math.max(this.longest[kind], took);
  }
}
