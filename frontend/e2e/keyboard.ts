import type { Page } from '@playwright/test';
import { expect } from './test';

type Role = 'button' | 'textbox' | 'combobox' | 'switch' | 'checkbox' | 'link' | 'radio';

/** Presses Tab until the control has the focus, which it is to have after so many at most. */
export async function tabTo(page: Page, name: string | RegExp, role: Role, most = 40) {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' });
  await expect(target).toBeVisible();
  for (let step = 0; step < most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
