import type { Manager } from '../../common/sql/query.js';

export async function keepUse(manager: Manager, id: string, address: string): Promise<void> {
  await manager.query(
    `UPDATE api_keys SET last_used_at = now(), last_used_from = $2
     WHERE id = $1 AND COALESCE(last_used_at < now() - interval '1 minute', true)`,
    [id, address],
  );
}
