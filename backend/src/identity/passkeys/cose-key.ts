import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** COSE's way to write a point of P-256 for ES256: the map, then x and y of 32 bytes each. */
const BEFORE_X = Buffer.from('a5010203262001215820', 'hex');
const BEFORE_Y = Buffer.from('225820', 'hex');

/** A public key whose private one is lost: to check against it takes as long as against anybody's. */
export function nobodysKey(): Buffer {
  return coseKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);
}

/** @param key a public one, of P-256 */
export function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    ...[BEFORE_X, Buffer.from(x, 'base64url')],
    ...[BEFORE_Y, Buffer.from(y, 'base64url')],
  ]);
}
