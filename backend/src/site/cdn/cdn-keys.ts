import type { Changed, CacheTag } from '../../cache/cache-tags.js';

/** What each answer has: who wants all of them gone names it. */
const EVERYTHING = 'site';
const COURSES = 'courses';
/** Of courses that an answer names one by one; headers and the calls of CDNs are limited. */
const MOST = 50;
/** Cloudflare takes 100 in a call, Fastly 256. */
const MOST_AT_ONCE = 100;

export function keysOf(shows: ReadonlySet<CacheTag>): string[] {
  const keys = [EVERYTHING, ...[...shows].map(toKey).toSorted()];
  if (keys.length <= MOST) return keys;
  // A change of any course is one of the list, too.
  return [...new Set([...keys.filter((key) => !key.startsWith('course-')), COURSES])];
}

/** What is to be purged after another change. */
export function withChange(keys: ReadonlySet<string>, changed: Changed): Set<string> {
  const all = changed && new Set([...keys, ...[...changed].map(toKey)]);
  return !all || all.has(EVERYTHING) || all.size > MOST_AT_ONCE ? new Set([EVERYTHING]) : all;
}

function toKey(tag: CacheTag): string {
  return tag.replaceAll(' ', '-');
}
