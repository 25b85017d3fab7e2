import { boolean, object, string } from 'yup';
import { sitePageLimits as limits } from '../../api/generated/limits/sitePageLimits';
import type { EditedPageDto } from '../../api/generated/model/editedPageDto';
import type { SitePageDto } from '../../api/generated/model/sitePageDto';
import type { SitePageState } from '../../api/generated/model/sitePageState';
import { atMost, text } from '../../components/admin/forms/rules';
import type { VersionedForm } from '../../components/admin/forms/versions';

export const NEW_PAGE: SitePageDto = {
  slug: '',
  title: '',
  description: '',
  markdown: '',
  isInFooter: true,
};

export const STATES = {
  new: { tone: 'software', label: 'New' },
  changed: { tone: 'caution', label: 'Changed' },
  published: { tone: 'good', label: 'Published' },
} as const satisfies Record<SitePageState, { tone: string; label: string }>;

export const FIELD_LABELS: Record<keyof SitePageDto, string> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  markdown: 'Text',
  isInFooter: 'In the footer',
};

export type EditedPage = VersionedForm<EditedPageDto, SitePageDto>;

const TOO_LONG = `Text must be at most ${limits.markdown.maxLength} characters`;

/** The server checks that the address is free. */
export const pageSchema = object({
  title: text('Title', limits.title),
  slug: text('Address', limits.slug).matches(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Address must have lower-case letters, digits and single hyphens only, like house-rules',
  ),
  description: text('Description', limits.description),
  markdown: string().test(atMost(limits.markdown.maxLength, TOO_LONG)),
  isInFooter: boolean(),
});

export function toPageValues(page: SitePageDto): SitePageDto {
  const { slug, title, description, markdown, isInFooter } = page;
  return { slug, title, description, markdown, isInFooter };
}

export function toEditedPage(page: EditedPageDto): EditedPage {
  return { ...toPageValues(page), base: page, mine: null };
}
