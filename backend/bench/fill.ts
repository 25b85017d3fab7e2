import type { DataSource } from 'typeorm';
import type { Bench } from './bench.js';

/** Rows that are added at a time, so that something is seen to go on. */
const BATCH = 100_000;

export interface Filling {
  what: string;
  /** Adds the rows from number $1 to before $2. */
  statement: string;
  /** The indexes of searches and orders, which are put up afterwards: that takes far less time. */
  indexes: string[];
}

export async function fill(
  dataSource: DataSource,
  { what, statement, indexes }: Filling,
  [from, to]: [number, number],
  say: Bench['say'],
): Promise<void> {
  const definitions = await dataSource.query<{ definition: string }[]>(
    'SELECT pg_get_indexdef(name::regclass) AS definition FROM unnest($1::text[]) name',
    [indexes],
  );
  if (indexes.length > 0) await dataSource.query(`DROP INDEX ${indexes.join()}`);
  for (let start = from; start < to; start += BATCH) {
    const end = Math.min(start + BATCH, to);
    await dataSource.query(statement, [start, end]);
    say(`${end.toLocaleString('en')} ${what}`);
  }
  for (const { definition } of definitions) {
    say('An index');
    await dataSource.query(definition);
  }
  await dataSource.query('VACUUM ANALYZE');
}
