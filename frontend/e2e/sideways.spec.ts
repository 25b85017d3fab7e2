import type { Page } from '@playwright/test';
import { expect, openScreen, test, type Screen } from './hostile-product';

/** A desktop window made narrow, a phone turned and turned back, a tablet. */
const SIZES = [
  [320, 640],
  [812, 375],
  [375, 812],
  [768, 1024],
  [1920, 1080],
] as const;

/** How many pixels the page can be scrolled sideways, once it is drawn. */
const sideways = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - window.innerWidth;
  });

/** Passes the whole page: what comes into view is laid out, and its size remembered. */
async function passThrough(page: Page) {
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo(0, 0);
  });
}

/** Those of the screens that scroll sideways at some size, each with by how much. */
async function findSideways(page: Page, screens: Screen[]) {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, screen);
    await passThrough(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const before = await sideways(page);
      await passThrough(page);
      const excess = Math.max(before, await sideways(page));
      if (excess > 0) found.push(`${screen.path} at ${width} px: ${excess} px`);
    }
  }
  return found;
}

test.slow();

test('no page scrolls sideways after its window changed', async ({ page, screens }) => {
  const pages = screens.filter(({ person }) => !person);
  expect(await findSideways(page, pages)).toEqual([]);
});

test('no admin screen scrolls sideways after its window changed', async ({ page, screens }) => {
  const guarded = screens.filter(({ person }) => person);
  expect(await findSideways(page, guarded)).toEqual([]);
});
