import { Injectable } from '@nestjs/common';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AppConfig } from '../../config/app-config.js';
import { derivedKeys } from '../../config/signing-keys.js';

const CIPHER = 'aes-256-gcm';
/** Bytes. */
const NONCE = 12;
const TAG = 16;

/** Encrypts the secrets of authenticator apps with keys that follow from `JWT_SECRET`, each for its user alone. */
@Injectable()
export class FactorSecretsService {
  private readonly keys: [Buffer, ...Buffer[]];

  constructor(config: AppConfig) {
    this.keys = derivedKeys(config, 'secrets of authenticator apps');
  }

  /** Nonce, tag and what is encrypted. */
  seal(userId: string, secret: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.keys[0], nonce).setAAD(Buffer.from(userId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** Null when it is of a key that `JWT_SECRET` does not hold any more. */
  open(userId: string, sealed: Buffer): { secret: string; isOfOlderKey: boolean } | null {
    for (const [place, key] of this.keys.entries()) {
      const secret = decrypt(key, userId, sealed);
      if (secret !== null) return { secret, isOfOlderKey: place > 0 };
    }
    return null;
  }

  /** Whether there may be secrets of another key than the present one. */
  get hasOlderKeys(): boolean {
    return this.keys.length > 1;
  }
}

function decrypt(key: Buffer, userId: string, sealed: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), {
    authTagLength: TAG,
  });
  decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  try {
    const start = decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8');
    return start + decipher.final('utf8');
  } catch {
    return null;
  }
}
