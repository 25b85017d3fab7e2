import { DataSource } from 'typeorm';
import { startSandbox } from '../sandbox/server.js';
import { ContentChangesService } from '../src/content-cache/content-changes.service.js';
import { SyncService } from '../src/sync/sync.service.js';
import type { Bench } from './bench.js';
import { median } from './median.js';
import { startApp, startDatabase } from './setup.js';
import { printTable } from './table.js';

const COURSES = 30;
const ROUNDS = 50;
const QUICK_ROUNDS = 5;
const PATHS = ['/', '/courses', '/api/courses'];

/** The first visitor after a change against every other one, who take turns: what memory saves. */
export default async function benchPages({ resources, quick, say }: Bench): Promise<void> {
  const rounds = quick ? QUICK_ROUNDS : ROUNDS;
  const sandbox = await startSandbox({ catalogue: { courses: COURSES }, rateLimit: false });
  resources.defer(() => sandbox.close());
  const app = await startApp(resources, await startDatabase(resources), {
    THINKIFIC_API_URL: sandbox.thinkific.apiUrl,
    THINKIFIC_SUBDOMAIN: sandbox.thinkific.subdomain,
    THINKIFIC_API_KEY: sandbox.thinkific.apiKey,
  });
  await app.get(SyncService).run('thinkific', 'cli');
  const url = await app.getUrl();
  const changes = app.get(ContentChangesService);

  const rows = [];
  for (const path of PATHS) {
    say(`Asking for ${path}`);
    const anew: number[] = [];
    const kept: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await app.get(DataSource).query('UPDATE courses SET synced_at = now()');
      await changes.caughtUp();
      anew.push(await ask(url + path));
      kept.push(await ask(url + path));
    }
    rows.push({
      answer: path,
      rounds,
      'made anew, median (ms)': median(anew).toFixed(2),
      'from memory, median (ms)': median(kept).toFixed(2),
      ratio: (median(anew) / median(kept)).toFixed(1),
    });
  }
  printTable(rows);
}

async function ask(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - started;
}
