import { Injectable } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import { SecretsConfig } from '../secrets/secrets-config.js';
import { derivedKeys } from '../secrets/signing-keys.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * The secrets in links that let somebody in. They follow from `JWT_SECRET`, so that a link can be shown
 * or sent again though the database has hashes only.
 */
@Injectable()
export class LinkTokensService {
  private readonly key: Buffer;

  constructor(config: SecretsConfig) {
    [this.key] = derivedKeys(config, 'tokens of links');
  }

  /** @param id nothing else of this purpose has it */
  tokenOf(purpose: string, id: string): string {
    return createHmac('sha256', this.key).update(`${purpose} ${id}`).digest('base64url');
  }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text of a visitor may be a token at all. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
