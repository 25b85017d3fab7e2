import {
  DatabaseError,
  escapeLiteral,
  type PoolClient,
  type PoolConfig,
  type QueryResult,
} from 'pg';
import { callerSetting } from '../common/sql/caller.js';
import { inCallerContext, textOf } from '../common/tracing/trace-queries.js';
import { DeadlinePool, type Lend } from './deadline-pool.js';

type Query = (...args: unknown[]) => Promise<QueryResult>;
type Answer = (error: unknown, result?: QueryResult) => void;

interface Lent {
  caller: string;
  answered: Promise<unknown>;
}

const BEGINS = /^\s*(START TRANSACTION|BEGIN)\s*$/i;

/**
 * For a pooler in transaction mode, where each transaction may use another session: every transaction is tagged with who
 * writes, and single statements become transactions.
 */
export class TransactionPool extends DeadlinePool {
  private readonly lent = new WeakMap<PoolClient, Lent>();

  constructor(config?: PoolConfig) {
    super(config);
    this.prependListener('connect', (client: PoolClient) => this.tellEach(client));
  }

  protected override named(given: Lend): Lend {
    const lend = inCallerContext(given);
    const caller = callerSetting();
    return (error, client, release) => {
      if (client) this.lent.set(client, { caller, answered: Promise.resolve() });
      lend(error, client, release);
    };
  }

  private tellEach(client: PoolClient): void {
    const query = client.query.bind(client) as unknown as Query;
    const reported = (...args: unknown[]) => {
      const lent = this.lent.get(client);
      const text = textOf(args[0]);
      if (!lent || lent.caller === '' || text === null) return query(...args);
      const callback = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : null;
      const setting = `SET LOCAL lectern.caller = ${escapeLiteral(lent.caller)}`;
      const answer = lent.answered.then(() =>
        client.getTransactionStatus() === 'I' ? ask(client, query, setting, args) : query(...args),
      );
      lent.answered = answer.catch(() => undefined);
      if (!callback) return answer;
      answer.then(
        (result) => process.nextTick(callback, null, result),
        (error: unknown) => process.nextTick(callback, error),
      );
    };
    client.query = reported as PoolClient['query'];
  }
}

async function ask(
  client: PoolClient,
  query: Query,
  setting: string,
  args: unknown[],
): Promise<QueryResult> {
  const text = textOf(args[0]) ?? '';
  const isBeginning = BEGINS.test(text);
  const begun = await query(`${isBeginning ? text : 'BEGIN'}; ${setting}`);
  if (isBeginning) return begun;
  try {
    const result = await query(...args);
    await query('COMMIT');
    return result;
  } catch (error) {
    if (error instanceof DatabaseError) await query('ROLLBACK').catch(() => undefined);
    else void client.end();
    throw error;
  }
}
