import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Holds that axe finds nothing on the page as it stands, in either theme. */
export async function expectNoFault(page: Page) {
  for (const theme of ['dark', 'light']) {
    await showIn(page, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations, `in the ${theme} theme`).toEqual([]);
  }
}

/** Changes the theme as another tab does, once the page listens. */
async function showIn(page: Page, theme: string) {
  await page.waitForFunction((newValue) => {
    localStorage.setItem('lectern-theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'lectern-theme', newValue }));
    return document.documentElement.dataset['theme'] === newValue;
  }, theme);
}
