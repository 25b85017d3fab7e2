import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { callerSetting } from '../common/sql/caller.js';
import { DeadlineError, timeLeft } from '../common/sql/deadline.js';
import { inCallerContext, traceQueries } from '../common/tracing/trace-queries.js';

export type Lend = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (problem?: unknown) => void,
) => void;

/**
 * A pool that cuts a connection still in use at the caller's deadline and never reuses it. It also tells each
 * connection who writes, for the audit log.
 */
export class DeadlinePool extends Pool {
  private readonly cuts = new WeakMap<PoolClient, NodeJS.Timeout>();
  private readonly callers = new WeakMap<PoolClient, string>();

  constructor(config?: PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      traceQueries(client);
    });
    this.on('release', (_error, client) => {
      clearTimeout(this.cuts.get(client));
      if (isAnswering(client)) void client.end();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<PoolClient> | void {
    if (!lend) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => {
          if (client) resolve(client);
          else reject(error ?? new DeadlineError());
        });
      });
    }
    const left = timeLeft();
    if (left === null) return super.connect(this.named(lend));
    if (left <= 0) return lend(new DeadlineError(), undefined, () => undefined);
    this.lendWithin(left, this.named(lend));
  }

  private lendWithin(left: number, lend: Lend): void {
    const ends = performance.now() + left;
    let waiting = true;
    const giveUp = setTimeout(() => {
      waiting = false;
      lend(new DeadlineError(), undefined, () => undefined);
    }, left);
    super.connect((error, client, release) => {
      clearTimeout(giveUp);
      if (!waiting) return client?.release();
      if (client) this.cutAfter(ends - performance.now(), client);
      lend(error, client, release);
    });
  }

  protected named(given: Lend): Lend {
    const lend = inCallerContext(given);
    const caller = callerSetting();
    return (error, client, release) => {
      if (!client || (this.callers.get(client) ?? '') === caller) {
        return lend(error, client, release);
      }
      this.callers.set(client, caller);
      client.query(`SELECT set_config('lectern.caller', $1, false)`, [caller], (problem) => {
        if (!problem) return lend(undefined, client, release);
        release(problem);
        lend(problem, undefined, () => undefined);
      });
    };
  }

  private cutAfter(left: number, client: PoolClient): void {
    const cut = setTimeout(() => client.connection.stream.destroy(new DeadlineError()), left);
    this.cuts.set(client, cut);
  }
}

/** Returns whether a statement is running. The driver's own timeout does not end it on the server. */
function isAnswering(client: PoolClient): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false;
}
