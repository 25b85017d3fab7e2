import type { DataSource, EntityManager } from 'typeorm';
import { type Change, hasChanged, type RecordChange } from '../changes/change.js';
import { consumeChanges } from '../changes/changes.queries.js';
import { RULES, tablesWith } from '../changes/rules/index.js';
import { leavePictures, wantPictures } from './pictures.queries.js';

const TABLES = [...tablesWith('pictures'), 'pictures'];

/** Reads in the change log which pictures came to be shown, and which addresses no longer have theirs. */
export function collectPictures(dataSource: DataSource): Promise<void> {
  return consumeChanges(dataSource, 'pictures', TABLES, collect);
}

async function collect(changes: Change[], manager: EntityManager): Promise<void> {
  const isText = (value: unknown) => typeof value === 'string';
  const byTable = Map.groupBy(changes, (change) => change.table_name);
  for (const [table, ofTable] of byTable) {
    const shown = await RULES[table]?.pictures?.(ofTable as RecordChange[], manager);
    await wantPictures(manager, (shown ?? []).filter(isText));
  }
  const replaced = (byTable.get('pictures') ?? []).filter((change) => hasChanged(change, 'hash'));
  const hashes = replaced.map(({ before }) => before?.['hash']);
  await leavePictures(manager, hashes.filter(isText));
}
