import type { EntityManager } from 'typeorm';
import { queryRow } from '../../common/sql/query.js';

interface Remembered {
  id: string;
  isNew: boolean;
  /** The user had none before. */
  isFirst: boolean;
}

export function rememberDevice(
  manager: EntityManager,
  { userId, device, address }: { userId: string; device: string; address: string },
): Promise<Remembered> {
  return queryRow(
    manager,
    `INSERT INTO known_devices AS known (user_id, device, address) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, device) DO UPDATE SET last_seen_at = now()
     RETURNING id, xmax = 0 AS "isNew",
       NOT EXISTS (SELECT FROM known_devices AS earlier WHERE earlier.user_id = $1) AS "isFirst"`,
    [userId, device, address],
  );
}
