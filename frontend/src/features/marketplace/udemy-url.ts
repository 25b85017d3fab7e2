const MARKETPLACE = 'https://www.udemy.com';

/** Returns the course's absolute URL, or undefined if it leads to another site. The API sends a path or a URL. */
export function udemyUrl(url: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(url)) return undefined;
  if (!URL.canParse(url, MARKETPLACE)) return undefined;
  const { hostname, href } = new URL(url, MARKETPLACE);
  return /(^|\.)udemy\.com$/.test(hostname) ? href : undefined;
}
