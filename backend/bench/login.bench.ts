import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Bench } from './bench.js';
import { type Attempt, tryLogin } from './login.load.js';
import { median } from './median.js';
import { startApp, startDatabase } from './setup.js';
import { printTable } from './table.js';

const ROUNDS = 200;
const QUICK_ROUNDS = 10;
const BURST = 500;

/** The medians must be alike, or attackers could find out which users exist. */
export default async function benchLogin({ resources, quick, say }: Bench): Promise<void> {
  const rounds = quick ? QUICK_ROUNDS : ROUNDS;
  const app = await startApp(resources, await startDatabase(resources), {
    ADMIN_USERNAME: 'known',
    ADMIN_EMAIL: 'known@example.org',
    ADMIN_PASSWORD: 'not the one that is tried',
    RATE_LIMIT: 'off',
  });
  const url = `${await app.getUrl()}/api/admin/login`;

  say(`Trying ${rounds} logins of each`);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    known.push((await tryLogin(url, 'known')).taken);
    unknown.push((await tryLogin(url, 'unknown')).taken);
  }
  printTable(
    Object.entries({ known, unknown }).map(([user, times]) => ({
      user,
      logins: rounds,
      'median (ms)': median(times).toFixed(2),
      ratio: (median(times) / median(known)).toFixed(3),
    })),
  );

  say(`Trying ${BURST} at once`);
  const burst = await tryAtOnce(url, BURST);
  printTable(
    [401, 503].map((status) => {
      const times = burst.filter((login) => login.status === status).map(({ taken }) => taken);
      return {
        'at once': BURST,
        status,
        answers: times.length,
        'longest (ms)': Math.max(0, ...times).toFixed(0),
      };
    }),
  );
}

/** In a separate thread, so that client and server do not block each other. */
async function tryAtOnce(url: string, count: number): Promise<Attempt[]> {
  const load = new Worker(new URL('login.load.js', import.meta.url), {
    workerData: { url, count },
  });
  const [attempts] = (await once(load, 'message')) as [Attempt[]];
  return attempts;
}
