import { createContext, use } from 'react';

export const DEFAULT_SITE_NAME = 'Lectern';

export const SiteNameContext = createContext(DEFAULT_SITE_NAME);

/** The name of the site that this page belongs to, as `<meta name="application-name">` gives it. */
export function useSiteName(): string {
  return use(SiteNameContext);
}
