import type { CourseDto } from '../../api/generated/model/courseDto';
import { pluralize } from '../../format-count';

export const CATEGORIES = ['AI', 'Data', 'Software Engineering'] as const;
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type CategoryTone = 'ai' | 'data' | 'software' | 'other';

export function categoryTone(category: string | null): CategoryTone {
  if (category === 'AI') return 'ai';
  if (category === 'Data') return 'data';
  if (category === 'Software Engineering') return 'software';
  return 'other';
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
