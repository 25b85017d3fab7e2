import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** The rules whose result a theme can change. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Holds that axe finds nothing on the page as it stands, in either theme. */
export async function expectNoFault(page: Page) {
  await showIn(page, 'dark');
  expect(await faultsOf(page), 'in the dark theme').toEqual([]);
  await showIn(page, 'light');
  expect(await faultsOf(page, COLOUR_RULES), 'in the light theme').toEqual([]);
}

/** What axe finds, by all its rules unless told. It runs without the page that it would open for frames. */
export async function faultsOf(page: Page, rules?: string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  return (await axe.analyze()).violations;
}

/** Changes the theme as another tab does, once the page listens. */
async function showIn(page: Page, theme: string) {
  await page.waitForFunction((newValue) => {
    localStorage.setItem('lectern-theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'lectern-theme', newValue }));
    return document.documentElement.dataset['theme'] === newValue;
  }, theme);
}
