import type { CourseDto } from '../../api/generated/model/courseDto';
import { pluralize } from '../../format-count';
import type { CategoryColor, Site } from '../../site';

export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type Categories = Site['categories'];
export type CategoryTone = (typeof TONES)[CategoryColor];

const TONES = {
  violet: 'ai',
  teal: 'data',
  blue: 'software',
  green: 'good',
  amber: 'caution',
  red: 'danger',
  gray: 'other',
} as const satisfies Record<CategoryColor, string>;

export function categoryTone(name: string | null, categories: Categories): CategoryTone {
  const category = categories.find((each) => each.name === name);
  return category ? TONES[category.color] : 'other';
}

/** All other formats are cohorts. */
export function isSelfPaced({ format }: Pick<CourseDto, 'format'>): boolean {
  return format.trim().toLowerCase() === 'self-paced';
}

/** Cards link to the course even without an enrollment link; the course itself then shows "Coming Soon". */
export function enrolLabel(
  course: Pick<CourseDto, 'format'>,
  { isOpen, place }: { isOpen: boolean; place: 'card' | 'detail' },
): string {
  if (!isOpen) return place === 'card' ? 'Learn More' : 'Coming Soon';
  return isSelfPaced(course) ? 'Enroll Now' : 'Apply to Cohort';
}

/** During an update, a replica of the previous version may send no offers. */
export function offersOf({ offers }: Partial<Pick<CourseDto, 'offers'>>): CourseDto['offers'] {
  return offers ?? [];
}

export function modulesLabel(modules: number): string | null {
  return modules === 0 ? null : pluralize(modules, 'module');
}

export function paragraphsOf({ description }: CourseDto): string[] {
  return (description ?? '').split(/\n\s*\n/).filter((text) => text.trim());
}

/**
 * Returns the last day before a time, such as "Dec 3", so that an end at midnight does not promise another day.
 * @param end ISO 8601
 */
export function lastDay(
  end: string,
  { locale, timeZone }: Pick<Site, 'locale' | 'timeZone'>,
): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone });
  return format.format(Date.parse(end) - 1);
}
