import { hkdfSync } from 'node:crypto';
import type { SecretsConfig } from './secrets-config.js';

/** The first one makes what is new; all of them are good for what is there. */
type Keys<Key> = [Key, ...Key[]];

/** @throws Error while there are none */
export function signingKeys({ jwtSecrets }: SecretsConfig): Keys<string> {
  const [first, ...older] = jwtSecrets;
  if (first === undefined)
    throw new Error('JWT_SECRET is not set, and nobody has made one up for demo mode.');
  return [first, ...older];
}

/** Keys for one purpose, which tell nothing of those that they are derived from. */
export function derivedKeys(config: SecretsConfig, purpose: string): Keys<Buffer> {
  const derive = (key: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const [first, ...older] = signingKeys(config);
  return [derive(first), ...older.map(derive)];
}
