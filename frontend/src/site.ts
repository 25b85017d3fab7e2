import { createContext, use } from 'react';
import type { Site } from './server/contract';

export type { CategoryColor, LandingTexts, Site } from './server/contract';

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('SiteContext is missing');
  return site;
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

/** Returns the guarantee with its number of days, or null if the site gives none. */
export function guaranteeText({ guarantee }: Site): string | null {
  const { isOffered, days, text } = guarantee;
  return isOffered ? text.replace('{days}', String(days)) : null;
}
