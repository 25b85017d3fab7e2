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
  const byTable = Map.groupBy(changes, ({ table_name: table }) => table);
  const shown = [...byTable].map(([table, ofTable]) =>
    RULES[table]?.pictures?.(ofTable as RecordChange[], manager),
  );
  const left = (byTable.get('pictures') ?? [])
    .filter((change) => hasChanged(change, 'hash'))
    .map(({ before }) => before?.['hash']);
  const isText = (value: unknown) => typeof value === 'string';
  await wantPictures(manager, (await Promise.all(shown)).flat().filter(isText));
  await leavePictures(manager, left.filter(isText));
}
