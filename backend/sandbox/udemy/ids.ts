import { createHash } from 'node:crypto';

/**
 * Returns an id in the vendor's format: `x01` and 16 bytes in padded base64url. Edits of the catalogue change no id.
 */
export function opaqueIdOf(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
  return `x01${bytes.toString('base64url')}==`;
}
