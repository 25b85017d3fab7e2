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

const pictureSchema = z.object({
  /** By which its file is found. */
  hash: z.string().regex(/^[0-9a-f]{20}$/),
  sha256: z.string(),
});

/** What an archive holds: written last, so that one that lacks it was never completed. */
export const manifestSchema = z.object({
  format: z.literal([1, 2, 3]),
  made_at: z.iso.datetime(),
  /** The migrations that made the tables, in their order. */
  migrations: z.array(z.string()),
  /** The version of the job queue's tables. */
  jobs: z.number().int(),
  /** In an order in which each table refers to earlier ones only. */
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Those that people have sent, from the third format on; others are fetched again. */
  pictures: z.array(pictureSchema).default([]),
  /** Hashes of those whose files were not there. */
  missing_pictures: z.array(z.string()).default([]),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = z.infer<typeof tableSchema>;
export type BackedUpPicture = z.infer<typeof pictureSchema>;

/** The demo notes what it has filled. */
export function isOfDemo({ tables }: Manifest): boolean {
  return tables.some(({ name, rows }) => name === 'public.demo_seeds' && rows > 0);
}

export function fileOf({ name }: Pick<BackedUpTable, 'name'>): string {
  return `tables/${name}.copy`;
}

export function fileOfPicture({ hash }: Pick<BackedUpPicture, 'hash'>): string {
  return `pictures/${hash}`;
}
