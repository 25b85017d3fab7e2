import type { Manager } from '../../common/sql/query.js';
import type { ScannedCatalogue } from '../platform.js';

/** Replaces the stored bundles, without writing unchanged ones. Does nothing if they were not read. */
export async function keepBundles(manager: Manager, { bundles }: ScannedCatalogue): Promise<void> {
  if (!bundles) return;
  await manager.query('DELETE FROM bundles WHERE id <> ALL ($1::bigint[])', [
    bundles.map(({ id }) => id),
  ]);
  await manager.query(
    `INSERT INTO bundles (id, name, payment_options, enroll_url, position, course_ids)
     SELECT id, listed.name, listed.payment_options, listed.enroll_url, listed.position, listed.course_ids
     FROM json_to_recordset($1) AS listed (id bigint, name text, payment_options jsonb,
       enroll_url text, position integer, course_ids bigint[])
     LEFT JOIN bundles AS known USING (id)
     WHERE ROW(known.name, known.payment_options, known.enroll_url, known.position, known.course_ids)
       IS DISTINCT FROM ROW(listed.name, listed.payment_options, listed.enroll_url, listed.position,
         listed.course_ids)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, payment_options = excluded.payment_options,
       enroll_url = excluded.enroll_url, position = excluded.position,
       course_ids = excluded.course_ids`,
    [JSON.stringify(bundles)],
  );
}
