import type { Page } from '@playwright/test';
import { measureHitAreas } from './hit-area';
import { expect, openScreen, test, type Screen } from './hostile-product';

/** Design: 44 px for fingers; a link in running text is exempt (WCAG 2.5.8), and gets 24. */
const TARGET = 44;
const IN_TEXT = 24;

const PHONE = { width: 375, height: 812 };
const TABLET = { width: 1024, height: 768 };

/** Targets that are too small on a phone, or once it is a tablet. */
async function findSmall(page: Page, screens: Screen[]) {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(PHONE);
    await openScreen(page, screen);
    for (const viewport of [PHONE, TABLET]) {
      await page.setViewportSize(viewport);
      const areas = await measureHitAreas(page);
      expect(areas.length, screen.path).toBeGreaterThan(0);
      for (const { name, width, height, inText } of areas) {
        const isLarge = inText ? height >= IN_TEXT : Math.min(width, height) >= TARGET;
        const place = `${screen.path} at ${viewport.width} px`;
        if (!isLarge) found.push(`${place}: ${name} ${width} × ${height}`);
      }
    }
  }
  return found;
}

test.slow();
test.use({ hasTouch: true, viewport: PHONE });

test('every target of the pages is large enough', async ({ page, screens }) => {
  const pages = screens.filter(({ person }) => !person);
  expect(await findSmall(page, pages)).toEqual([]);
});

test('every target of the admin screens is large enough', async ({ page, screens }) => {
  const guarded = screens.filter(({ person }) => person);
  expect(await findSmall(page, guarded)).toEqual([]);
});

test('every target of the menus is large enough', async ({ page, screens }) => {
  const [home] = screens;
  const dashboard = screens.find(({ path }) => path === '/admin/dashboard');
  for (const screen of [home, dashboard]) {
    if (!screen) throw new Error('The screen is missing.');
    await openScreen(page, screen);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const found = (await measureHitAreas(page)).filter(
      ({ width, height, inText }) => !inText && Math.min(width, height) < TARGET,
    );
    expect(found, screen.path).toEqual([]);
  }
});
