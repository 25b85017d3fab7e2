import { Client } from 'pg';
import { describeConnectionError } from '../common/sql/database-error.js';
import { connectionTo } from '../common/sql/servers.js';
import { STATEMENT_TIMEOUT } from './data-source.js';
import { DatabaseStartError } from './database-start-error.js';

const SEEN_LOCK = 4711004;
/** A busy pooler may use two connections by chance. */
const LOOKS = 3;

const SESSION = `SELECT pg_backend_pid() || ' ' || pg_postmaster_start_time() AS answer`;
const ISOLATION = `SELECT current_setting('default_transaction_isolation') AS answer`;
const LIMIT = `SELECT setting::int AS answer FROM pg_settings WHERE name = 'statement_timeout'`;

interface Problem {
  what: string;
  todo: string;
}

export const NO_SESSIONS: Problem = {
  what: 'DATABASE_SESSION_URL, by default DATABASE_URL, connects through a pooler in transaction mode',
  todo: 'Set it to the address of PostgreSQL itself, or of a pool in session mode.',
};

/**
 * Returns whether another connection is the same PostgreSQL session. False does not rule it out.
 * @throws DatabaseStartError when there is no usable PostgreSQL
 */
export async function sharesSessions(url: string, client: Client): Promise<boolean> {
  const other = await connect(url);
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      if ((await answerOf(client, SESSION)) === (await answerOf(other, SESSION))) return true;
    }
    return false;
  } finally {
    await other.end();
  }
}

export async function findPoolerProblems(pooled: string, ofSessions: string): Promise<Problem[]> {
  await using resources = new AsyncDisposableStack();
  const pool = resources.adopt(await connect(pooled), (client) => client.end());
  const session = resources.adopt(await connect(ofSessions), (client) => client.end());
  const problems: Problem[] = [];
  await session.query('SELECT pg_advisory_lock($1)', [SEEN_LOCK]);
  if (await answerOf(pool, `SELECT pg_try_advisory_xact_lock(${SEEN_LOCK}) AS answer`)) {
    const what = 'DATABASE_SESSION_URL and DATABASE_URL are different databases';
    problems.push({ what, todo: 'Correct one of them.' });
  }
  const limit = Number(await answerOf(pool, LIMIT));
  if (limit === 0 || limit > STATEMENT_TIMEOUT) {
    problems.push({
      what: `Statements through DATABASE_URL may take ${limit === 0 ? 'for ever' : `${limit} ms`}`,
      todo: `Give the database connect_query='SET statement_timeout = ${STATEMENT_TIMEOUT}' in the pooler's settings.`,
    });
  }
  const isolation = await answerOf(pool, ISOLATION);
  if (isolation !== 'read committed') {
    problems.push({
      what: `Transactions through DATABASE_URL are isolated by ${String(isolation)}`,
      todo: "Give the database or the role default_transaction_isolation = 'read committed'.",
    });
  }
  return problems;
}

async function answerOf(client: Client, sql: string): Promise<unknown> {
  const { rows } = await client.query<{ answer: unknown }>(sql);
  return rows[0]?.answer;
}

export async function connect(url: string): Promise<Client> {
  let client: Client | undefined;
  try {
    client = new Client({ ...connectionTo(url), connectionTimeoutMillis: 4_000 });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    void client?.end().catch(() => undefined);
    throw new DatabaseStartError(describeConnectionError(url, error));
  }
}
