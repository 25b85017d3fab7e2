import type { Page } from '@playwright/test';
import { toastOf } from '../admin';
import { ADDRESS, field, fillIn, openForm, STORY, submitButton, type Label } from '../submission';
import { hold, isAlive } from '../test';
import { expect, SCRIPT, test } from '../testimonials';

test.use({ isFirstVisit: true });

const THANKS = 'Thank you for your story';
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=';

const preview = (page: Page) => page.getByRole('region', { name: 'How it will look' });
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

test('the preview shows the story as it is typed, and the picture once its field is left', async ({
  page,
}) => {
  await page.route('**/api/pictures/preview', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ url: STORY['Profile image URL'] });
    await route.fulfill({ json: { src: PIXEL, width: 1, height: 1 } });
  });
  await openForm(page);
  await expect(page.getByRole('main')).toContainText(
    'What you type stays in this browser until you send it; only the address of your picture is looked up at once, for the preview.',
  );

  await test.step('a form that is empty again leaves nothing in the browser', async () => {
    const before = await page.evaluate(() => localStorage.length);
    await field(page, 'Full name').fill('Amara');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(before + 1);
    await field(page, 'Full name').fill('');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(before);
  });

  await expect(preview(page)).toContainText('What you write appears here');
  await field(page, 'Testimonial').fill(STORY.Testimonial);
  await expect(preview(page).getByRole('blockquote')).toHaveText(STORY.Testimonial);
  await field(page, 'Previous role').fill('Nurse');
  await field(page, 'Current role').fill('Engineer');
  await field(page, 'Current company').fill('Vela');
  await expect(preview(page)).toContainText('From Nurse to Engineer, Vela');
  await field(page, 'Full name').fill('Mei Lin');
  await expect(preview(page).getByText('ML', { exact: true })).toBeVisible();

  await field(page, 'Profile image URL').fill(STORY['Profile image URL']);
  await expect(preview(page).locator('img')).toHaveCount(0);
  await field(page, 'Full name').focus();
  await expect(preview(page).locator('img')).toHaveAttribute('src', PIXEL);

  await test.step('script in the preview is text', async () => {
    await field(page, 'Testimonial').fill(SCRIPT);
    await field(page, 'Full name').fill(SCRIPT);
    await expect(preview(page).getByRole('blockquote')).toHaveText(SCRIPT);
    await expect(page).not.toHaveTitle('broken');
  });
  await test.step('nobody sees or reaches the field that programs fill in', async () => {
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    const trap = page.locator('input[name=subject]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(trap).not.toBeInViewport();
  });
});

test('what a program fills in is thanked for, and waits with a mark', async ({ page, stories }) => {
  await openForm(page);
  await fillIn(page, { 'Current company': stories.company });
  await page.locator('input[name=subject]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'Cheap watches';
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
