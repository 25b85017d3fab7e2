import type { SiteConfig } from '../../config/app-config.js';

/** What passkeys are bound to: the site's public address, whatever a request says of its host. */
export function relyingParty({ publicUrl, siteName }: SiteConfig) {
  const { origin, hostname } = new URL(publicUrl);
  return { id: hostname, name: siteName, origin };
}

/** How an authenticator knows a user, in base64url. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}
