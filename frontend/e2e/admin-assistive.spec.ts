import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test, toastOf } from './admin';

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

test('F8 leads out of a dialog to what is told, from where it is a step back', async ({
  page,
  admin,
}) => {
  const { username } = await admin.addUser();
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await openAs(page, admin.credential, `/admin/users?search=${username}`);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const save = button(dialog, 'Save');
  const list = toastOf(page).getByRole('list');
  await button(page, `Edit ${username}`).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Another name');
  const fail = async () => {
    await save.press('Enter');
    await expect(toastOf(page)).toContainText('Your text is kept.');
    await page.keyboard.press('F8');
    await expect(list).toBeFocused();
  };
  const expectBack = async () => {
    await expect(list.getByRole('listitem')).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  };

  await test.step('by Tab', async () => {
    await fail();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('listitem')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(list, 'Close')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  await test.step('by what closes the message', async () => {
    await fail();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectBack();
  });

  await test.step('by Escape, which leaves the dialog', async () => {
    await fail();
    await page.keyboard.press('Escape');
    await expectBack();
    await fail();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectBack();
  });
});
