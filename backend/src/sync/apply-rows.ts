import type { EntityManager } from 'typeorm';
import type { Changes } from './platform.js';

/** Columns with their SQL types; `created_at`, `synced_at` and `removed_at` come on top. */
export interface MirrorTable<Row> {
  name: string;
  key: keyof Row & string;
  columns: Record<keyof Row & string, string>;
}

const BATCH = 500;

/** Writes and locks only what differs. Must run inside a transaction. */
export async function applyRows<Row extends object>(
  manager: EntityManager,
  table: MirrorTable<Row>,
  rows: Row[],
): Promise<Changes> {
  const changes = { added: 0, updated: 0, removed: await markRemoved(manager, table, rows) };
  const statement = upsertStatement(table);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    const written = await manager.query<{ added: boolean }[]>(statement, [batch]);
    const added = written.filter((row) => row.added).length;
    changes.added += added;
    changes.updated += written.length - added;
  }
  return changes;
}

/** Compares in the database, as its columns do. Rows created at this `now()` are new. */
function upsertStatement<Row>({ name, key, columns }: MirrorTable<Row>): string {
  const names = Object.keys(columns);
  const each = (write: (column: string) => string) => names.map(write).join(', ');
  const types = Object.entries(columns).map(([column, type]) => `${column} ${String(type)}`);
  return `
    INSERT INTO ${name} (${names.join(', ')})
    SELECT ${each((column) => `incoming.${column}`)}
    FROM json_to_recordset($1::json) AS incoming (${types.join(', ')})
    LEFT JOIN ${name} AS stored ON stored.${key} = incoming.${key}
    WHERE stored.${key} IS NULL
      OR stored.removed_at IS NOT NULL
      OR ROW(${each((column) => `incoming.${column}`)})
        IS DISTINCT FROM ROW(${each((column) => `stored.${column}`)})
    ON CONFLICT (${key}) DO UPDATE
    SET ${each((column) => `${column} = EXCLUDED.${column}`)}, synced_at = now(), removed_at = NULL
    RETURNING created_at = now() AS added`;
}

async function markRemoved<Row>(
  manager: EntityManager,
  { name, key, columns }: MirrorTable<Row>,
  rows: Row[],
): Promise<number> {
  const [, removed] = await manager.query<[unknown, number]>(
    `UPDATE ${name} SET removed_at = now()
     WHERE removed_at IS NULL
       AND NOT EXISTS (SELECT FROM unnest($1::${columns[key]}[]) AS kept (key) WHERE kept.key = ${key})`,
    [rows.map((row) => row[key])],
  );
  return removed;
}
