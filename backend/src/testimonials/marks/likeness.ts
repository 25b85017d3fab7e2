/**
 * Compares texts: the part that two share of all their three words in a row, in percent. It remembers their phrases, as one
 * text is compared with many, and to take it apart is most of the work.
 */
export function createLikeness(): (one: string, other: string) => number {
  const known = new Map<string, Set<string>>();
  const phrasesOf = (text: string) => {
    const phrases = known.get(text) ?? takeApart(text);
    known.set(text, phrases);
    return phrases;
  };
  return (one, other) => {
    const [first, second] = [phrasesOf(one), phrasesOf(other)];
    const shared = first.intersection(second).size;
    return Math.round((100 * shared) / (first.size + second.size - shared));
  };
}

function takeApart(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const last = Math.max(words.length - 3, 0);
  return new Set(
    Array.from({ length: last + 1 }, (_, start) => words.slice(start, start + 3).join(' ')),
  );
}
