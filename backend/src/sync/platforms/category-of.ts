import type { SiteContent } from '../../../../frontend/src/server/contract.ts';

const SYNTAX = /[$()*+./?[\\\]^{|}]/g;

/** Not as a part of a longer word. */
function contains(name: string, word: string): boolean {
  const escaped = word.trim().replace(SYNTAX, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
  return escaped !== '' && pattern.test(name);
}

/** Returns the category of the site that a word of the platform's category belongs to, else the platform's own name. */
export function categoryOf(name: string, categories: SiteContent['categories']): string {
  const found = categories.find((category) =>
    category.collections.some((word) => contains(name, word)),
  );
  return found?.name ?? name;
}
