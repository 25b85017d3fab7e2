/** Whether an address belongs to the API; everything else is the site's. */
export function isApi(url: string): boolean {
  return /^\/api([/?]|$)/i.test(url);
}
