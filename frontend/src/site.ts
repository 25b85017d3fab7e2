import { createContext, use } from 'react';

/** The site that a page belongs to. */
export interface Site {
  name: string;
  /** Where it stands, without a trailing slash; the origin of canonical addresses. */
  url: string;
}

export const DEFAULT_SITE: Site = { name: 'Lectern', url: '' };

export const SiteContext = createContext(DEFAULT_SITE);

export function useSite(): Site {
  return use(SiteContext);
}

/** The name of the site that this page belongs to. */
export function useSiteName(): string {
  return useSite().name;
}
