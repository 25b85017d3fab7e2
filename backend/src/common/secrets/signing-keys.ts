import { hkdfSync } from 'node:crypto';
import type { SecretsConfig } from '../settings.js';

type Keys<Key> = [Key, ...Key[]];

export function signingKeys({ jwtSecrets }: SecretsConfig): Keys<string> {
  const [first, ...older] = jwtSecrets;
  if (first === undefined)
    throw new Error('JWT_SECRET is not set, and demo mode has not generated one yet.');
  return [first, ...older];
}

/** Derives keys for one purpose. They reveal nothing about the configured secrets. */
export function derivedKeys(config: SecretsConfig, purpose: string): Keys<Buffer> {
  const derive = (key: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const [first, ...older] = signingKeys(config);
  return [derive(first), ...older.map(derive)];
}
