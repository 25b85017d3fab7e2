import type { EntityManager } from 'typeorm';

/** Ends all sessions of a user except `keptId`, including tokens of releases that had no sessions. */
export async function endOtherSessions(
  manager: EntityManager,
  userId: string,
  keptId: string | null,
): Promise<void> {
  await manager.query('UPDATE users SET token_version = token_version + 1 WHERE id = $1', [userId]);
  await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid', [
    userId,
    keptId,
  ]);
  await manager.query(
    `UPDATE sessions SET token_version = users.token_version
     FROM users WHERE users.id = user_id AND user_id = $1 AND sessions.id = $2`,
    [userId, keptId],
  );
}
