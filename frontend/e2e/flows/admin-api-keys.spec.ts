import { randomUUID } from 'node:crypto';
import { expect, openAs, test, tokenOf } from '../admin';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';

test('a key says what is wrong with it, stays until it is kept, and is shown as used', async ({
  page,
  admin,
}) => {
  const name = `Website ${randomUUID().slice(0, 8)}`;
  const form = page.getByRole('dialog', { name: 'New API key' });
  const shown = page.getByRole('dialog', { name: `Key for ${name}` });
  const row = page.getByRole('row').filter({ hasText: name });
  let secret = '';
  const ask = async (path: string) =>
    (await page.request.get(path, { headers: { 'X-API-Key': secret } })).status();

  await test.step('opens with the focus on its name', async () => {
    await openAs(page, admin.credential, '/admin/api-keys');
    await page.getByRole('button', { name: 'New Key' }).click();
    await expect(form.getByLabel('Name')).toBeFocused();
  });

  await test.step('with a name, something to do and addresses that are some', async () => {
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Network addresses').fill('example.org');
    await form.getByRole('button', { name: 'Create key' }).click();
    await expect(form.getByText('Choose at least one permission')).toBeVisible();
    const box = form.getByRole('checkbox').first();
    await expect(box).toBeFocused();
    await expect(form.getByText('Choose at least one permission')).toBeVisible();
    await form.getByLabel('Courses (Thinkific): read').check();
    await form.getByRole('button', { name: 'Create key' }).click();
    await expect(form.getByLabel('Network addresses')).toHaveAccessibleDescription(
      /Addresses must be like 203\.0\.113\.7/,
    );
    await expectNoViolationsAtAnyWidth(page);
    await form.getByLabel('Network addresses').fill('127.0.0.0/8\n::1');
    await form.getByRole('button', { name: 'Create key' }).click();
  });

  await test.step('which Escape does not take away', async () => {
    const key = shown.getByLabel('API key');
    await expect(key).toHaveValue(/^lectern_[\w-]{43}$/);
    secret = await key.inputValue();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(key).toBeVisible();
    // Round the dialog, which takes the focus back from the page below.
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
    await shown.getByRole('button', { name: 'I have saved it' }).click();
    await expect(shown).toBeHidden();
    await expect(page.getByRole('button', { name: 'New Key' })).toBeFocused();
  });

  await test.step('and which shows when a program used it', async () => {
    expect(await ask('/api/admin/courses?view=card')).toBe(200);
    await page.reload();
    await expect(row).toContainText('Courses (Thinkific): read');
    await expect(row).toContainText(/just now|minutes? ago/);
    await expect(row).toContainText('until');
    await expectNoViolationsAtAnyWidth(page);
  });
});

test('a key is shown as it is on each visit', async ({ page, admin }) => {
  const maker = await admin.addUser({ role: 'admin' });
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, maker)}` };
  const data = { name: `Key of ${maker.username}`.slice(0, 50), scopes: ['courses:read'] };
  const made = await page.request.post('/api/admin/api-keys', { headers, data });
  expect(made.status()).toBe(201);
  const row = page.getByRole('row').filter({ hasText: data.name });
  await openAs(page, admin.credential, '/admin/api-keys');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Inactive');
  await page.getByRole('link', { name: 'Internal Users' }).click();
  await expect(page).toHaveURL('/admin/users');
  await admin.toggleActive(maker.id);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'API Keys' }).click();
  await expect(row).toContainText('Inactive');
});
