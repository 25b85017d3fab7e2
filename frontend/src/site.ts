import { createContext, use } from 'react';
import type { Site } from './server/contract';

export const DEFAULT_SITE: Site = { name: 'Lectern', url: '', currency: 'USD', storyEmail: 'off' };

export const SiteContext = createContext(DEFAULT_SITE);

export function useSite(): Site {
  return use(SiteContext);
}

/** Returns the address without the site's origin, because the page may be open under another host or port. */
export function localAddress(address: string, { url }: Site): string {
  const rest = address.startsWith(`${url}/`) ? address.slice(url.length) : '';
  // Two leading slashes would lead to another host.
  return /^\/(?![/\\])/.test(rest) ? rest : address;
}

export function useSiteName(): string {
  return useSite().name;
}
