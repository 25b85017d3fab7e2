import { expect, type Page } from '@playwright/test';

/** Of a page that a link in a mail leads to. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits for the mail to an address, and shows it. */
export async function openMail(page: Page, email: string) {
  const line = page.getByRole('listitem').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/demo/mail');
    expect(await line.count()).toBe(1);
  }).toPass({ intervals: [50, 100, 200] });
  await line.getByRole('link').click();
}

/** For `expectNoViolations`: these pages have no script that would listen. */
export async function showIn(page: Page, theme: string) {
  await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
}
