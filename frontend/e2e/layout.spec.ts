import type { Page } from '@playwright/test';
import { expect, PUBLIC_PAGES, test } from './test';

/** How many pixels the page can be scrolled sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('nothing scrolls sideways at any width', async ({ page, courses }) => {
  for (const address of [...PUBLIC_PAGES, `/courses/${courses[0]?.id}`, '/courses/999999999']) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    for (const width of [320, 375, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('the results lie in one, two and three columns', async ({ page }) => {
  await page.goto('/courses');
  for (const [width, columns] of [
    [375, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});
