const MARKETPLACE = 'https://www.udemy.com';

/**
 * The full address of a course whose address is a path on the marketplace, or has a scheme already;
 * undefined when there is none that leads there.
 */
export function udemyUrl(url: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/i.test(url)) return undefined;
  if (!URL.canParse(url, MARKETPLACE)) return undefined;
  const { hostname, href } = new URL(url, MARKETPLACE);
  return /(^|\.)udemy\.com$/.test(hostname) ? href : undefined;
}
