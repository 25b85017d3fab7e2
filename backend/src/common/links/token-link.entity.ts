import {
  Column,
  PrimaryColumn,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
} from 'typeorm';
import { hashToken } from './link-tokens.service.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * Returns the row that a token's link belongs to, or null for an unknown or deleted one.
 * @param options `locked` locks the row until the transaction ends
 */
export async function findByToken<Row extends TokenRow>(
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

/** A row with a link whose token lets its holder do something. The database has the token's hash only. */
export abstract class TokenRow {
  @PrimaryColumn('uuid', { generated: 'uuid' })
  id: string;

  /** Null until the link is first sent or shown. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;
}

/** A row whose link expires. */
export abstract class TokenLink extends TokenRow {
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  get isExpired(): boolean {
    return this.expiresAt <= new Date();
  }
}
