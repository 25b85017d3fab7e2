import type { SiteConfig } from '../../config/app-config.js';

/** What a browser says that it had signed; null for what is no such text. @param clientData in base64url */
export function readChallenge(clientData: string): string | null {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return null;
    return typeof said.challenge === 'string' ? said.challenge : null;
  } catch {
    return null;
  }
}

/** What passkeys are bound to: the site's public address, whatever a request says of its host. */
export function relyingParty({ publicUrl, siteName }: SiteConfig) {
  const { origin, hostname } = new URL(publicUrl);
  return { id: hostname, name: siteName, origin };
}

/** How an authenticator knows a user, in base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}
