import type { EntityManager } from 'typeorm';
import { queryRow } from '../../common/sql/query.js';

interface Remembered {
  id: string;
  isNew: boolean;
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

export async function keepLastSeen(
  manager: EntityManager,
  table: 'sessions' | 'known_devices',
  userId: string,
  most: number,
): Promise<void> {
  await manager.query(
    `DELETE FROM ${table} WHERE id IN
       (SELECT id FROM ${table} WHERE user_id = $1 ORDER BY last_seen_at DESC, id OFFSET $2)`,
    [userId, most],
  );
}

export async function noteSeen(manager: EntityManager, id: string, address: string) {
  await manager.query(
    `UPDATE sessions SET last_seen_at = now(), address = $2
     WHERE id = $1 AND last_seen_at < now() - interval '1 minute'`,
    [id, address],
  );
}

/** Keeps each user's last device. Without any, the next new one would count as the first and cause no mail. */
export async function purgeSessions(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM sessions USING users WHERE users.id = user_id
     AND (expires_at <= now() OR sessions.token_version < users.token_version)`,
  );
  await manager.query(
    `DELETE FROM known_devices AS device
     WHERE last_seen_at < now() - interval '1 year' AND EXISTS (
       SELECT FROM known_devices AS later WHERE later.user_id = device.user_id
         AND (later.last_seen_at, later.id) > (device.last_seen_at, device.id))`,
  );
}
