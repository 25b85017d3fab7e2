import { isDeepStrictEqual } from 'node:util';
import type { SiteContent } from '../../../frontend/src/server/contract.ts';
import type { SiteChangeDto } from './dto/site-draft.dto.js';
import type { PublishedSite } from './site-content.service.js';

/** Lists the fields of texts and settings, and the pages, in which two versions differ. */
export function listChanges(before: PublishedSite, after: PublishedSite): SiteChangeDto[] {
  // Validated bodies are instances of classes, which would not equal plain objects.
  const [old, next] = [structuredClone(before.content), structuredClone(after.content)];
  const fields = Object.keys(next) as (keyof SiteContent)[];
  return [
    ...fields
      .filter((field) => !isDeepStrictEqual(old[field], next[field]))
      .map((field) => ({
        ...{ kind: 'field' as const, name: field },
        before: toText(old[field]),
        after: toText(next[field]),
        warning: null,
      })),
    ...pageChanges(before, after),
  ];
}

function pageChanges(before: PublishedSite, after: PublishedSite): SiteChangeDto[] {
  const slugs = new Set([...before.pages, ...after.pages].map(({ slug }) => slug));
  return [...slugs].flatMap((name) => {
    const [old, next] = [before, after].map(({ pages }) => pages.find(({ slug }) => slug === name));
    if (isDeepStrictEqual(old, next && { ...next })) return [];
    const titles = { before: old?.title ?? null, after: next?.title ?? null };
    return { kind: 'page', name, ...titles, warning: null };
  });
}

/** Returns null for lists and objects, whose text would not fit into a line. */
function toText(value: SiteContent[keyof SiteContent]): string | null {
  return typeof value === 'string' ? value : null;
}
