const MARKETPLACE = 'https://www.udemy.com';

/** Empty unless it leads to Udemy; browsers take `//host`, `/\host` and tabs for another host. */
export function toUdemyAddress(url: string): string {
  const target = /^(\/(?![/\\])|https?:\/\/)\S*$/i.test(url) ? URL.parse(url, MARKETPLACE) : null;
  const isUdemy = target !== null && /(^|\.)udemy\.com$/.test(target.hostname);
  return isUdemy && target.username === '' && target.password === '' ? url : '';
}

/** The same with its host, for who is sent there; null where there is none. */
export function toUdemyUrl(url: string): string | null {
  const address = toUdemyAddress(url);
  return address === '' ? null : new URL(address, MARKETPLACE).href;
}
