import type { DataSource } from 'typeorm';
import type { MissingSearchDto } from '../dto/missing-searches.dto.js';

/** Distinct terms per day, so that made-up searches cannot fill the disk. */
const MOST_OF_A_DAY = 200;
const DAYS_KEPT = 90;
const SHOWN = 20;

const TODAY = `(now() AT TIME ZONE 'UTC')::date`;
const FIRST_DAY = `${TODAY} - ${DAYS_KEPT - 1}`;

export async function countSearch(dataSource: DataSource, term: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO missing_searches (day, term)
     SELECT ${TODAY}, $1
     WHERE EXISTS (SELECT FROM missing_searches WHERE day = ${TODAY} AND term = $1)
       OR (SELECT count(*) FROM missing_searches WHERE day = ${TODAY}) < ${MOST_OF_A_DAY}
     ON CONFLICT (day, term) DO UPDATE SET searches = missing_searches.searches + 1`,
    [term],
  );
}

export function listSearches(dataSource: DataSource): Promise<MissingSearchDto[]> {
  return dataSource.query<MissingSearchDto[]>(
    `SELECT term, sum(searches)::int AS count, max(day)::text AS last_day
     FROM missing_searches WHERE day >= ${FIRST_DAY}
     GROUP BY term ORDER BY count DESC, last_day DESC, term LIMIT ${SHOWN}`,
  );
}

export async function purgeSearches(dataSource: DataSource): Promise<void> {
  await dataSource.query(`DELETE FROM missing_searches WHERE day < ${FIRST_DAY}`);
}
