import { type Manager, queryColumn } from '../../common/sql/query.js';

export function findSold(manager: Manager, products: number[]): Promise<number[]> {
  return queryColumn(
    manager,
    `SELECT thinkific_id::float8 FROM courses
     WHERE substring(enroll_url FROM '/enroll/(\\d+)')::bigint = ANY($1)`,
    [products],
  );
}
