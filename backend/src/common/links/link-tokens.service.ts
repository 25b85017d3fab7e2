import { Injectable } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import type { EntityManager, EntityTarget } from 'typeorm';
import { SecretsConfig } from '../settings.js';
import { derivedKeys } from '../secrets/signing-keys.js';
import type { TokenRow } from './token-link.entity.js';

/** Days for which a confirmation link is valid and an unconfirmed record is stored. */
export const DAYS_TO_CONFIRM = 7;
/** Days for which an ended link still explains that it was used, has expired or was revoked. */
export const DAYS_REMEMBERED = 30;

/**
 * Issues the tokens of links. They follow from `JWT_SECRET` and the row's id, so that a link can be shown
 * or sent again although the database has hashes only.
 */
@Injectable()
export class LinkTokensService {
  private readonly key: Buffer;

  constructor(config: SecretsConfig) {
    [this.key] = derivedKeys(config, 'tokens of links');
  }

  /** Returns the token of a row's link, which `findByToken` accepts from then on. */
  async issue(manager: EntityManager, entity: EntityTarget<TokenRow>, id: string): Promise<string> {
    const { tableName } = manager.connection.getMetadata(entity);
    const token = createHmac('sha256', this.key).update(`${tableName} ${id}`).digest('base64url');
    await manager.update(entity, id, { tokenHash: hashToken(token) });
    return token;
  }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
