import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { Bench } from './bench.js';
import { startReplica } from './replica.js';
import { RoundRobin, send } from './restart.load.js';
import { startDatabase } from './setup.js';
import { printTable } from './table.js';

const IN_FLIGHT = 20;
const CLIENTS = 20;

/** Counts the requests that fail because of a restart. */
export default async function benchRestart({ resources, quick }: Bench): Promise<void> {
  const databaseUrl = await startDatabase(resources);
  const rows = [await stopWhileBusy(resources, databaseUrl)];
  if (!quick) rows.push(await roll(resources, databaseUrl));
  printTable(rows.map((row) => ({ ...row, 'at most': 0 })));
}

async function stopWhileBusy(resources: AsyncDisposableStack, databaseUrl: string) {
  const replica = await start(resources, databaseUrl);
  const locker = new Client({ connectionString: databaseUrl });
  await locker.connect();
  await locker.query('BEGIN; LOCK TABLE newsletter_subscriptions');
  const agent = new Agent({ keepAlive: true });
  const asked = Array.from({ length: IN_FLIGHT }, (_, n) =>
    send(agent, `${replica.url}/api/newsletter`, {
      method: 'POST',
      body: JSON.stringify({ email: `reader-${n}@example.org` }),
    }).then(
      ({ status }) => status === 201,
      () => false,
    ),
  );
  const waiting = 'SELECT 1 FROM pg_locks WHERE NOT granted';
  while ((await locker.query(waiting)).rows.length < IN_FLIGHT) await setTimeout(20);
  const stopped = replica.stop();
  await setTimeout(500);
  await locker.query('ROLLBACK');
  await locker.end();
  const answered = (await Promise.all(asked)).filter(Boolean).length;
  await stopped;
  agent.destroy();
  return { case: 'in flight at SIGTERM', requests: IN_FLIGHT, lost: IN_FLIGHT - answered };
}

async function roll(resources: AsyncDisposableStack, databaseUrl: string) {
  let replicas = [await start(resources, databaseUrl), await start(resources, databaseUrl)];
  const balancer = new RoundRobin(replicas.map(({ url }) => url));
  const done = new AbortController();
  const running = balancer.run('/api/courses', CLIENTS, done.signal);
  for (const [place, { url, stop }] of replicas.entries()) {
    await stop();
    const again = await start(resources, databaseUrl, new URL(url).port);
    replicas = replicas.with(place, again);
    await balancer.untilUsed(url);
  }
  done.abort();
  await running;
  const lost = balancer.failures.length;
  return { case: 'two replicas, restarted in turn', requests: balancer.answered + lost, lost };
}

function start(resources: AsyncDisposableStack, databaseUrl: string, port = '0') {
  return startReplica(resources, {
    PORT: port,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(IN_FLIGHT + 5),
  });
}
