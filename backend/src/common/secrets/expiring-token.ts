import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SecretsConfig } from '../settings.js';
import { derivedKeys } from './signing-keys.js';

/** In lower case, as addresses of the back office are. */
const TOKEN = /^(\d{13})-([0-9a-f]{64})$/;

export type TokenState = 'valid' | 'expired' | 'unknown';

/** Issues tokens that need no row in the database: an expiry time and its signature. */
export class ExpiringTokens {
  /** @param purpose tokens of other purposes are not accepted */
  constructor(
    private readonly config: SecretsConfig,
    private readonly purpose: string,
  ) {}

  /** @param lifetime milliseconds */
  issue(lifetime: number): { token: string; expiresAt: Date } {
    const expires = Date.now() + lifetime;
    const [key] = derivedKeys(this.config, this.purpose);
    return { token: `${expires}-${sign(key, String(expires))}`, expiresAt: new Date(expires) };
  }

  check(token: string): TokenState {
    const [, expires, signature] = TOKEN.exec(token) ?? [];
    if (expires === undefined || signature === undefined) return 'unknown';
    const isSigned = derivedKeys(this.config, this.purpose).some((key) =>
      timingSafeEqual(Buffer.from(sign(key, expires)), Buffer.from(signature)),
    );
    if (!isSigned) return 'unknown';
    return Number(expires) < Date.now() ? 'expired' : 'valid';
  }
}

function sign(key: Buffer, expires: string): string {
  return createHmac('sha256', key).update(expires).digest('hex');
}
