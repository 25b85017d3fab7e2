const MARKETPLACE = 'https://www.udemy.com';

/** The full address of a course whose address is a path on the marketplace, or has a scheme already. */
export function udemyUrl(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `${MARKETPLACE}${url}`;
}
