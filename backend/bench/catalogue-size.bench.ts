import { DataSource } from 'typeorm';
import { brotliDecompressSync } from 'node:zlib';
import { get } from 'node:http';
import { ContentChangesService } from '../src/cache/content-changes.service.js';
import { ADMIN, signIn } from './admin.js';
import type { Bench } from './bench.js';
import { fillCourses } from './courses.data.js';
import { startApp, startDatabase } from './setup.js';
import { printTable } from './table.js';

type Headers = Record<string, string>;

const COUNTS = [30, 300, 5_000];
const QUICK_COUNTS = [30, 300];
const COURSE = '/courses/2200007';

/** Bytes of a page of 24 courses, whatever the catalogue's size. */
export const PAGE_LIMIT = { plain: 100_000, brotli: 15_000 };

/** Bytes; `same` is the allowed difference between the smallest and the largest catalogue. */
const LIMITS: Record<string, { plain?: number; brotli?: number; same?: number }> = {
  '/': { same: 1_024 },
  '/courses': PAGE_LIMIT,
  '/courses?page=2': PAGE_LIMIT,
  '/courses?category=AI&level=Beginner': PAGE_LIMIT,
  '/courses/udemy': PAGE_LIMIT,
  '/cohorts': PAGE_LIMIT,
  [COURSE]: { same: 1_024 },
  '/api/catalogue/index': { brotli: 250_000 },
  '/api/admin/courses?view=card': { brotli: 250_000 },
  '/sitemap.xml': {},
  '/feed.xml': {},
};

/** Measures the size of responses and the time of the first one, with few and many courses. */
export default async function benchCatalogueSize({ resources, quick, say }: Bench): Promise<void> {
  const app = await startApp(resources, await startDatabase(resources), ADMIN);
  const dataSource = app.get(DataSource);
  const url = await app.getUrl();
  const headers = { ...(await signIn(url)), 'Accept-Encoding': 'br' };
  const rows = [];
  const first = new Map<string, number>();
  let filled = 0;
  for (const count of quick ? QUICK_COUNTS : COUNTS) {
    say(`Filling ${count.toLocaleString('en')} courses`);
    await fillCourses(dataSource, [filled + 1, count]);
    filled = count;
    await app.get(ContentChangesService).caughtUp();
    for (const [path, limits] of Object.entries(LIMITS)) {
      const { plain, brotli, milliseconds } = await measure(url + path, headers);
      const smallest = first.get(path) ?? plain;
      first.set(path, smallest);
      rows.push({
        courses: count,
        answer: path,
        'plain (bytes)': plain,
        'limit ': limits.plain ?? '',
        'brotli (bytes)': brotli,
        limit: limits.brotli ?? '',
        'longer than with 30': plain - smallest,
        'limit  ': limits.same ?? '',
        'first answer (ms)': Math.round(milliseconds),
      });
    }
  }
  printTable(rows);
}

/** Follows a redirect, such as that of a course without a slug. */
async function measure(
  url: string,
  headers: Headers,
): Promise<{
  plain: number;
  brotli: number;
  milliseconds: number;
}> {
  const started = performance.now();
  const { status, location, bytes } = await ask(url, headers);
  const milliseconds = performance.now() - started;
  if (location !== undefined) return measure(new URL(location, url).href, headers);
  if (status !== 200) throw new Error(`${url} responded with ${status}.`);
  return { plain: brotliDecompressSync(bytes).length, brotli: bytes.length, milliseconds };
}

/** `fetch` would decompress the response. */
function ask(
  url: string,
  headers: Headers,
): Promise<{ status: number | undefined; location?: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { location } = response.headers;
        resolve({
          status: response.statusCode,
          ...(location !== undefined && { location }),
          bytes: Buffer.concat(chunks),
        });
      });
    });
    request.on('error', reject);
  });
}
