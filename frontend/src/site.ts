import { createContext, use } from 'react';
import type { Site } from './server/contract';

export const DEFAULT_SITE: Site = { name: 'Lectern', url: '', currency: 'USD', storyEmail: 'off' };

export const SiteContext = createContext(DEFAULT_SITE);

export function useSite(): Site {
  return use(SiteContext);
}

/** Without the site's own origin, as the page may have been opened under another name of the machine or port. */
export function localAddress(address: string, { url }: Site): string {
  const rest = address.startsWith(`${url}/`) ? address.slice(url.length) : '';
  // Two slashes at the start would lead to another host.
  return /^\/(?![/\\])/.test(rest) ? rest : address;
}

export function useSiteName(): string {
  return useSite().name;
}
