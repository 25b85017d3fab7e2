import type { Locator, Page } from '@playwright/test';
import { failureOf, toastOf } from '../admin';
import { expect, test } from '../newsletter';
import { hold, listenTo } from '../test';

const form = (page: Page) =>
  page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
const field = (page: Page) => form(page).getByLabel('Email address');
const subscribe = (page: Page) => form(page).getByRole('button', { name: /^Subscrib/ });

test('sends what is an address, once, and keeps what was typed when it fails', async ({
  page,
  readers,
}) => {
  await page.goto('/');

  await test.step('sends nothing without an address, or with half of one', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    for (const [typed, fault] of [
      ['', 'Enter your email address.'],
      ['   ', 'Enter your email address.'],
      ['ada@', 'Enter a valid email address, such as you@example.com.'],
    ] as const) {
      await field(page).fill(typed);
      await subscribe(page).click();
      await expect(form(page).getByText(fault)).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAccessibleDescription(fault);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    }
    // By Enter the focus stays where it is, and moves nowhere that would be read.
    const told = form(page).getByRole('alert');
    await expect(told).toHaveText('Enter a valid email address, such as you@example.com.');
    const nextWords = await listenTo(told);
    await field(page).press('Enter');
    expect(await nextWords()).toContain('Enter a valid email address');
    await field(page).fill('ada');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
    expect(sent).toEqual([]);
  });

  await test.step('keeps what was typed when it fails', async () => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '' }));
    await field(page).fill('ada@example.org');
    await subscribe(page).click();
    await expect(failureOf(page)).toContainText('Error');
    await expect(failureOf(page)).toContainText('Failed to subscribe. Please try again.');
    await expect(field(page)).toHaveValue('ada@example.org');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
    await page.unroute('**/api/newsletter');
  });

  await test.step('says at the field why it is refused', async () => {
    await field(page).fill('ada@example');
    await subscribe(page).click();
    await expect(field(page)).toHaveAccessibleDescription('Invalid email address');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('ada@example');
    const detail = 'Too many subscriptions have come from your network address.';
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({ status: 429, json: { status: 429, detail } }),
    );
    await field(page).fill('ada@example.org');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(detail);
    await page.unroute('**/api/newsletter');
  });

  await test.step('sends once, however often its button is pressed, says so and clears the field', async () => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/newsletter')) sent += 1;
    });
    const release = await hold(page, '**/api/newsletter');
    await field(page).fill(` Ada+News@${readers.mark} `);
    await subscribe(page).click();
    await expect(subscribe(page)).toHaveText('Subscribing...');
    await subscribe(page).press('Enter');
    await field(page).press('Enter');
    release();
    await expect(toastOf(page).locator('[data-variant="default"]')).toContainText('Subscribed!');
    await expect(toastOf(page)).toContainText("You've successfully subscribed to our newsletter.");
    await expect(field(page)).toHaveValue('');
    expect(await readers.list()).toMatchObject([{ email: `ada+news@${readers.mark}` }]);
    expect(sent).toBe(1);
  });

  await test.step('says the same to an address that is subscribed already', async () => {
    await toastOf(page).getByRole('button', { name: 'Close' }).press('Enter');
    await field(page).fill(`ada+news@${readers.mark}`);
    await field(page).press('Enter');
    await expect(toastOf(page)).toContainText('Subscribed!');
    expect(await readers.list()).toHaveLength(1);
  });
});

test('on a phone the toast leaves a refused address and its fault in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/events');
  const edge = async (part: Locator, side: 'top' | 'bottom') =>
    part.evaluate((element, name) => element.getBoundingClientRect()[name], side);
  const fault = form(page).getByText('Invalid email address');
  const toast = failureOf(page);
  for (const send of [() => subscribe(page).click(), () => field(page).press('Enter')]) {
    await field(page).fill('ada@example');
    await field(page).evaluate((element) => {
      element.style.scrollMarginBottom = '0';
      element.scrollIntoView({ block: 'end' });
      element.style.scrollMarginBottom = '';
    });
    await send();
    await expect(fault).toBeVisible();
    await expect
      .poll(async () => (await edge(toast, 'top')) - (await edge(fault, 'bottom')))
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
