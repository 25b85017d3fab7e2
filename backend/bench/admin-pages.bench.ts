import type { DataSource } from 'typeorm';
import { MOST_MATCHES } from '../src/common/sql/newest-matches.queries.js';
import { PENDING } from '../src/newsletter/confirmation/confirmations.queries.js';
import { SHARED } from '../src/testimonials/marks/similar.queries.js';
import { ADMIN, signIn } from './admin.js';
import type { Bench } from './bench.js';
import { fill } from './fill.js';
import { median } from './median.js';
import { startReplica } from './replica.js';
import { connect, startDatabase } from './setup.js';
import { SUBSCRIBERS } from './subscribers.data.js';
import { printTable } from './table.js';
import { TESTIMONIALS } from './testimonials.data.js';

const SIZE = 1_000_000;
const QUICK_SIZE = 2_000;
const LIMIT = 50;
const ROUNDS = 31;
const QUICK_ROUNDS = 5;

/**
 * The most that a page may take, compared with the best plain SQL. The cost of HTTP and authentication, measured by
 * `GET /api/admin/me`, is subtracted. Nothing is compressed.
 */
const LIMIT_OF_RATIO = 1.5;

interface List {
  path: string;
  table: string;
  date: string;
  searched: string;
  /** Data of the rows ($1 are their ids) from other tables. */
  beside: string[];
}

const STORIES: List = {
  path: '/api/admin/testimonials',
  table: 'testimonials',
  date: 'created_at',
  searched: 'search_text',
  beside: [SHARED, 'SELECT * FROM story_authors WHERE testimonial_id = ANY($1::bigint[])'],
};

const READERS: List = {
  path: '/api/admin/newsletters',
  table: 'newsletter_subscriptions',
  date: 'subscribed_at',
  searched: 'search_text',
  beside: [
    `SELECT * FROM bounced_addresses WHERE address IN
       (SELECT email FROM newsletter_subscriptions WHERE id = ANY($1::bigint[]))`,
    `SELECT ${PENDING} AS pending WHERE $1::bigint[] IS NOT NULL`,
  ],
};

interface Case {
  what: string;
  list: List;
  query: Record<string, string>;
  /** The total and the rows of the page. */
  count: string;
  rows: string;
}

/** Compares pages of the back office over HTTP with plain SQL, in turn. */
export default async function benchAdminPages({ resources, quick, say }: Bench): Promise<void> {
  const size = quick ? QUICK_SIZE : SIZE;
  const databaseUrl = await startDatabase(resources);
  const dataSource = await connect(resources, databaseUrl);
  await fill(dataSource, TESTIMONIALS, [0, size], say);
  await fill(dataSource, SUBSCRIBERS, [0, size], say);
  const { url } = await startReplica(resources, { DATABASE_URL: databaseUrl, ...ADMIN });
  const headers = { ...(await signIn(url)), 'Accept-Encoding': 'identity' };
  const rows = [];
  for (const each of casesOf(size)) {
    say(`Asking for ${each.what}`);
    const address = `${url}${each.list.path}?${new URLSearchParams(each.query).toString()}`;
    const pairs: [number, number, number][] = [];
    for (let round = 0; round <= (quick ? QUICK_ROUNDS : ROUNDS); round += 1) {
      pairs.push([
        await time(() => ask(address, headers)),
        await time(() => run(dataSource, each)),
        await time(() => ask(`${url}/api/admin/me`, headers)),
      ]);
    }
    // The first request of each kind is slower than the others.
    const middle = (value: (pair: [number, number, number]) => number) =>
      median(pairs.slice(1).map(value));
    rows.push({
      [`of ${size.toLocaleString('en')} each`]: each.what,
      'answer (ms)': middle(([answer]) => answer).toFixed(2),
      'of that, asking who I am': middle(([, , door]) => door).toFixed(2),
      'plain SQL (ms)': middle(([, plain]) => plain).toFixed(2),
      'ratio of the rest': middle(([answer, plain, door]) => (answer - door) / plain).toFixed(2),
      'at most': LIMIT_OF_RATIO.toFixed(2),
    });
  }
  printTable(rows);
}

function casesOf(size: number): Case[] {
  const pages = size / LIMIT;
  return [
    ...[STORIES, READERS].flatMap((list) => [
      paged(list, 'page 1', 1),
      paged(list, 'page in the middle', pages / 2),
      paged(list, 'last page', pages, true),
    ]),
    searched(STORIES, 'search: a student', 'Wanjiru Okafor-9a'),
    searched(STORIES, 'search: a company', 'Norvale Rail'),
    searched(STORIES, 'search: a word that many have', 'engineering'),
    searched(STORIES, 'search: a name, found with an accent', 'garcia'),
    searched(STORIES, 'search: nobody', 'nobody of this name'),
    searched(STORIES, 'search: two frequent characters', 'an'),
    searched(READERS, 'search: an address', 'reader.777@'),
    searched(READERS, 'search: what all have', 'example'),
  ];
}

function paged(list: List, what: string, page: number, fromTheEnd = false): Case {
  const { table, date } = list;
  const offset = fromTheEnd ? 0 : (page - 1) * LIMIT;
  const direction = fromTheEnd ? 'ASC' : 'DESC';
  return {
    what: `${table}, ${what}`,
    list,
    query: { page: String(page) },
    count: `SELECT count(*) FROM ${table}`,
    rows: `SELECT * FROM ${table} WHERE id IN (
         SELECT id FROM ${table} ORDER BY ${date} ${direction}, id ${direction}
         OFFSET ${offset} LIMIT ${LIMIT}
       ) ORDER BY ${date} DESC, id DESC`,
  };
}

function searched(list: List, what: string, search: string): Case {
  const { table, date, searched: column } = list;
  const term = search.toLowerCase();
  const matches = `FROM ${table} WHERE ${column} LIKE '%${term}%'`;
  return {
    what: `${table}, ${what}`,
    list,
    query: { search },
    count: `SELECT count(*) FROM (SELECT ${matches} LIMIT ${MOST_MATCHES + 1}) AS found`,
    rows: `SELECT * ${matches} ORDER BY ${date} DESC, id DESC LIMIT ${LIMIT}`,
  };
}

async function run(dataSource: DataSource, { count, rows, list }: Case): Promise<void> {
  await dataSource.query(count);
  const ids = (await dataSource.query<{ id: string }[]>(rows)).map(({ id }) => id);
  if (ids.length === 0) return;
  for (const beside of list.beside) await dataSource.query(beside, [ids]);
}

async function ask(url: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}

/** Returns milliseconds. */
async function time(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
