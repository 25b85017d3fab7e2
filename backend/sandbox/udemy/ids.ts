import { createHash } from 'node:crypto';

/** As the vendor's: `x01` and 16 bytes in base64url, padded; editing the catalogue changes none. */
export function opaqueIdOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
  return `x01${bytes.toString('base64url')}==`;
}
