import type { Manager } from '../../common/sql/query.js';
import { batches } from '../changes/mirror-table.js';
import type { ScannedCatalogue } from '../platform.js';
import type { KnownCheck } from '../platforms/thinkific/read-promotions.js';

/** Returns what earlier syncs have asked, with times in ISO 8601. */
export function knownChecks(manager: Manager): Promise<KnownCheck[]> {
  return manager.query(
    `SELECT thinkific_id::float8, promotion_id::float8, coupon_code, applies,
       to_json(checked_at) #>> '{}' AS checked_at
     FROM course_promotions`,
  );
}

/** Replaces the stored promotions, without writing unchanged ones. Does nothing if they were not read. */
export async function keepPromotions(
  manager: Manager,
  { promotions }: ScannedCatalogue,
): Promise<void> {
  if (!promotions) return;
  const keys = promotions.map(({ thinkific_id, promotion_id }) => ({ thinkific_id, promotion_id }));
  await manager.query(
    `DELETE FROM course_promotions AS stored WHERE NOT EXISTS (
       SELECT FROM json_to_recordset($1) AS kept (thinkific_id bigint, promotion_id bigint)
       WHERE kept.thinkific_id = stored.thinkific_id AND kept.promotion_id = stored.promotion_id)`,
    [JSON.stringify(keys)],
  );
  for (const batch of batches(promotions)) {
    await manager.query(
      `INSERT INTO course_promotions
       SELECT listed.* FROM json_populate_recordset(NULL::course_promotions, $1) AS listed
       JOIN courses USING (thinkific_id)
       LEFT JOIN course_promotions AS known USING (thinkific_id, promotion_id)
       WHERE known IS DISTINCT FROM listed
       ON CONFLICT (thinkific_id, promotion_id) DO UPDATE SET name = excluded.name,
         discount_type = excluded.discount_type, amount = excluded.amount,
         coupon_code = excluded.coupon_code, starts_at = excluded.starts_at,
         expires_at = excluded.expires_at, applies = excluded.applies,
         checked_at = excluded.checked_at`,
      [batch],
    );
  }
}
