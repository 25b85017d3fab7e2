import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { hashToken } from './link-tokens.service.js';
import type { TokenLink } from './token-link.entity.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * Returns the row that a token's link belongs to, or null for an unknown or deleted one.
 * @param options `locked` locks the row until the transaction ends
 */
export async function findByToken<Row extends TokenLink>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  token: string,
  { locked = false } = {},
): Promise<Row | null> {
  if (!TOKEN.test(token)) return null;
  const where = { tokenHash: hashToken(token) } as FindOptionsWhere<Row>;
  return manager.findOne(entity, {
    where,
    ...(locked && { lock: { mode: 'pessimistic_write' } }),
  });
}
