import { type Manager, queryValue } from '../../common/sql/query.js';

/** Returns the milliseconds until the next coupon or promotion starts or ends, or null if none does. */
export function findNextSwitch(manager: Manager): Promise<number | null> {
  return queryValue(
    manager,
    `SELECT ceil(extract(epoch FROM min(at) - now()) * 1000)::float8
     FROM (SELECT valid_from, valid_until FROM udemy_coupons
       UNION ALL SELECT starts_at, expires_at FROM course_promotions WHERE applies) AS coupon
     CROSS JOIN LATERAL unnest(ARRAY[valid_from, valid_until]) AS switch (at)
     WHERE at > now()`,
  );
}

/** Makes all processes drop their cached responses. */
export async function renderAgain(manager: Manager): Promise<void> {
  await manager.query(`SELECT pg_notify('changes', '*')`);
}
