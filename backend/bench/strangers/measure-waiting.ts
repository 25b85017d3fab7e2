import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { printTable } from '../table.js';
import { ask, CONNECTIONS, inWords, type Product, quantile } from './client.js';
import type { Load } from './load.js';

/** Rounds with and without load alternate, so that a busy machine affects both. */
const ROUNDS = 4;
const ROUND = 5_000;
const PER_SECOND = 200;

export async function measureWaiting({ url }: Product, share: number): Promise<void> {
  const rows = [];
  for (const [load, paths] of Object.entries({
    'bad addresses': ['/nothing-', '/courses/7', '/courses/no-', '/a/b/c-'],
    searches: ['/courses?search='],
    'searches of Udemy’s courses': ['/api/catalogue/udemy?q=quorling+zymbolo+vextoria+druntiky+'],
    'searches without JavaScript': ['/courses?noscript=1&search='],
  })) {
    const quiet: number[] = [];
    const loaded: number[] = [];
    let sent = 0;
    const statuses: Record<string, number> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      await sample(url, quiet, ROUND * share);
      const workerData: Load = {
        url,
        paths,
        perSecond: PER_SECOND,
        connections: CONNECTIONS,
        milliseconds: ROUND * share,
      };
      const worker = new Worker(new URL('./load.js', import.meta.url), { workerData });
      const done = once(worker, 'message') as Promise<[{ sent: number; statuses: object }]>;
      await sample(url, loaded, ROUND * share);
      const [result] = await done;
      sent += result.sent;
      for (const [status, count] of Object.entries(result.statuses)) {
        statuses[status] = (statuses[status] ?? 0) + Number(count);
      }
      await ask(url, '/');
    }
    rows.push({
      load,
      'sent a second': ((sent / ROUNDS / ROUND / share) * 1000).toFixed(0),
      answers: inWords(statuses),
      'GET / quiet, p50 (ms)': quantile(quiet, 0.5).toFixed(2),
      'p99 (ms)': quantile(quiet, 0.99).toFixed(2),
      'under load, p50 (ms)': quantile(loaded, 0.5).toFixed(2),
      'p99 under load (ms)': quantile(loaded, 0.99).toFixed(2),
      'p99, ratio': (quantile(loaded, 0.99) / quantile(quiet, 0.99)).toFixed(2),
    });
  }
  printTable(rows);
}

async function sample(url: string, times: number[], milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const started = performance.now();
    await ask(url, '/');
    times.push(performance.now() - started);
    await setTimeout(5);
  }
}
