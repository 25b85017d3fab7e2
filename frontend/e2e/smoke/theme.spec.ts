import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const INK = 'rgb(14, 17, 22)';
const PAPER = 'rgb(251, 250, 247)';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme is changed by the toggle, and kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await background(page)).toBe(INK);
  expect(await page.evaluate(() => localStorage.getItem('lectern-theme'))).toBe('dark');

  await page.reload();
  expect(await background(page)).toBe(INK);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await background(page)).toBe(PAPER);
});
