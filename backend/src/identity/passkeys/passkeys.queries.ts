import type { EntityManager } from 'typeorm';

/** Returns false if the counter has not risen. Authenticators that do not count always send 0. */
export async function noteUse(
  manager: EntityManager,
  id: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const [, used] = await manager.query<[unknown, number]>(
    `UPDATE passkeys SET counter = $2, is_backed_up = $3, last_used_at = now()
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))`,
    [id, counter, isBackedUp],
  );
  return used > 0;
}
