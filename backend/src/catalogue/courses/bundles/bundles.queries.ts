import type { PaymentOption } from '../../../common/price/price-words.js';
import type { Manager } from '../../../common/sql/query.js';

export interface BundleRow {
  id: string;
  name: string;
  paymentOptions: PaymentOption[];
  url: string;
  courseIds: string[];
}

/** Returns the bundles in the platform's order. @param courseId undefined: all bundles */
export function findBundles(manager: Manager, courseId?: string): Promise<BundleRow[]> {
  return manager.query(
    `SELECT id, name, payment_options AS "paymentOptions", enroll_url AS url,
       course_ids::text[] AS "courseIds"
     FROM bundles WHERE $1::bigint IS NULL OR $1::bigint = ANY (course_ids)
     ORDER BY position NULLS LAST, id`,
    [courseId ?? null],
  );
}
