import type { EntityManager } from 'typeorm';

interface Remembered {
  id: string;
  isNew: boolean;
  /** The user had none before. */
  isFirst: boolean;
}

export async function rememberDevice(
  manager: EntityManager,
  { userId, device, address }: { userId: string; device: string; address: string },
): Promise<Remembered> {
  const [remembered] = await manager.query<[Remembered]>(
    `INSERT INTO known_devices AS known (user_id, device, address) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, device) DO UPDATE SET last_seen_at = now()
     RETURNING id, xmax = 0 AS "isNew",
       NOT EXISTS (SELECT FROM known_devices AS earlier WHERE earlier.user_id = $1) AS "isFirst"`,
    [userId, device, address],
  );
  return remembered;
}
