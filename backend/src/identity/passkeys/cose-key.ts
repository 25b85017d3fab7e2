import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** COSE encodes a P-256 point for ES256 as a map header and then x and y, 32 bytes each. */
const BEFORE_X = Buffer.from('a5010203262001215820', 'hex');
const BEFORE_Y = Buffer.from('225820', 'hex');

/** Creates a public key without its private key. Checking a signature takes as long as with a real one. */
export function nobodysKey(): Buffer {
  return coseKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);
}

export function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    ...[BEFORE_X, Buffer.from(x, 'base64url')],
    ...[BEFORE_Y, Buffer.from(y, 'base64url')],
  ]);
}
