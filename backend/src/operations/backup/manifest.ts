import { z } from 'zod';

export function describeBackup({ tables, pictures, made_at: madeAt }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const sent =
    pictures.length === 0 ? '' : ` and ${pictures.length.toLocaleString('en-US')} pictures`;
  return `${tables.length} tables with ${rows.toLocaleString('en-US')} rows${sent} of ${madeAt}`;
}

/** Describes missing pictures for the operator; empty if none are missing. */
export function describeMissing({ missing_pictures: missing }: Manifest): string {
  if (missing.length === 0) return '';
  return `Uploaded pictures are not in the backup because their files are missing: ${missing.join(', ')}.`;
}

export const MANIFEST = 'manifest.json';
/** The manifest's hash, hexadecimal. Backups of the first format have none. */
export const MANIFEST_HASH = 'manifest.sha256';

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  sha256: z.string(),
});

const sequenceSchema = z.object({ name: z.string(), value: z.string().nullable() });

const pictureSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{20}$/),
  sha256: z.string(),
});

/** The contents of an archive. Written last, so an archive without it is incomplete. */
export const manifestSchema = z.object({
  format: z.literal([1, 2, 3]),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  jobs: z.number().int(),
  /** Sorted so that each table refers to earlier ones only. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Uploaded pictures, since the third format. Others are downloaded again. */
  pictures: z.array(pictureSchema).default([]),
  missing_pictures: z.array(z.string()).default([]),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof tableSchema>;
export type BackedUpPicture = z.infer<typeof pictureSchema>;

export function isOfDemo({ tables }: Manifest): boolean {
  return tables.some(({ name, rows }) => name === 'public.demo_seeds' && rows > 0);
}

export function fileOf({ name }: Pick<BackedUpTable, 'name'>): string {
  return `tables/${name}.copy`;
}

export function fileOfPicture({ hash }: Pick<BackedUpPicture, 'hash'>): string {
  return `pictures/${hash}`;
}
