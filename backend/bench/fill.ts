import type { DataSource } from 'typeorm';
import type { Bench } from './bench.js';

/** Rows that are added at a time, so that something is seen to go on. */
const BATCH = 100_000;

export interface Filling {
  what: string;
  /** Adds the rows from number $1 to before $2. */
  statement: string;
  /** The index of the search, which is put up afterwards: that takes far less time. */
  index: string;
}

export async function fill(
  dataSource: DataSource,
  { what, statement, index }: Filling,
  [from, to]: [number, number],
  say: Bench['say'],
): Promise<void> {
  const [{ definition }] = await dataSource.query<[{ definition: string }]>(
    'SELECT pg_get_indexdef($1::regclass) AS definition',
    [index],
  );
  await dataSource.query(`DROP INDEX ${index}`);
  for (let start = from; start < to; start += BATCH) {
    const end = Math.min(start + BATCH, to);
    await dataSource.query(statement, [start, end]);
    say(`${end.toLocaleString('en')} ${what}`);
  }
  await dataSource.query(definition);
  await dataSource.query('VACUUM ANALYZE');
}
