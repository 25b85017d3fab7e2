import type { Page } from '@playwright/test';
import { toastOf } from '../admin';
import { ADDRESS, field, fillIn, openForm, STORY, submitButton, type Label } from '../submission';
import { hold, isAlive } from '../test';
import { expect, test } from '../testimonials';

test.use({ isFirstVisit: true });

const THANKS = 'Thank you for your story';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('typed text survives a reload, and is gone once it is sent', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  for (const [label, value] of Object.entries(STORY)) {
    await expect(field(page, label as Label)).toHaveValue(value);
  }
  // What was typed before excuses the hurry.
  await submitButton(page).click();
  await expect(h1(page)).toHaveText(THANKS);
  await page.goto(ADDRESS);
  await expect(field(page, 'Full name')).toHaveValue('');
  await expect(field(page, 'Testimonial')).toHaveValue('');
});

test('a story that came back before the script had come can be sent', async ({ page, stories }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await fillIn(page, {
    'Current company': stories.company,
    'Profile image URL': 'ftp://example.org/a.jpg',
  });
  await submitButton(page).click();
  const image = field(page, 'Profile image URL');
  await expect(image).toHaveAttribute('aria-invalid', 'true');
  release();
  await page.waitForFunction(isAlive);
  await image.fill(STORY['Profile image URL']);
  await submitButton(page).click();
  await expect(h1(page)).toHaveText(THANKS);
  expect(await stories.list()).toHaveLength(1);
});

test('what a program fills in is thanked for, and waits with a mark', async ({ page, stories }) => {
  await openForm(page);
  const trap = page.locator('input[name=subject]');
  await expect(trap).not.toBeInViewport();
  await fillIn(page, { 'Current company': stories.company });
  await expect(trap).not.toBeInViewport();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'Cheap watches';
  });
  await submitButton(page).click();
  await expect(h1(page)).toHaveText(THANKS);
  expect(await stories.list()).toMatchObject([{ status: 'pending', isSuspected: true }]);
});

test('a form that is filled in at once is sent by itself, a little later', async ({
  page,
  stories,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await page.goto(ADDRESS);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [label, value] of Object.entries(STORY)) {
    await field(page, label as Label).fill(label === 'Current company' ? stories.company : value);
  }
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled();
  await expect(toastOf(page)).toHaveCount(0);
  expect(await stories.list()).toEqual([]);
  await page.clock.fastForward(3000);
  await page.clock.resume();
  await expect(h1(page)).toHaveText(THANKS);
  expect(await stories.list()).toMatchObject([{ status: 'pending', isSuspected: false }]);
});
