import { type Manager, queryRow } from '../../common/sql/query.js';

export interface SecondFactors {
  app: boolean;
  passkey: boolean;
}

/** Returns false if this or a later code was accepted, or this one was refused because of a wrong clock. */
export async function spendStep(manager: Manager, userId: string, step: number): Promise<boolean> {
  const [, spent] = await manager.query<[unknown, number]>(
    `UPDATE two_factors SET last_step = $2 WHERE user_id = $1
     AND (last_step IS NULL OR last_step < $2) AND refused_step IS DISTINCT FROM $2`,
    [userId, step],
  );
  return spent > 0;
}

export async function spendRecoveryCode(
  manager: Manager,
  userId: string,
  hash: Buffer,
): Promise<boolean> {
  const [, spent] = await manager.query<[unknown, number]>(
    `UPDATE two_factors SET recovery_codes = array_remove(recovery_codes, $2::bytea)
     WHERE user_id = $1 AND $2::bytea = ANY (recovery_codes)`,
    [userId, hash],
  );
  return spent > 0;
}

export async function beginFactor(
  manager: Manager,
  userId: string,
  secret: Buffer,
): Promise<boolean> {
  const begun = await manager.query<unknown[]>(
    `INSERT INTO two_factors AS factor (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, last_step = NULL, refused_step = NULL
     WHERE factor.confirmed_at IS NULL
     RETURNING user_id`,
    [userId, secret],
  );
  return begun.length > 0;
}

export async function replaceSecret(
  manager: Manager,
  userId: string,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await manager.query('UPDATE two_factors SET secret = $3 WHERE user_id = $1 AND secret = $2', [
    userId,
    from,
    to,
  ]);
}

export function findFactors(manager: Manager, userId: string): Promise<SecondFactors> {
  return queryRow(
    manager,
    `SELECT EXISTS (SELECT FROM two_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS app,
       EXISTS (SELECT FROM passkeys WHERE user_id = $1) AS passkey`,
    [userId],
  );
}

export async function countPasskeys(manager: Manager, userId: string): Promise<number> {
  const { count } = await queryRow<{ count: number }>(
    manager,
    'SELECT count(*)::int AS count FROM passkeys WHERE user_id = $1',
    [userId],
  );
  return count;
}

export async function deletePasskeys(manager: Manager, userId: string): Promise<boolean> {
  const [, deleted] = await manager.query<[unknown, number]>(
    'DELETE FROM passkeys WHERE user_id = $1',
    [userId],
  );
  return deleted > 0;
}
