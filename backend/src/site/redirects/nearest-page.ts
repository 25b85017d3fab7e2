/** The share of words that two addresses must have in common. */
const NEAR = 0.5;

/** Returns a function that finds the page whose last part has the most words in common with that of a path, or null. */
export function nearestPageAmong(pages: readonly string[]): (path: string) => string | null {
  const candidates = pages.map((page) => ({ page, words: lastWords(page) }));
  return (path) => {
    const wanted = lastWords(path);
    let best: { page: string | null; share: number } = { page: null, share: 0 };
    for (const { page, words } of candidates) {
      const share = wanted.intersection(words).size / Math.max(wanted.union(words).size, 1);
      if (share >= NEAR && share > best.share) best = { page, share };
    }
    return best.page;
  };
}

function lastWords(path: string): Set<string> {
  const last = path.split('/').at(-1) ?? '';
  return new Set(last.replace(/\.html?$/, '').match(/[\p{L}\p{N}]+/gu));
}
