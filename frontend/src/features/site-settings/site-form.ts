import { hashKey } from '@tanstack/react-query';
import type { SiteContentDto } from '../../api/generated/model/siteContentDto';
import type { SiteDraftDto } from '../../api/generated/model/siteDraftDto';

export type SiteField = keyof SiteContentDto;

export interface SiteForm extends SiteContentDto {
  /** The draft that the form was filled from. */
  base: SiteDraftDto;
  /** Our values of the fields that another admin has changed too; null without a conflict. */
  mine: Partial<SiteContentDto> | null;
}

export function toSiteForm(draft: SiteDraftDto): SiteForm {
  return { ...draft.content, base: draft, mine: null };
}

export function toContent({ base: _base, mine: _mine, ...content }: SiteForm): SiteContentDto {
  return content;
}

/** Lists the fields in which two versions differ. The database may return properties in another order. */
export function changedFields(before: SiteContentDto, after: SiteContentDto): SiteField[] {
  const fields = Object.keys(before) as SiteField[];
  return fields.filter((field) => hashKey([before[field]]) !== hashKey([after[field]]));
}

/**
 * Puts our changes on top of the draft that another admin has saved.
 * @returns the form, and the fields that the other admin has changed
 */
export function mergeDrafts(
  form: SiteForm,
  theirs: SiteDraftDto,
): { form: SiteForm; changed: SiteField[] } {
  const mine = toContent(form);
  const ours = changedFields(form.base.content, mine);
  const changed = changedFields(form.base.content, theirs.content);
  const differing = new Set(changedFields(mine, theirs.content));
  const both = ours.filter((field) => changed.includes(field) && differing.has(field));
  const merged = { ...theirs.content, ...pick(mine, ours) };
  return {
    form: { ...merged, base: theirs, mine: both.length > 0 ? pick(mine, both) : null },
    changed,
  };
}

export function pick(content: SiteContentDto, fields: SiteField[]): Partial<SiteContentDto> {
  return Object.fromEntries(fields.map((field) => [field, content[field]]));
}
