import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe';
import { showIn } from '../message-pages';
import { SERVED, STATES } from '../public-states';
import { expect, PUBLIC_PAGES, test } from '../test';

/** A window of 1,280 by 1,024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What still moves by itself; a change that takes less than a frame is none. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { duration = 0, iterations = 1 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && (Number(duration) > 16 || iterations === Infinity);
      })
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : '')),
  );

/** Buttons and fields that forced colours leave without an edge, a fill or an underline. */
const edgeless = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    return [...document.querySelectorAll('main :is(button, input, textarea, select)')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 1)
      .filter((part) => {
        const style = getComputedStyle(part);
        const isFilled = ![canvas, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor);
        const isEdged = style.borderStyle !== 'none' && parseFloat(style.borderWidth) > 0;
        const isText =
          style.textDecorationLine.includes('underline') || part.matches('[type=file]');
        return !isFilled && !isEdged && !isText;
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });

test.describe('in forced colours and without motion', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('every page keeps its edges, stands still and fits at 400 %', async ({ page, courses }) => {
    test.slow();
    const { id, slug } = courses[0] ?? { id: '', slug: '' };
    for (const path of [...PUBLIC_PAGES, ...STATES, `/courses/${id}/${slug}`]) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 1024 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await moving(page), `${path} moves`).toEqual([]);
        expect.soft(await edgeless(page), `${path} has controls without an edge`).toEqual([]);
        await page.setViewportSize(ZOOMED);
        expect.soft(await sideways(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      });
    }
  });
});

for (const path of STATES) {
  test(`axe finds no violations in ${path}, at 320 px either`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page, SERVED.includes(path) ? showIn : undefined);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  });
}
