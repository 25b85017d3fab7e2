import type { EntityManager } from 'typeorm';
import type { ScannedCatalogue } from '../platform.js';
import { batches } from './batches.js';

const VERSION = `md5(concat_ws(' ', change.kind, change.digest))`;

/** Marks which staged courses are not to be written, by their rules as they are now. */
export async function holdByRule(
  manager: EntityManager,
  runId: number,
  { table: { name, key } }: ScannedCatalogue,
): Promise<void> {
  const heldBy = `CASE WHEN sync_rule = 'follow' THEN NULL
    WHEN sync_rule = 'ask' AND (difference ->> 'declined')::boolean
      AND difference ->> 'version' = ${VERSION} THEN 'declined'
    ELSE sync_rule END`;
  await manager.query(
    `UPDATE sync_changes AS change SET held_by = ${heldBy} FROM ${name} AS stored
     WHERE change.run_id = $1 AND change.course_id = stored.${key}::text
       AND change.held_by IS DISTINCT FROM ${heldBy}`,
    [runId],
  );
}

/** Remembers beside each course what its rule has kept from it, and forgets what is so no more. */
export async function keepDifferences(
  manager: EntityManager,
  runId: number,
  catalogue: ScannedCatalogue,
): Promise<void> {
  await forgetSettled(manager, runId, catalogue);
  const held = await manager.query<{ course_id: string }[]>(
    'SELECT course_id FROM sync_changes WHERE run_id = $1 AND held_by IS NOT NULL',
    [runId],
  );
  const { name, key } = catalogue.table;
  const seen = held.map(({ course_id: id }) => ({ id, row: catalogue.rows.get(id) ?? null }));
  for (const batch of batches(seen)) {
    await manager.query(
      `UPDATE ${name} AS stored
       SET difference = jsonb_build_object('kind', change.kind, 'fields', change.fields,
         'row', seen.row, 'version', ${VERSION}, 'declined', false, 'found_at', now())
       FROM sync_changes AS change JOIN json_to_recordset($2) AS seen (id text, row jsonb)
         ON seen.id = change.course_id
       WHERE change.run_id = $1 AND stored.${key}::text = change.course_id
         AND stored.difference ->> 'version' IS DISTINCT FROM ${VERSION}`,
      [runId, batch],
    );
  }
}

/** A course that could not be read, or might be one that could not, keeps what it has. */
async function forgetSettled(
  manager: EntityManager,
  runId: number,
  { table: { name, key }, rows, problems, scope }: ScannedCatalogue,
): Promise<void> {
  const unread = problems.flatMap(({ courseId }) => courseId ?? []);
  const isWhole = !problems.some(({ mayBeAny }) => mayBeAny);
  await manager.query(
    `UPDATE ${name} AS stored SET difference = NULL
     WHERE difference IS NOT NULL
       AND NOT EXISTS (SELECT FROM sync_changes AS change
         WHERE run_id = $1 AND held_by IS NOT NULL AND change.course_id = stored.${key}::text)
       AND (stored.${key}::text = ANY ($2) OR $4 AND stored.${key}::text <> ALL ($3))
       AND ($5::text[] IS NULL OR stored.${key}::text = ANY ($5))`,
    [runId, [...rows.keys()], unread, isWhole, scope ?? null],
  );
}
