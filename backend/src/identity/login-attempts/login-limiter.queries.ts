import { type Manager, queryValue } from '../../common/sql/query.js';

/** Returns the same key, of a fixed length, for all spellings of a name that the database treats as equal. */
export function digestName(manager: Manager, name: string): Promise<string> {
  const sql = `SELECT encode(sha256(convert_to(lower($1), 'UTF8')), 'hex')`;
  return queryValue(manager, sql, [name]);
}
