import type { Locator, Page } from '@playwright/test';
import type { CourseDto } from '../src/api/generated/model/courseDto';

/** The fullest course there is. */
export function richest(courses: CourseDto[]): CourseDto {
  const fullness = ({ curriculum, outcomes }: CourseDto) =>
    Math.min(curriculum.length, 1) + Math.min(outcomes.length, 1);
  const best = [...courses].sort((a, b) => fullness(b) - fullness(a))[0];
  if (!best) throw new Error('The demo has no course.');
  return best;
}

/** Without the cards of other courses. */
export const articleOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });

export const barOf = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' }).locator('..');

export const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    return [left + 1, right - 1].every((x) =>
      element.contains(document.elementFromPoint(x, top + height / 2)),
    );
  });

export const offerOf = (page: Page) => page.getByRole('complementary', { name: 'Enrollment' });

export const relatedOf = (page: Page) =>
  page.getByRole('region', { name: 'More courses like this' });
