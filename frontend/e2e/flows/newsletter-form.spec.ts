import type { Locator, Page } from '@playwright/test';
import { failureOf, toastOf } from '../admin';
import { expect, test } from '../newsletter';

const form = (page: Page) =>
  page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
const field = (page: Page) => form(page).getByLabel('Email address');
const subscribe = (page: Page) => form(page).getByRole('button', { name: /^Subscrib/ });

test('on a phone the toast leaves an invalid address and its error in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/events');
  const edge = async (part: Locator, side: 'top' | 'bottom') =>
    part.evaluate((element, name) => element.getBoundingClientRect()[name], side);
  const error = form(page).getByText('Invalid email address');
  const toast = failureOf(page);
  for (const send of [() => subscribe(page).click(), () => field(page).press('Enter')]) {
    await field(page).fill('ada@example');
    await field(page).evaluate((element) => {
      element.style.scrollMarginBottom = '0';
      element.scrollIntoView({ block: 'end' });
      element.style.scrollMarginBottom = '';
    });
    await send();
    await expect(error).toBeVisible();
    await expect
      .poll(async () => (await edge(toast, 'top')) - (await edge(error, 'bottom')))
      .toBeGreaterThan(0);
  }
});

test('the pages of dates ask for the address at their end', async ({ page, readers }) => {
  await page.goto('/');
  const pages = page.getByRole('contentinfo');
  for (const [index, name] of ['Cohorts', 'Events', 'Meetups'].entries()) {
    await test.step(name, async () => {
      await pages.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      const call = page.getByRole('main').getByRole('form', { name: 'Get the dates by mail' });
      await call.getByRole('button', { name: 'Subscribe' }).click();
      await expect(call.getByRole('alert')).toHaveCSS('font-size', '14px');
      await call.getByLabel('Email address').fill(`ada${index}@${readers.mark}`);
      await call.getByRole('button', { name: 'Subscribe' }).click();
      await expect.poll(async () => (await readers.list()).length).toBe(index + 1);
      await expect(toastOf(page)).toContainText('Subscribed!');
    });
  }
});
