import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { MemoizedQuery } from './memoized-query.js';
import { separateTls } from './tls.js';
import { ReadOnlyError } from './database-error.js';

/**
 * Milliseconds for which a check of the servers is valid, how long it may take, and how long it continues after a
 * match.
 */
const CHECK_EVERY = 1_000;
const PATIENCE = 3_000;
const GRACE = 200;

const LOOK = `
  SELECT CASE WHEN current_setting('transaction_read_only') = 'off'
    THEN ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int END AS timeline`;

interface Found {
  address: URL;
  timeline: number | null;
}

/**
 * Directs each new connection to the server that accepts writes, since the driver supports one server only. Open
 * connections end with their server.
 * @param databaseUrl may list several servers in its parameter `hosts`
 */
export function connectionTo(
  databaseUrl: string,
): Pick<ClientConfig, 'connectionString' | 'ssl' | 'stream'> {
  if (!URL.canParse(databaseUrl)) return { connectionString: databaseUrl };
  const address = new URL(databaseUrl);
  const hosts = address.searchParams.get('hosts');
  if (hosts === null) return separateTls(address, [hostOf(address)]);
  const servers = hosts.split(',').map((host) => addressOf(databaseUrl, host));
  const checks = new MemoizedQuery(CHECK_EVERY, () => findWritable(servers));
  return { ...separateTls(address, servers.map(hostOf)), stream: () => socketTo(checks) };
}

function hostOf({ hostname, searchParams }: URL): string {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host.replaceAll(/[[\]]/g, '');
}

function addressOf(databaseUrl: string, host: string): URL {
  const address = new URL(databaseUrl);
  address.searchParams.delete('hosts');
  address.host = host;
  if (!/:\d+$/.test(host)) address.port = '5432';
  return address;
}

function socketTo(checks: MemoizedQuery<URL>): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = () => {
    checks.get().then(
      (address) => {
        if (!socket.destroyed) connect(Number(address.port), hostOf(address));
      },
      (error: Error) => socket.destroy(error),
    );
    return socket;
  };
  return socket;
}

async function findWritable(servers: URL[]): Promise<URL> {
  const checks = servers.map((address) => checkServer(address));
  const isFound = checks.map(async (look) => {
    if ((await look).timeline === null) throw new ReadOnlyError();
  });
  const first = await Promise.any(isFound).then(
    () => true,
    () => false,
  );
  const late = new AbortController();
  const all = first
    ? await Promise.allSettled(checks.map((look) => Promise.race([look, giveUp(late.signal)])))
    : await Promise.allSettled(checks);
  late.abort();
  return newest(all);
}

async function giveUp(signal: AbortSignal): Promise<never> {
  await setTimeout(GRACE, null, { signal });
  throw new Error('Another server was found.');
}

function newest(checks: PromiseSettledResult<Found>[]): URL {
  const answered = checks.flatMap((look) => (look.status === 'fulfilled' ? [look.value] : []));
  const best = answered
    .filter(({ timeline }) => timeline !== null)
    .toSorted((one, other) => (other.timeline ?? 0) - (one.timeline ?? 0))[0];
  if (best) return best.address;
  if (answered.length > 0) throw new ReadOnlyError();
  const [problem] = checks.flatMap((look): unknown[] =>
    look.status === 'rejected' ? [look.reason] : [],
  );
  throw problem;
}

async function checkServer(address: URL): Promise<Found> {
  const client = new Client({
    ...connectionTo(address.href),
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    application_name: 'lectern look',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: number | null }>(LOOK);
    return { address, timeline: rows[0]?.timeline ?? null };
  } finally {
    void client.end().catch(() => undefined);
  }
}
