import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { DeadlineError, timeLeft } from '../common/sql/deadline.js';

type Lend = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (fault?: unknown) => void,
) => void;

/** Cuts a connection that is still in use at the caller's deadline, and never lends it again. */
export class DeadlinePool extends Pool {
  private readonly cuts = new WeakMap<PoolClient, NodeJS.Timeout>();

  constructor(config?: PoolConfig) {
    super(config);
    this.on('release', (_error, client) => {
      clearTimeout(this.cuts.get(client));
      // Ends at once what the next borrower would have to wait for.
      if (isAnswering(client)) void client.end();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(lend: Lend): void;
  override connect(lend?: Lend): Promise<PoolClient> | void {
    if (!lend) return super.connect();
    const left = timeLeft();
    if (left === null) return super.connect(lend);
    if (left <= 0) return lend(new DeadlineError(), undefined, () => undefined);
    this.lendWithin(left, lend);
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

  private cutAfter(left: number, client: PoolClient): void {
    const cut = setTimeout(() => client.connection.stream.destroy(new DeadlineError()), left);
    this.cuts.set(client, cut);
  }
}

/** Whether a statement is under way, which a time limit of the driver alone does not end. */
function isAnswering(client: PoolClient): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false;
}
