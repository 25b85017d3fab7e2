import type { Page } from '@playwright/test';
import { runAxe } from './run-axe';
import { expect, test } from './test';

/** The rules whose result a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Holds that axe finds nothing on the page as it stands, in either theme. */
export async function expectNoViolations(page: Page, show = changeTheme) {
  await show(page, 'dark');
  expect(await runAxe(page), 'in the dark theme').toEqual([]);
  await show(page, 'light');
  expect(await runAxe(page, COLOUR_RULES), 'in the light theme').toEqual([]);
}

/** The same on a phone and on a desk. */
export async function expectNoViolationsAtAnyWidth(page: Page) {
  for (const width of [375, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectNoViolations(page);
    });
  }
}

/** Changes the theme as another tab does, once the page listens. */
async function changeTheme(page: Page, theme: string) {
  await page.waitForFunction((newValue) => {
    localStorage.setItem('lectern-theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'lectern-theme', newValue }));
    return document.documentElement.dataset['theme'] === newValue;
  }, theme);
}
