import { createHash } from 'node:crypto';

/**
 * An id as the vendor writes them: `x01` and 16 bytes in base64url, padded. The same for the same
 * seed, so that ids never change when the catalogue is edited.
 */
export function opaqueIdOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
  return `x01${bytes.toString('base64url')}==`;
}
