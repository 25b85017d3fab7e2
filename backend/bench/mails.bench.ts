import { setTimeout } from 'node:timers/promises';
import pMap from 'p-map';
import type { DataSource } from 'typeorm';
import { MOST_CONNECTIONS } from '../src/mail/mail-server.service.js';
import { ADMIN, signIn } from './admin.js';
import { type Bench, hold } from './bench.js';
import { CountingServer } from './mails.server.js';
import { type Replica, startReplica } from './replica.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';

const MAILS = 1_000;
const QUICK_MAILS = 60;
/** The most invitations of a site per hour. */
const AN_HOUR = 200;
/** Concurrent requests. */
const CALLERS = 8;
/** Milliseconds between two checks of the table. */
const LOOK_EVERY = 200;

/** Two replicas send queued mails, and one is killed after a third. No mail may be lost, and few may be duplicated. */
export default async function benchMails({ resources, quick, say }: Bench): Promise<void> {
  const count = quick ? QUICK_MAILS : MAILS;
  const server = new CountingServer();
  const smtpUrl = await hold(resources, server.start(), () => server.close());
  let gate = Promise.withResolvers<void>();
  server.beforeAnswer = () => gate.promise;
  const databaseUrl = await startDatabase(resources);
  const dataSource = await connect(resources, databaseUrl);
  const start = () =>
    startReplica(resources, {
      ...ADMIN,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      SMTP_TIMEOUT: '5m',
      MAIL_FROM: 'school@example.org',
    });
  const [kept, doomed] = [await start(), await start()];

  say(`Inviting ${count} people`);
  await inviteAll(kept, count, dataSource);
  while (server.inFlight < 2 * MOST_CONNECTIONS) await setTimeout(LOOK_EVERY);
  const [{ queued }] = await dataSource.query<[{ queued: number }]>(
    `SELECT count(*)::int AS queued FROM mails WHERE state = 'waiting'`,
  );
  const started = performance.now();
  say('Sending, and killing one replica after a third, while all connections wait for an answer');
  gate.resolve();
  gate = Promise.withResolvers();
  server.beforeAnswer = () => (server.total < count / 3 ? undefined : gate.promise);
  const isHeld = () => server.total >= count / 3 && server.inFlight === 2 * MOST_CONNECTIONS;
  while (!isHeld()) await setTimeout(LOOK_EVERY);
  const [sentBefore, { inFlight }] = [await countSent(dataSource), server];
  process.kill(doomed.pid, 'SIGKILL');
  gate.resolve();
  while ((await countSent(dataSource)) < count) await setTimeout(LOOK_EVERY);
  const seconds = (performance.now() - started) / 1000;
  printTable([
    {
      ...{ queued, 'sent before the kill': sentBefore, 'in flight then': inFlight },
      ...countArrivals(server, count),
      seconds: seconds.toFixed(0),
    },
  ]);
}

/** Resets the hourly limit between batches. */
async function inviteAll({ url }: Replica, count: number, dataSource: DataSource): Promise<void> {
  const headers = { ...(await signIn(url)), 'Content-Type': 'application/json' };
  const invite = async (place: number) => {
    const body = JSON.stringify({ email: addressOf(place), name: `Guest ${place}`, role: 'staff' });
    const { status } = await fetch(`${url}/api/admin/invitations`, {
      ...{ method: 'POST', headers, body },
    });
    if (status !== 201) throw new Error(`An invitation was answered with ${status}.`);
  };
  for (let first = 0; first < count; first += AN_HOUR) {
    const places = Array.from({ length: Math.min(AN_HOUR, count - first) }, (_, i) => first + i);
    await pMap(places, invite, { concurrency: CALLERS });
    await dataSource.query(`UPDATE invitations SET created_at = created_at - interval '1 hour'`);
  }
}

async function countSent(dataSource: DataSource): Promise<number> {
  const [{ sent }] = await dataSource.query<[{ sent: number }]>(
    `SELECT count(*)::int AS sent FROM mails WHERE state = 'sent'`,
  );
  return sent;
}

function countArrivals({ arrivals }: CountingServer, count: number) {
  const times = Array.from({ length: count }, (_, place) => arrivals.get(addressOf(place)) ?? 0);
  const having = (wanted: (times: number) => boolean) => times.filter(wanted).length;
  return {
    mails: count,
    'arrived once': having((one) => one === 1),
    twice: having((one) => one === 2),
    'at most': MOST_CONNECTIONS,
    'more often': having((one) => one > 2),
    never: having((one) => one === 0),
  };
}

function addressOf(place: number): string {
  return `guest${place}@example.org`;
}
