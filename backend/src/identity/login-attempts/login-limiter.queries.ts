import { type Manager, queryValue } from '../../common/sql/query.js';

/** Returns one key, of a fixed length, for all ways to write a name that the database takes for the same. */
export function digestName(manager: Manager, name: string): Promise<string> {
  const sql = `SELECT encode(sha256(convert_to(lower($1), 'UTF8')), 'hex')`;
  return queryValue(manager, sql, [name]);
}
