import type { DataSource } from 'typeorm';
import { readCollationChange } from '../database/collation-change.js';
import { ENGLISH_ONLY, FOR_ALL_LETTERS } from '../database/letters.js';
import { foldsLetters } from './doctor.queries.js';
import { advice, broken, type Finding } from './finding.js';

/** A start refuses such a database while it is new. */
export async function examineLetters(dataSource: DataSource): Promise<Finding[]> {
  const change = await readCollationChange(dataSource);
  const changes = change ? [broken(change.what, change.todo)] : [];
  if (await foldsLetters(dataSource)) return changes;
  const todo = `Create a database with ${FOR_ALL_LETTERS}, and go there by npm run backup and npm run restore.`;
  return [...changes, advice(ENGLISH_ONLY, todo)];
}
