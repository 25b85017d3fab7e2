import type { DataSource } from 'typeorm';

export interface SchemaPart {
  kind: 'column' | 'constraint' | 'index' | 'trigger' | 'function';
  name: string;
  table: string | null;
  /**
   * PostgreSQL's definition, which is the same from version 15 to 18. For functions, a digest of the body, and rights
   * and settings.
   */
  definition: string;
  isOff: boolean;
}

const PARTS = `
  WITH tables AS (
    SELECT oid, relname FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
  )
  SELECT 'column' AS kind, attname AS name, relname AS "table",
    format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END
      || CASE WHEN atthasdef OR attidentity <> '' THEN ' DEFAULT' ELSE '' END AS definition,
    false AS "isOff"
  FROM pg_attribute JOIN tables ON tables.oid = attrelid
  WHERE attnum > 0 AND NOT attisdropped
  UNION ALL
  SELECT 'constraint', conname, relname, pg_get_constraintdef(c.oid, true),
    NOT convalidated OR EXISTS (SELECT FROM pg_trigger WHERE tgconstraint = c.oid AND tgenabled IN ('D', 'R'))
  FROM pg_constraint AS c JOIN tables ON tables.oid = conrelid WHERE contype IN ('c', 'f')
  UNION ALL
  SELECT 'index', indexrelid::regclass::text, relname, pg_get_indexdef(indexrelid, 0, true), NOT indisvalid
  FROM pg_index JOIN tables ON tables.oid = indrelid
  UNION ALL
  SELECT 'trigger', tgname, relname, pg_get_triggerdef(t.oid, true), tgenabled IN ('D', 'R')
  FROM pg_trigger AS t JOIN tables ON tables.oid = tgrelid WHERE NOT tgisinternal
  UNION ALL
  SELECT 'function', p.oid::regprocedure::text, NULL,
    md5(replace(prosrc, quote_ident(current_schema()) || '.', ''))
      || CASE WHEN prosecdef THEN ' SECURITY DEFINER' ELSE '' END
      || COALESCE(' SET ' || array_to_string(proconfig, ', '), ''), false
  FROM pg_proc AS p
  WHERE pronamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')`;

export function titleOf({ kind, name, table }: SchemaPart): string {
  return table === null ? `${kind} ${name}` : `${kind} ${name} of ${table}`;
}

export async function readSchemaParts(
  dataSource: Pick<DataSource, 'query'>,
): Promise<SchemaPart[]> {
  const parts = await dataSource.query<SchemaPart[]>(PARTS);
  const place = ({ table, kind, name }: SchemaPart) => `${table ?? ''} ${kind} ${name}`;
  return parts.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}
