import type { EntityManager } from 'typeorm';

/** Until the transaction ends, what the database records of it is this user's doing. */
export async function actAs(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`SELECT set_config('lectern.actor', $1, true)`, [userId]);
}
