import type { Page } from '@playwright/test';

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
