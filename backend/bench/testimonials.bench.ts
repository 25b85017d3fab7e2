import type { DataSource, EntityManager } from 'typeorm';
import { findStories } from '../src/testimonials/admin/page.queries.js';
import type { ListAdminTestimonialsQuery } from '../src/testimonials/dto/list-admin-testimonials.query.js';
import type { Bench } from './bench.js';
import { fill } from './fill.js';
import { median } from './median.js';
import { connect, startDatabase } from './setup.js';
import { printTable } from './table.js';
import { TESTIMONIALS } from './testimonials.data.js';

const SIZE = 1_000_000;
const QUICK_SIZE = 2_000;
const LIMIT = 50;
const RUNS = 15;

const pagesOf = (size: number): Record<string, Partial<ListAdminTestimonialsQuery>> => ({
  'page 1': {},
  'page in the middle': { page: size / LIMIT / 2 },
  'last page': { page: size / LIMIT },
  'last page of the pending': { page: size / 10 / LIMIT, status: 'pending' },
  'search: a student': { search: 'Wanjiru Okafor-9a' },
  'search: a company': { search: 'Norvale Rail' },
  'search: a word that many have': { search: 'engineering' },
  'search: nobody': { search: 'nobody of this name' },
});

export default async function benchTestimonials({ resources, quick, say }: Bench): Promise<void> {
  const size = quick ? QUICK_SIZE : SIZE;
  const dataSource = await connect(resources, await startDatabase(resources));
  await fill(dataSource, TESTIMONIALS, [0, size], say);

  const rows = [];
  const plans: string[] = [];
  for (const [name, query] of Object.entries(pagesOf(size))) {
    say(`Finding: ${name}`);
    const { found, statements } = await watch(dataSource, {
      page: 1,
      limit: LIMIT,
      order: 'newest',
      ...query,
    });
    const explained = await explain(dataSource, statements);
    rows.push({
      what: name,
      rows: found.ids.length,
      total: `${found.total}${found.truncated ? '+' : ''}`,
      'in the database, median (ms)': explained.median.toFixed(2),
      'fastest (ms)': explained.fastest.toFixed(2),
      'blocks read': explained.blocks,
    });
    plans.push(`${name}\n${explained.plans.join('\n')}`);
  }
  printTable(rows);
  process.stdout.write(`\n${plans.join('\n\n')}\n`);
}

interface Statement {
  sql: string;
  values: unknown[];
}

async function watch(dataSource: DataSource, query: ListAdminTestimonialsQuery) {
  const statements: Statement[] = [];
  const { manager } = dataSource;
  const watched: Pick<EntityManager, 'query'> = {
    query: (sql: string, values: unknown[]) => {
      statements.push({ sql, values });
      return manager.query(sql, values);
    },
  };
  const found = await findStories(watched, query);
  return { found, statements };
}

async function explain(dataSource: DataSource, statements: Statement[]) {
  const times: number[] = [];
  let plans: string[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    plans = [];
    for (const { sql, values } of statements) {
      const lines = await dataSource.query<{ 'QUERY PLAN': string }[]>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF) ${sql}`,
        values,
      );
      plans.push(lines.map((line) => `    ${line['QUERY PLAN']}`).join('\n'));
    }
    times.push(sum(plans, /^ *(?:Planning|Execution) Time: ([\d.]+)/gm));
  }
  return {
    median: median(times),
    fastest: Math.min(...times),
    blocks: plans
      .map((plan) => sum([plan.split('Buffers:', 2)[1] ?? ''], /^[^\n]*? (?:hit|read)=(\d+)/g))
      .reduce((all, blocks) => all + blocks, 0),
    plans,
  };
}

function sum(texts: string[], pattern: RegExp): number {
  return texts
    .flatMap((text) => [...text.matchAll(pattern)])
    .reduce((total, [, number]) => total + Number(number), 0);
}
