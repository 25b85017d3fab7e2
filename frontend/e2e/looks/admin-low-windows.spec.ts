import { mergeTests } from '@playwright/test';
import { openAs, toastOf } from '../admin';
import { test as withReaders } from '../newsletter';
import { expect, test as withStories } from '../testimonials';

const test = mergeTests(withReaders, withStories);

const LOW = [
  { width: 812, height: 375 },
  { width: 320, height: 256 },
];

test('a message with a long address is whole', async ({ page, admin, readers }) => {
  const { mark } = readers;
  const labels = ['b', 'c'].map((letter) => letter.repeat(60)).join('.');
  const emails = [
    `${'a'.repeat(39 - mark.length)}@${mark}`,
    `${'a'.repeat(64)}@${labels}.${mark}`,
  ] as const;
  for (const email of emails) {
    const answer = await page.request.post('/api/newsletter', { data: { email } });
    expect(answer.status()).toBe(201);
  }
  await openAs(page, admin.credential, readers.screen);
  for (const [index, height] of [667, 256].entries()) {
    await page.setViewportSize({ width: 375, height });
    await page.getByRole('button', { name: `Delete ${emails[index]}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const toast = toastOf(page);
    await expect(toast).toContainText(emails[index] ?? '');
    await expect(toast.getByRole('listitem')).toBeInViewport({ ratio: 1 });
    for (const name of ['Undo', 'Close']) {
      await expect(toast.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await toast.getByRole('button', { name: 'Close' }).click();
  }
});

test('a sheet of filters begins within the window', async ({ page, admin, readers }) => {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const size of LOW) {
    await page.setViewportSize(size);
    await openAs(page, admin.credential, readers.screen);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('combobox').first()).toBeInViewport({ ratio: 1 });
    const show = sheet.getByRole('button', { name: 'Show results' });
    await show.scrollIntoViewIfNeeded();
    await expect(show).toBeInViewport({ ratio: 1 });
    await show.click();
    await expect(sheet).toBeHidden();
  }
});

test('the line of what is selected covers nothing that the keyboard reaches', async ({
  page,
  admin,
  stories,
}) => {
  for (const studentName of ['Third', 'Second', 'First']) await stories.add({ studentName });
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, admin.credential, stories.screen);
  const bar = page.getByRole('group', { name: 'Selected testimonials' });
  await page.getByRole('checkbox', { name: 'Select First', exact: true }).check();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(480);
  await page.evaluate(() => window.scrollTo(0, 0));
  const controls = page
    .getByRole('group', { name: 'Testimonials', exact: true })
    .locator(':is(a, button, input, [tabindex="0"]):not(:disabled):visible');
  const all = await controls.all();
  expect(all.length).toBeGreaterThan(8);
  await all[0]?.focus();
  for (const control of all) {
    await expect(control).toBeFocused();
    const bottom = async () => {
      const box = await control.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottom).toBeLessThanOrEqual(top);
    await page.keyboard.press('Tab');
  }
});

test('the sidebar is reached to its end', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/courses');
  const sidebar = page.getByRole('complementary');
  const logout = sidebar.getByRole('button', { name: 'Logout' });
  await expect(page.getByRole('checkbox', { name: 'Select all', exact: true })).toBeVisible();
  for (const [width, height] of [
    [1280, 560],
    [1093, 500],
    [812, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const fold = width < 1100 ? 'Expand sidebar' : 'Collapse sidebar';
    await expect(sidebar.getByRole('button', { name: fold })).toBeAttached();
    for (const part of await sidebar.locator('[role=menuitem], button').all()) {
      await part.scrollIntoViewIfNeeded();
      // Scrolling ends at whole pixels, and the items do not begin at them.
      await expect(part).toBeInViewport({ ratio: 0.98 });
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await sidebar.getByRole('link').first().focus();
    for (let steps = 0; steps < 16; steps += 1) {
      if (await logout.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(logout).toBeFocused();
    await expect(logout).toBeInViewport({ ratio: 1 });
  }
});
