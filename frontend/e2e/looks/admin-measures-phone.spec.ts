import type { Locator, Page } from '@playwright/test';
import { openAs, toastOf } from '../admin';
import { bottomOf } from '../measures';
import { expect, readerOf, test } from '../testimonials';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

async function expectAboveFoot(page: Page, action: Locator) {
  const toast = toastOf(page).getByRole('listitem');
  await expect(toast).toBeVisible();
  expect(await bottomOf(toast)).toBeLessThanOrEqual((await action.boundingBox())?.y ?? 0);
  await action.click({ trial: true });
}

test('a click that leaves a field goes where it was meant to', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/testimonials?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Testimonial' });
  const name = dialog.getByLabel('Student Name');
  await expect(name).toBeFocused();
  const upload = dialog.getByRole('button', { name: 'Upload a portrait' });
  await upload.evaluate((button) => {
    button.addEventListener('click', () => button.setAttribute('data-clicked', ''));
  });
  await upload.click();
  await expect(upload).toHaveAttribute('data-clicked', '');
  await expect(dialog.getByText('Student name is required')).toBeVisible();
});

test('the card of a user has the name of the person, too', async ({ page, admin }) => {
  const { username, name } = await admin.addUser({ name: 'Grace Hopper' });
  await openAs(page, admin.credential, `/admin/users?search=${username}`);
  await expect(page.getByRole('listitem').getByText(name)).toBeVisible();
});

test('a toast leaves the foot of a story that is read free', async ({ page, admin, stories }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const studentName of ['Second', 'First']) await stories.add({ studentName });
  await openAs(page, admin.credential, `${stories.screen}&status=pending`);
  await page.getByText('Three months in').first().click();
  const reader = readerOf(page);
  await reader.getByRole('button', { name: 'Approve' }).click();
  await expect(reader.getByRole('figure')).toContainText('Second');
  await expectAboveFoot(page, reader.getByRole('button', { name: 'Edit' }));
});

test('fingers are offered no keys', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0);
});
