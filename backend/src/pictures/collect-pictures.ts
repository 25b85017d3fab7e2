import type { DataSource, EntityManager } from 'typeorm';
import { type Change, hasChanged } from '../changes/change.js';
import { consumeChanges } from '../changes/changes.queries.js';
import { askRules, tablesWith } from '../changes/rules/index.js';
import { leavePictures, wantPictures } from './pictures.queries.js';

const TABLES = [...tablesWith('pictures'), 'pictures'];

export function collectPictures(dataSource: DataSource): Promise<void> {
  return consumeChanges(dataSource, 'pictures', TABLES, collect);
}

async function collect(changes: Change[], manager: EntityManager): Promise<void> {
  const isText = (value: unknown) => typeof value === 'string';
  const shown = await askRules('pictures', changes, manager);
  await wantPictures(manager, shown.filter(isText));
  const left = changes
    .filter((change) => change.table_name === 'pictures' && hasChanged(change, 'hash'))
    .map(({ before }) => before?.['hash']);
  await leavePictures(manager, left.filter(isText));
}
