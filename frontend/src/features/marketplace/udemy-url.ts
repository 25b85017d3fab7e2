const MARKETPLACE = 'https://www.udemy.com';

/** A course's address is a path on the marketplace or has a scheme; undefined when it leads elsewhere. */
export function udemyUrl(url: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(url)) return undefined;
  if (!URL.canParse(url, MARKETPLACE)) return undefined;
  const { hostname, href } = new URL(url, MARKETPLACE);
  return /(^|\.)udemy\.com$/.test(hostname) ? href : undefined;
}
