import type { SiteConfig } from '../../config/app-config.js';

/**
 * Returns the challenge, or null for invalid data.
 * @param clientData in base64url
 */
export function readChallenge(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return null;
    return typeof said.challenge === 'string' ? said.challenge : null;
  } catch {
    return null;
  }
}

/** Passkeys belong to the site's public address, so a request's Host header does not matter. */
export function relyingParty({ publicUrl }: SiteConfig) {
  const { origin, hostname } = new URL(publicUrl);
  return { id: hostname, origin };
}

export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}
