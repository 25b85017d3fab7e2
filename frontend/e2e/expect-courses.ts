import type { Page } from '@playwright/test';
import type { CourseDto } from '../src/api/generated/model/courseDto';
import { expect } from './test';

/** Courses that are shown before somebody asks for more. */
export const FIRST = 24;

export async function expectCourses(page: Page, expected: CourseDto[]) {
  const count = expected.length;
  const line = `Showing ${count} ${count === 1 ? 'course' : 'courses'}`;
  await expect(page.getByText(count === 0 ? 'No courses' : line, { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(
    expected.slice(0, FIRST).map(({ title }) => title),
  );
}
