import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result } from 'axe-core';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from './test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Without its comments, which would be sent to every page. */
const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules whose result a theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Holds that axe finds nothing on the page as it stands, in either theme. */
export async function expectNoFault(page: Page, show = changeTheme) {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  await show(page, 'dark');
  expect(await faultsOf(page), 'in the dark theme').toEqual([]);
  await show(page, 'light');
  expect(await faultsOf(page, COLOUR_RULES), 'in the light theme').toEqual([]);
}

/** The same on a phone and on a desk. */
export async function expectNoFaultAtAnyWidth(page: Page) {
  for (const width of [375, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFault(page);
    });
  }
}

/** What axe finds, by all its rules unless told. */
async function faultsOf(page: Page, rules?: string[]): Promise<Result[]> {
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // Style sheets and films once more, for rules that are off or find no films here.
      preload: false,
      ...(runOnly && { runOnly }),
    });
    return violations;
  }, rules);
}

/** Changes the theme as another tab does, once the page listens. */
async function changeTheme(page: Page, theme: string) {
  await page.waitForFunction((newValue) => {
    localStorage.setItem('lectern-theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'lectern-theme', newValue }));
    return document.documentElement.dataset['theme'] === newValue;
  }, theme);
}
