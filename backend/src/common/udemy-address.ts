const MARKETPLACE = 'https://www.udemy.com';

/**
 * Returns an empty text unless the path leads to Udemy. Browsers read `//host`, `/\host` and tabs as another host.
 * @param promotion a query parameter for the address, such as `couponCode=SPRING`
 */
export function toUdemyAddress(url: string, promotion: string | null): string {
  const target = /^(\/(?![/\\])|https?:\/\/)\S*$/i.test(url) ? URL.parse(url, MARKETPLACE) : null;
  const isUdemy = target !== null && /(^|\.)udemy\.com$/.test(target.hostname);
  if (!isUdemy || target.username !== '' || target.password !== '') return '';
  if (promotion === null) return url;
  const [name = '', code = ''] = promotion.split('=');
  target.searchParams.set(name, code);
  return url.startsWith('/') ? target.pathname + target.search + target.hash : target.href;
}

export function toUdemyUrl(url: string, promotion: string | null): string | null {
  const address = toUdemyAddress(url, promotion);
  return address === '' ? null : new URL(address, MARKETPLACE).href;
}
