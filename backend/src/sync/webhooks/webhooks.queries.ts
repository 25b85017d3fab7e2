import { type Manager, queryColumn } from '../../common/sql/query.js';

/** Returns the ids of the courses that these products of Thinkific sell, by their enrol links. */
export function findSold(manager: Manager, products: number[]): Promise<number[]> {
  return queryColumn(
    manager,
    `SELECT thinkific_id::float8 FROM courses
     WHERE substring(enroll_url FROM '/enroll/(\\d+)')::bigint = ANY($1)`,
    [products],
  );
}
