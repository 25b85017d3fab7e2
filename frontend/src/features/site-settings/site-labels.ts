import type { SiteContentDto } from '../../api/generated/model/siteContentDto';
import type { SiteField } from './site-form';

export const SITE_LABELS: Record<SiteField, string> = {
  name: 'Name',
  logo: 'Logo',
  logoDark: 'Logo in the dark theme',
  favicon: 'Favicon',
  shareImage: 'Share image',
  accent: 'Accent color',
  accentDark: 'Accent color in the dark theme',
  headline: 'Headline',
  lead: 'Lead',
  stats: 'Stats',
  employersTitle: 'Title of the employers',
  employers: 'Employers',
  featuresTitle: 'Title of the features',
  features: 'Features',
  guarantee: 'Guarantee',
  includes: 'Course Includes',
  closing: 'Closing call',
  footer: 'Footer',
  social: 'Social links',
  contact: 'Contact',
  announcement: 'Announcement',
  cohorts: 'Cohorts page',
  events: 'Events page',
  meetups: 'Meetups page',
  categories: 'Categories',
  currency: 'Currency',
  locale: 'Language of prices and dates',
  timeZone: 'Time zone',
};

export function isSiteField(name: string): name is SiteField {
  return Object.hasOwn(SITE_LABELS, name);
}

/** Describes a value in one line: a text, or the entries of a list. */
export function describeValue(value: SiteContentDto[SiteField] | undefined): string {
  if (value === null || value === undefined || value === '') return 'Empty';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => Object.values(entry).find((text) => text) as string);
    return entries.join(', ') || 'Empty';
  }
  const texts = Object.values(value).filter((text) => typeof text === 'string' && text !== '');
  return texts.length > 0 ? texts.join(' · ') : 'Empty';
}

/** The tabs of the screen in their order, with their fields. */
export const SITE_TABS = [
  {
    key: 'identity',
    label: 'Identity',
    fields: ['name', 'logo', 'logoDark', 'favicon', 'shareImage', 'accent', 'accentDark'],
  },
  {
    key: 'home',
    label: 'Home',
    fields: [
      'headline',
      'lead',
      'stats',
      'employersTitle',
      'employers',
      'featuresTitle',
      'features',
      'closing',
    ],
  },
  { key: 'courses', label: 'Course pages', fields: ['guarantee', 'includes'] },
  { key: 'cohorts', label: 'Cohorts', fields: ['cohorts'] },
  { key: 'events', label: 'Events', fields: ['events'] },
  { key: 'meetups', label: 'Meetups', fields: ['meetups'] },
  { key: 'footer', label: 'Footer and contact', fields: ['footer', 'social', 'contact'] },
  { key: 'announcement', label: 'Announcement', fields: ['announcement'] },
  { key: 'categories', label: 'Categories', fields: ['categories'] },
  { key: 'conventions', label: 'Conventions', fields: ['currency', 'locale', 'timeZone'] },
] as const satisfies readonly { key: string; label: string; fields: readonly SiteField[] }[];

export type SiteTab = (typeof SITE_TABS)[number]['key'];
