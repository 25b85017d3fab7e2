import type { EntityManager } from 'typeorm';

const HAS_LOST_RIGHTS = `NOT EXISTS (
  SELECT FROM users WHERE id = $1 AND role = 'admin' AND is_active AND deleted_at IS NULL)`;

export async function endIssuedLinks(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `UPDATE user_links SET ended = 'revoked'
     WHERE issuer_id = $1 AND ended IS NULL AND expires_at > now() AND ${HAS_LOST_RIGHTS}`,
    [userId],
  );
  await manager.query(
    `UPDATE invitations SET revoked_at = now()
     WHERE $1 = ANY (issuer_ids) AND accepted_at IS NULL AND revoked_at IS NULL AND ${HAS_LOST_RIGHTS}`,
    [userId],
  );
}
