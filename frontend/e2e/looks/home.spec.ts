import type { Page } from '@playwright/test';
import { expect, test } from '../test';

const employer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Employers' }).getByText(name, { exact: true }).first();

test.describe('where nothing speaks against motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the strip of employers scrolls', async ({ page }) => {
    await page.goto('/');
    const place = () =>
      employer(page, 'KESTREL').evaluate((name) => name.getBoundingClientRect().x);
    const start = await place();
    await expect.poll(place).toBeLessThan(start);
  });

  test('the graph draws itself once, within 600 ms', async ({ page }) => {
    await page.goto('/');
    const ends = await page
      .locator('main svg')
      .first()
      .evaluate((figure) =>
        figure
          .getAnimations({ subtree: true })
          .map((animation) => animation.effect?.getComputedTiming().endTime),
      );
    expect(ends.every((end) => Number(end) <= 600)).toBe(true);
    const line = page.locator('main svg path[pathLength]');
    await expect(line).toHaveCSS('stroke-dashoffset', '0px');
    expect(await line.evaluate((path) => getComputedStyle(path).animationIterationCount)).toBe('1');
  });

  test('on paper the employers stand still, all within it, and nothing calls', async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto('/');
    const call = page.getByRole('region', { name: /^Open the first module\./ });
    await expect(call).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Halden & Roe', 'Lumen Freight']) {
      const box = await employer(page, name).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(718);
    }
    await expect(call).toBeHidden();
  });
});

test('the courses follow the ways to learn as sections do, and the buttons of the call fill a phone', async ({
  page,
}) => {
  await page.goto('/');
  const ways = page.getByRole('region', { name: /^Four ways to learn/ }).getByRole('list');
  const featured = page.getByRole('heading', { name: 'Featured Courses' });
  for (const [width, distance] of [
    [375, 56],
    [1440, 96],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const end = await ways.evaluate((list) => list.getBoundingClientRect().bottom);
    const next = await featured.evaluate((heading) => heading.getBoundingClientRect().top);
    expect(next - end, `at ${width} px`).toBeGreaterThanOrEqual(distance);
    expect(next - end, `at ${width} px`).toBeLessThan(distance + 12);
  }
  await page.setViewportSize({ width: 375, height: 900 });
  const call = page.getByRole('region', { name: /^Open the first module/ });
  for (const link of await call.getByRole('link').all()) {
    expect((await link.boundingBox())?.width).toBe(335);
  }
});
