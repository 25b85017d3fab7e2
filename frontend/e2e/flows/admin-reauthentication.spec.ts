import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { NewTwoFactorDto } from '../../src/api/generated/model/newTwoFactorDto';
import type { RecoveryCodesDto } from '../../src/api/generated/model/recoveryCodesDto';
import {
  expect,
  openAs,
  REAUTHENTICATION_REQUIRED,
  test,
  toastOf,
  tokenOf,
  type Person,
} from '../admin';
import { expectNoViolations } from '../axe';

/** Makes the session's authentication too old until the user authenticates again. */
async function expireAuthentication(
  page: Page,
  guarded: (method: string, path: string) => boolean,
) {
  let isOld = true;
  await page.route('**/api/admin/**', async (route, request) => {
    const { pathname } = new URL(request.url());
    if (isOld && guarded(request.method(), pathname)) {
      await route.fulfill({ status: 403, json: REAUTHENTICATION_REQUIRED });
    } else if (pathname.endsWith('/account/reauthenticate')) {
      const response = await route.fetch();
      if (response.ok()) isOld = false;
      await route.fulfill({ response });
    } else {
      await route.fallback();
    }
  });
  return () => {
    isOld = true;
  };
}

/** Sets up an app by the API. */
async function recoveryCodeOf(page: Page, person: Person): Promise<string> {
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, person)}` };
  const call = async <Answer>(path: string, data: object) => {
    const answer = await page.request.post(`/api/admin/account/two-factor${path}`, {
      headers,
      data,
    });
    return (await answer.json()) as Answer;
  };
  const { secret } = await call<NewTwoFactorDto>('', { current_password: person.password });
  const code = generateSync({ secret });
  const confirmed = await call<RecoveryCodesDto>('/confirm', { code });
  return confirmed.recovery_codes[0] ?? '';
}

test('an action that requires re-authentication asks for it by keyboard, then continues', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  const again = await expireAuthentication(
    page,
    (method, path) =>
      (method === 'DELETE' && path.startsWith('/api/admin/users/')) ||
      path === '/api/admin/newsletters/export',
  );
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const password = dialog.getByLabel('Current password');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  const askToDelete = async () => {
    await page.getByRole('button', { name: `Delete ${person.username}` }).click();
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(password).toBeFocused();
    await expect(password).toHaveValue('');
    await expect(password).toHaveAttribute('aria-invalid', 'false');
  };

  await test.step('canceling changes nothing', async () => {
    await openAs(page, admin.credential, `/admin/users?search=${person.username}`);
    await askToDelete();
    await expectNoViolations(page);
    // What waits for an answer gives way to no other dialog.
    await page.keyboard.press('Control+k');
    await expect(password).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText('Confirm it’s you');
    await expect(page.getByRole('button', { name: `Delete ${person.username}` })).toBeVisible();
  });

  await test.step('a file download continues after re-authentication, too', async () => {
    again();
    await page.goto('/admin/newsletters');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(password).toBeFocused();
    const download = page.waitForEvent('download');
    await password.fill(admin.credential.password);
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('who has an app may show a code in place of the password', async () => {
    const colleague = await admin.addUser({ role: 'admin' });
    const code = await recoveryCodeOf(page, colleague);
    again();
    await openAs(page, colleague, '/admin/newsletters');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await dialog.getByRole('button', { name: 'Use a code' }).click();
    await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Use your password' }).click();
    await expect(password).toBeFocused();
    await dialog.getByRole('button', { name: 'Use a code' }).click();
    const download = page.waitForEvent('download');
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await download;
  });
});

test('what lets somebody back in asks, too, also from the message that takes it back', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  const again = await expireAuthentication(
    page,
    (_method, path) =>
      path === `/api/admin/users/${person.id}/toggle-active` ||
      path === `/api/admin/users/${person.id}/undo`,
  );
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const reauthenticate = async () => {
    await expect(dialog.getByLabel('Current password')).toBeFocused();
    await page.keyboard.type(admin.credential.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  };
  await openAs(page, admin.credential, `/admin/users?search=${person.username}`);
  await page.getByRole('button', { name: `Deactivate ${person.username}` }).click();
  await reauthenticate();
  await expect(toastOf(page)).toContainText(`${person.username} is inactive`);
  await expect(page.getByRole('button', { name: `Activate ${person.username}` })).toBeVisible();
  again();
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await reauthenticate();
  await expect(toastOf(page)).toContainText(`${person.username} was restored`);
  await expect(page.getByRole('button', { name: `Deactivate ${person.username}` })).toBeVisible();
});
