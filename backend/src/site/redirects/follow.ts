import { normalizePath, splitAddress, withQuery } from './address-rules.js';

/** New addresses by the normalized paths of the old ones. */
export type Targets = ReadonlyMap<string, string>;

/**
 * Follows redirects to the last target, so that visitors are redirected once.
 * @returns undefined if there is no redirect, null if it leads back to itself
 */
export function follow(targets: Targets, path: string): string | null | undefined {
  const seen = new Set<string>();
  let address: string | undefined;
  for (let at = path; ; at = normalizePath(splitAddress(address).path)) {
    const next = targets.get(at);
    if (next === undefined) return address;
    if (seen.has(at)) return null;
    seen.add(at);
    address = address === undefined ? next : withQuery(next, splitAddress(address).query);
    if (!address.startsWith('/')) return address;
  }
}
