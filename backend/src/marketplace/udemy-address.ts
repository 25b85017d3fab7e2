const MARKETPLACE = 'https://www.udemy.com';

/**
 * The address of a course as Udemy gave it, a path or whole, where it leads to Udemy; empty where it
 * leads elsewhere. Browsers take `//host`, `/\host` and what has a tab in between for another host.
 */
export function toUdemyAddress(url: string): string {
  const target = /^(\/(?![/\\])|https?:\/\/)\S*$/i.test(url) ? URL.parse(url, MARKETPLACE) : null;
  const isUdemy = target !== null && /(^|\.)udemy\.com$/.test(target.hostname);
  return isUdemy && target.username === '' && target.password === '' ? url : '';
}
