/** The part that two texts share of all their three words in a row, in percent. */
export function likeness(one: string, other: string): number {
  const first = phrases(one);
  const second = phrases(other);
  const shared = first.intersection(second).size;
  return Math.round((100 * shared) / (first.size + second.size - shared));
}

function phrases(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const last = Math.max(words.length - 3, 0);
  return new Set(
    Array.from({ length: last + 1 }, (_, start) => words.slice(start, start + 3).join(' ')),
  );
}
