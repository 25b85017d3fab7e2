import type { DataSource } from 'typeorm';
import type { Bench } from './bench.js';

/** Rows per statement, to show progress. */
const BATCH = 100_000;

export interface Filling {
  what: string;
  /** Inserts the rows from number $1 to before $2. */
  statement: string;
  /** Indexes that are dropped during the inserts, which takes far less time. */
  indexes: string[];
}

export async function fill(
  dataSource: DataSource,
  { what, statement, indexes }: Filling,
  [from, to]: [number, number],
  say: Bench['say'],
): Promise<void> {
  const dropped = await dataSource.query<{ name: string; definition: string }[]>(
    `SELECT name, pg_get_indexdef(to_regclass(name)) AS definition FROM unnest($1::text[]) name
     WHERE to_regclass(name) IS NOT NULL`,
    [indexes],
  );
  for (const { name } of dropped) await dataSource.query(`DROP INDEX ${name}`);
  for (let start = from; start < to; start += BATCH) {
    const end = Math.min(start + BATCH, to);
    await dataSource.query(statement, [start, end]);
    say(`${end.toLocaleString('en')} ${what}`);
  }
  for (const { definition } of dropped) {
    say('An index');
    await dataSource.query(definition);
  }
  await dataSource.query('VACUUM ANALYZE');
}
