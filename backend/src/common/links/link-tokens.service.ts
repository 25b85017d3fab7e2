import { Injectable } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import { SecretsConfig } from '../settings.js';
import { derivedKeys } from '../secrets/signing-keys.js';

const TOKEN = /^[\w-]{43}$/;

/**
 * Derives the secret tokens of links from `JWT_SECRET`. The database stores only hashes, yet a link can be shown or
 * sent again.
 */
@Injectable()
export class LinkTokensService {
  private readonly key: Buffer;

  constructor(config: SecretsConfig) {
    [this.key] = derivedKeys(config, 'tokens of links');
  }

  tokenOf(purpose: string, id: string): string {
    return createHmac('sha256', this.key).update(`${purpose} ${id}`).digest('base64url');
  }
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isToken(text: string): boolean {
  return TOKEN.test(text);
}
