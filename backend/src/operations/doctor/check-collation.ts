import type { DataSource } from 'typeorm';
import { readCollationChange } from '../../database/collation-change.js';
import { FOLDS_ASCII_ONLY, UTF8_OPTIONS } from '../../database/collation.js';
import { foldsAllLetters } from './doctor.queries.js';
import { advice, broken, type Finding } from './finding.js';

/** A new database without this is refused at startup. */
export async function checkCollation(dataSource: DataSource): Promise<Finding[]> {
  const change = await readCollationChange(dataSource);
  const changes = change ? [broken(change.what, change.todo)] : [];
  if (await foldsAllLetters(dataSource)) return changes;
  const todo = `Create a database with ${UTF8_OPTIONS}, and go there by npm run backup and npm run restore.`;
  return [...changes, advice(FOLDS_ASCII_ONLY, todo)];
}
