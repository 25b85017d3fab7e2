import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminCourseCardsDto } from '../src/api/generated/model/adminCourseCardsDto';
import { toCourseRows } from '../src/features/courses/admin/course-row';
import {
  type CourseFilters,
  filterCourses,
  sortCourses,
} from '../src/features/courses/admin/course-order';
import type { CourseSort } from '../src/features/courses/admin/list-options';
import type { AdminApi } from './admin';

export const LIST = '**/api/admin/courses?view=card';

export const cards = (page: Page) => page.getByRole('list', { name: 'Courses' }).locator('> li');
export const titles = (page: Page) =>
  page.getByRole('list', { name: 'Courses' }).getByRole('heading', { level: 2 });
export const filter = (page: Page, name: string) => page.getByRole('combobox', { name });
export const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear Filters' });

export async function choose(page: Page, name: string, option: string) {
  await filter(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses in the dialog that "Sync rule…" has opened. */
export async function chooseRule(page: Page, rule: string) {
  const dialog = page.getByRole('dialog', { name: /^Sync rule of/ });
  await dialog.getByRole('radio', { name: rule }).check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
}

const NO_FILTERS = { search: '', visibility: 'all', category: '', status: 'all' };

/** Returns the titles that the screen should show at an address with this query. */
export async function titlesOf(request: APIRequestContext, { headers }: AdminApi, query: string) {
  const answer = await request.get('/api/admin/courses?view=card', { headers });
  const courses = toCourseRows((await answer.json()) as AdminCourseCardsDto);
  const { sort = 'name-asc', ...chosen } = Object.fromEntries(new URLSearchParams(query));
  const filters = { ...NO_FILTERS, ...chosen } as CourseFilters;
  const found = filterCourses(sortCourses(courses, sort as CourseSort), filters);
  return found.map(({ display_title: title }) => title);
}
