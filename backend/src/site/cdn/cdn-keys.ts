import type { Changed, CacheTag } from '../../cache/cache-tags.js';

const EVERYTHING = 'site';
const COURSES = 'courses';
/** The most single courses per response, because headers and purge requests are limited. */
const MOST = 50;
/** Cloudflare accepts 100 per request, Fastly 256. */
const MOST_AT_ONCE = 100;

export function keysOf(shows: ReadonlySet<CacheTag>): string[] {
  const keys = [...new Set([EVERYTHING, ...[...shows].map(toKey).toSorted()])];
  if (keys.length <= MOST) return keys;
  // A change of any course also changes the list.
  return [...new Set([...keys.filter((key) => !key.startsWith('course-')), COURSES])];
}

export function withChange(keys: ReadonlySet<string>, changed: Changed): Set<string> {
  const all = changed && new Set([...keys, ...[...changed].map(toKey)]);
  return !all || all.has(EVERYTHING) || all.size > MOST_AT_ONCE ? new Set([EVERYTHING]) : all;
}

function toKey(tag: CacheTag): string {
  return tag.replaceAll(' ', '-');
}
