import { isDecodable, VISIBLE } from '../../common/text/visible.js';

/** Also keeps index entries below PostgreSQL's limit. */
const MAX_PATH = 500;

/** `/courses/udemy/…` and `/preview/…` have controllers of their own, which know no redirects. */
const RESERVED = /^\/(api|admin|assets|preview|courses\/udemy)(\/|$)/;

export interface SplitAddress {
  path: string;
  /** With its `?`, or ''. */
  query: string;
  /** With its `#`, or ''. */
  fragment: string;
}

export function splitAddress(address: string): SplitAddress {
  const [, path = '', query = '', fragment = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, fragment };
}

/** Returns the form in which paths are compared: decoded, in lower case, without a slash at the end. */
export function normalizePath(path: string): string {
  // Decoding `%25` could produce another encoded character. `answerBadAddress` escapes what cannot be decoded.
  const text = isDecodable(path)
    ? decodeURI(path.replaceAll('%25', '%2525'))
    : path.replaceAll('%', '%25');
  return text.normalize().toLowerCase().replace(/\/+$/, '') || '/';
}

/** Returns a URL for a normalized path. */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll('%25', '%');
}

/** Adds the query of a visit to an address that may have a query and a fragment. */
export function withQuery(address: string, visited: string): string {
  if (visited.length < 2) return address;
  const { path, query, fragment } = splitAddress(address);
  return path + (query ? `${query}&${visited.slice(1)}` : visited) + fragment;
}

/** Returns what is wrong with an old address, or null. Whether a page has the address is checked elsewhere. */
export function describeOldAddress(from: string): string | null {
  const path = normalizePath(from);
  if (!/^\/(?!\/)/.test(from)) return 'Old address must start with a single /, such as /old-course';
  if (/[?#]/.test(from)) return 'Old address must end before the ? or #';
  if (!VISIBLE.test(path) || path.includes('\\'))
    return 'Old address must not contain backslashes or invisible characters';
  if (path.split('/').some((part) => part === '.' || part === '..'))
    return 'Old address must not have . or .. between slashes';
  if (path.length > MAX_PATH) return `Old address must be at most ${MAX_PATH} characters`;
  if (path === '/') return 'Old address must not be the home page';
  if (RESERVED.test(path))
    return 'Old address must not begin with /api, /admin, /assets, /preview or /courses/udemy';
  return null;
}

/**
 * Returns a new address as it is stored, or null if it is neither a path of this site nor an http(s) URL. URLs of this
 * site become paths, so that loops are found.
 */
export function toNewAddress(to: string, siteUrl: string): string | null {
  const isPath = /^\/(?!\/)/.test(to);
  const isWebAddress = /^https?:\/\/[^/]/i.test(to);
  if ((!isPath && !isWebAddress) || !VISIBLE.test(to) || to.includes('\\')) return null;
  const url = URL.parse(to, siteUrl);
  if (!url || url.username || url.password) return null;
  if (url.host !== new URL(siteUrl).host) return isPath ? null : url.href;
  const { pathname, search, hash } = url;
  // Some clients decode the beginning, and would read the name of another host.
  return /^\/(\/|%2f|%5c)/i.test(pathname) ? null : pathname + search + hash;
}
