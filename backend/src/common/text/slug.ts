import slugify from '@sindresorhus/slugify';

/** ASCII but for what slugify makes words of, and what it takes for an accent. */
const PLAIN = /^[ -%(-\]_a-~]*$/;

/** The readable part of an address; empty where the title has no letter for it. */
export function toSlug(title: string): string {
  if (!PLAIN.test(title)) return slugify(title, { decamelize: false });
  // The same, without going through slugify's tables of all alphabets for each of 5,000 titles.
  const words = title.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return words.join('-');
}
