import type { DataSource, EntityManager } from 'typeorm';
import type { CspReportDto } from './dto/csp-reports.dto.js';

/** Rows, whoever makes up more of them. */
export const MOST_KEPT = 200;
const RECENT = `last_at > now() - interval '30 days'`;

export interface Counted {
  directive: string;
  blocked: string;
  page: string;
}

/** In one order, so that no two wait for each other. A list of many at once may exceed the limit by as many. */
export async function countReports(dataSource: DataSource, found: Counted[]): Promise<void> {
  await dataSource.query(
    `INSERT INTO csp_reports AS known (directive, blocked, page, reports)
     SELECT directive, blocked, page, count(*)
     FROM unnest($1::text[], $2::text[], $3::text[]) AS told (directive, blocked, page)
     WHERE EXISTS (SELECT FROM csp_reports AS same
         WHERE (same.directive, same.blocked, same.page) = (told.directive, told.blocked, told.page))
       OR (SELECT count(*) FROM csp_reports) < ${MOST_KEPT}
     GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
     ON CONFLICT (directive, blocked, page)
       DO UPDATE SET reports = known.reports + EXCLUDED.reports, last_at = now()`,
    [
      found.map(({ directive }) => directive),
      found.map(({ blocked }) => blocked),
      found.map(({ page }) => page),
    ],
  );
}

export function listReports(dataSource: DataSource): Promise<CspReportDto[]> {
  return dataSource.query<CspReportDto[]>(
    `SELECT directive, blocked, page, reports::float8 AS count, first_at, last_at
     FROM csp_reports WHERE ${RECENT} ORDER BY last_at DESC, directive, blocked, page`,
  );
}

/** Answers how many rows there were. */
export async function clearReports(manager: EntityManager): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>('DELETE FROM csp_reports');
  return count;
}

export async function purgeReports(dataSource: DataSource): Promise<void> {
  await dataSource.query(`DELETE FROM csp_reports WHERE NOT ${RECENT}`);
}
