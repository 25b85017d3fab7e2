import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { hashToken, isToken } from './link-tokens.service.js';

/**
 * The row whose `tokenHash` is that of a link's token; null: the link is none of ours, or is forgotten.
 * @param options `locked` keeps the row from changing until the transaction ends
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
