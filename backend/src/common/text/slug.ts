import slugify from '@sindresorhus/slugify';

/** The readable part of an address; empty where the title has no letter for it. */
export function toSlug(title: string): string {
  return slugify(title, { decamelize: false });
}
