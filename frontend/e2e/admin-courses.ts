import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminCoursePageDto } from '../src/api/generated/model/adminCoursePageDto';
import type { AdminApi } from './admin';

export const LIST = '**/api/admin/courses/page?*';

export const cards = (page: Page) => page.getByRole('list', { name: 'Courses' }).locator('> li');
export const titles = (page: Page) =>
  page.getByRole('list', { name: 'Courses' }).getByRole('heading', { level: 2 });
export const filter = (page: Page, name: string) => page.getByRole('combobox', { name });
export const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear Filters' });

export async function choose(page: Page, name: string, option: string) {
  await filter(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The titles that the API answers to the same choice. */
export async function titlesOf(request: APIRequestContext, { headers }: AdminApi, query: string) {
  const params = Object.fromEntries(new URLSearchParams(query));
  const answer = await request.get('/api/admin/courses/page', { headers, params });
  const { courses } = (await answer.json()) as AdminCoursePageDto;
  return courses.map(({ display_title: title }) => title);
}
