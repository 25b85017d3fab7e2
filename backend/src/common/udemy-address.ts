const MARKETPLACE = 'https://www.udemy.com';

/** Returns an empty text unless the path leads to Udemy. Browsers read `//host`, `/\host` and tabs as another host. */
export function toUdemyAddress(url: string): string {
  const target = /^(\/(?![/\\])|https?:\/\/)\S*$/i.test(url) ? URL.parse(url, MARKETPLACE) : null;
  const isUdemy = target !== null && /(^|\.)udemy\.com$/.test(target.hostname);
  return isUdemy && target.username === '' && target.password === '' ? url : '';
}

export function toUdemyUrl(url: string): string | null {
  const address = toUdemyAddress(url);
  return address === '' ? null : new URL(address, MARKETPLACE).href;
}
