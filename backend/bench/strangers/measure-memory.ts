import { setTimeout } from 'node:timers/promises';
import { printTable } from '../table.js';
import { ask, CONNECTIONS, inWords, type Product } from './client.js';

const REQUESTS = 9_000;

/** Measures the memory that remains after distinct requests, or when the server crashed. */
export async function measureMemory(
  { url, usage, isAlive }: Product,
  share: number,
): Promise<void> {
  const filler = 'x'.repeat(7_000);
  const paths: ((count: number) => string)[] = [
    (count) => `/api/udemy-courses?${'&'.repeat(7_000 + count)}`,
    (count) => `/api/testimonials?limit=${'0'.repeat(7_000 + count)}5`,
    (count) => `/api/courses?${'&'.repeat(7_000 + count)}`,
    (count) => `/courses?search=${filler}${count}`,
    (count) => `/?utm_source=${filler}${count}`,
    (count) => `/${filler}${count}`,
    (count) => `/courses/${filler.slice(0, 900)}${count}`,
    (count) => `/${spell('api', count)}/${spell('courses', count)}`,
    (count) => `/api/${spell('udemy', count)}-courses?${filler}${count}`,
  ];
  await ask(url, '/');
  const before = await usage();
  let asked = 0;
  const statuses: Record<string, number> = {};
  const connection = async () => {
    while (asked < REQUESTS * share && isAlive()) {
      const count = asked;
      asked += 1;
      const path = paths[count % paths.length]?.(count) ?? '/';
      const status = String(await ask(url, path).catch(() => 'lost'));
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  await setTimeout(1_000);
  const after = isAlive() ? await usage() : null;
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  printTable([
    {
      'varied requests': asked,
      answers: inWords(statuses),
      'memory in use before (MB)': megabytes(before.heap),
      'after (MB)': after ? megabytes(after.heap) : 'the server died',
      'process before (MB)': megabytes(before.rss),
      'process after (MB)': after ? megabytes(after.rss) : '',
    },
  ]);
}

function spell(word: string, count: number): string {
  return [...word]
    .map((letter, place) =>
      (count >> place) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join('');
}
