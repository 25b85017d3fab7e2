import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { hashToken, isToken } from './link-tokens.service.js';

/**
 * Returns the row whose `tokenHash` belongs to this token, or null for an unknown or deleted link.
 * @param options `locked` locks the row until the transaction ends
 */
export async function findByToken<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  token: string,
  { locked = false } = {},
): Promise<Row | null> {
  if (!isToken(token)) return null;
  const query = manager
    .createQueryBuilder(entity, 'linked')
    .where('linked.tokenHash = :hash', { hash: hashToken(token) });
  if (locked) query.setLock('pessimistic_write');
  return query.getOne();
}
