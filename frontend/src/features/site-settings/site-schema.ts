import { array, boolean, number, object, string } from 'yup';
import {
  contrastInTheme,
  LEAST_CONTRAST,
  nearestReadable,
  type Theme,
} from '../../../../backend/src/common/color/contrast';
import { siteContentLimits as limits } from '../../api/generated/limits/siteContentLimits';
import { text } from '../../components/admin/forms/rules';

const HEX = /^#[0-9a-f]{6}$/i;

export interface ColorCheck {
  /** The contrast ratio, such as 3.1. */
  contrast: number;
  /** The nearest readable color; undefined if the color itself is readable. */
  proposal: string | undefined;
}

/** Returns undefined for a text that is no color. */
export function checkColor(value: string, theme: Theme): ColorCheck | undefined {
  const color = value.trim().toLowerCase();
  if (!HEX.test(color)) return undefined;
  const contrast = contrastInTheme(color, theme);
  const proposal = contrast < LEAST_CONTRAST ? nearestReadable(color, theme) : undefined;
  return { contrast, proposal };
}

const accent = (theme: Theme) =>
  string()
    .trim()
    .matches(HEX, 'Enter a color like #c2410c')
    .test(
      'is-readable',
      `This color is hard to read in the ${theme} theme`,
      (value = '') => checkColor(value, theme)?.proposal === undefined,
    );

const required = (label: string, maxLength: number) => text(label, { minLength: 1, maxLength });

const links = array(object({ label: required('Label', 80), address: required('Address', 2048) }));

const landing = object({
  headline: required('Headline', 120),
  steps: array(
    object({
      when: required('When', 40),
      title: required('Title', 120),
      text: required('Text', 1000),
    }),
  ),
  callTitle: required('Title', 120),
});

/** The server checks addresses, and everything else that it must check anyway. */
export const siteSchema = object({
  name: text('Name', limits.name),
  accent: accent('light'),
  accentDark: accent('dark'),
  headline: text('Headline', limits.headline),
  lead: text('Lead', limits.lead),
  stats: array(object({ value: required('Value', 20), label: required('Label', 60) })),
  employers: array(object({ name: required('Name', 80) })),
  features: array(
    object({
      title: required('Title', 120),
      text: required('Text', 1000),
      linkLabel: required('Link text', 80),
      address: required('Address', 2048),
    }),
  ),
  guarantee: object({
    isOffered: boolean(),
    days: number()
      .typeError('Enter a number of days')
      .integer('Enter a whole number of days')
      .min(1, 'Enter at least 1 day')
      .max(365, 'Enter at most 365 days'),
    text: required('Text', 120),
  }),
  includes: array(object({ text: required('Text', 120) })),
  closing: object({ title: required('Title', 120) }),
  cohorts: landing,
  events: landing,
  meetups: landing,
  footer: object({ groups: array(object({ title: required('Title', 60), links })) }),
  social: links,
  announcement: object({
    until: string()
      .nullable()
      .test('is-after-start', 'The end must be after the start', (until, { parent }) =>
        isAfter(until, (parent as { from: string | null }).from),
      ),
  }),
  categories: array(object({ name: required('Name', 60) })),
});

function isAfter(until: string | null | undefined, from: string | null): boolean {
  return !until || !from || Date.parse(until) > Date.parse(from);
}
