import type { Page } from '@playwright/test';
import { expect, hold, test } from '../test';

const INK = 'rgb(14, 17, 22)';
const PAPER = 'rgb(251, 250, 247)';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('is light by default, even where the system is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  expect(await background(page)).toBe(PAPER);
});

test('is light on paper', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern-theme', 'dark'));
  await page.goto('/');
  expect(await background(page)).toBe(INK);
  await page.emulateMedia({ media: 'print' });
  expect(await background(page)).toBe(PAPER);

  await test.step('with pressed filters that are read also where fills are printed', async () => {
    await page.goto('/courses');
    const pressed = page.getByRole('group', { name: 'Category' }).getByRole('button').first();
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
    await expect(pressed).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test('is dark before the script of the app has come', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lectern-theme', 'dark'));
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => background(page)).toBe(INK);
  release();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});

test('is followed by other tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/courses');
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(other.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
});
