import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** Of the manifest, in hexadecimal; backups of the first format lack it. */
export const MANIFEST_HASH = 'manifest.sha256';

const tableSchema = z.object({
  /** With its schema, as SQL has it. */
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  /** Of the table's file, in hexadecimal. */
  sha256: z.string(),
});

const sequenceSchema = z.object({ name: z.string(), value: z.string().nullable() });

/** What an archive holds: written last, so that one that lacks it was never completed. */
export const manifestSchema = z.object({
  format: z.union([z.literal(1), z.literal(2)]),
  made_at: z.iso.datetime(),
  /** The migrations that made the tables, in their order. */
  migrations: z.array(z.string()),
  /** The version of the job queue's tables. */
  jobs: z.number().int(),
  /** In an order in which each table refers to earlier ones only. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof tableSchema>;

export function fileOf({ name }: Pick<BackedUpTable, 'name'>): string {
  return `tables/${name}.copy`;
}
