import type { Page } from '@playwright/test';
import { openAs, type AdminApi } from './admin';
import { expect, type StoriesApi } from './testimonials';

interface Scene {
  page: Page;
  admin: AdminApi;
  stories: StoriesApi;
}

/** Three pending stories, the newest on top. */
export async function open({ page, admin, stories }: Scene, status = 'pending') {
  for (const studentName of ['Third', 'Second', 'First']) await stories.add({ studentName });
  await openAs(page, admin.credential, `${stories.screen}&status=${status}`);
  await expect(page.getByRole('heading', { name: 'Testimonials (3)', exact: true })).toBeVisible();
}

/** Of the newest first, once the server has heard of all. */
export const expectDecided = (stories: StoriesApi, statuses: string[]) =>
  expect.poll(async () => (await stories.list()).map(({ status }) => status)).toEqual(statuses);

export const current = (page: Page) => page.locator('tr[aria-current]');
