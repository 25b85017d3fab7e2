import slugify from '@sindresorhus/slugify';

const PLAIN = /^[ -%(-\]_a-~]*$/;

export function toSlug(title: string): string {
  if (!PLAIN.test(title)) return slugify(title, { decamelize: false });
  // A shortcut with the same result, because slugify is slow for 5,000 titles.
  const words = title.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return words.join('-');
}
