import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { NewTwoFactorDto } from '../../src/api/generated/model/newTwoFactorDto';
import { expect, openAs, signIn, test, toastOf, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';

const codeOf = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
};

test('a second factor is set up, asked for, replaced by a recovery code and turned off', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  const field = page.getByLabel('Code', { exact: true });
  const message = page.locator('form').getByRole('alert');
  let secret = '';
  let codes: string[] = [];

  await test.step('it asks for the password, and shows what the app needs', async () => {
    await openAs(page, person, '/admin/account');
    await section.getByRole('button', { name: 'Set up' }).click();
    const password = section.getByLabel('Current password');
    await expect(password).toBeFocused();
    await password.fill('not it');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription('This is not your current password');
    await password.fill(person.password);
    await page.keyboard.press('Enter');
    await expect(
      section.getByRole('img', { name: 'QR code for the authenticator app' }),
    ).toBeVisible();
    secret = (await section.locator('strong').innerText()).replaceAll(' ', '');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await expectNoViolations(page);
  });

  await test.step('a code of the app turns it on, and brings recovery codes', async () => {
    await expect(field).toBeFocused();
    await field.fill('12345');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/This code is not right/);
    await field.fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Two-factor authentication is on');
    await expect(section.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    codes = await section.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectNoViolations(page);
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    for (const code of codes) expect(file).toContain(code);
    await section.getByRole('button', { name: 'I have saved them' }).click();
    await expect(section).toContainText('10 recovery codes are left.');
    await expect(section).toBeFocused();
    await expectNoViolations(page);
  });

  await test.step('the login asks for a code, and says what is wrong with one', async () => {
    await signOut(page);
    await signIn(page, person);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Username')).toHaveValue(person.username);
    await expect(page.getByLabel('Username')).toBeFocused();
    await signIn(page, person);
    await field.fill('12345');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/This code is not right/);
    await expect(field).toBeFocused();
    await expect(message).toHaveText(/^This code is not right/);
    await expectNoViolations(page);
    await field.fill(codeOf(secret, 30));
    await expect(message).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard');
  });

  await test.step('a recovery code does, too, once', async () => {
    const [first = '', second = ''] = codes;
    const recovery = page.getByLabel('Recovery code');
    const begin = async () => {
      await signOut(page);
      await signIn(page, person);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expect(recovery).toBeFocused();
      await recovery.fill(first);
      await page.keyboard.press('Enter');
    };
    await begin();
    await expect(page).toHaveURL('/admin/dashboard');
    await begin();
    await expect(recovery).toHaveAccessibleDescription(/has been used already/);
    await expectNoViolations(page);
    await recovery.fill(second);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard');
  });

  await test.step('new recovery codes take the place of the old ones, and it is turned off', async () => {
    await page.goto('/admin/account');
    await expect(section).toContainText('8 recovery codes are left.');
    await section.getByRole('button', { name: 'New recovery codes' }).click();
    await field.fill(codes[2] ?? '');
    await page.keyboard.press('Enter');
    const items = section.getByRole('listitem');
    await expect(items).toHaveCount(10);
    const fresh = await items.first().innerText();
    expect(codes).not.toContain(fresh);
    await section.getByRole('button', { name: 'I have saved them' }).click();
    await section.getByRole('button', { name: 'Turn off' }).click();
    await field.fill(fresh);
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
    await signOut(page);
    await signIn(page, person);
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test('an administrator resets it for who has lost phone and codes', async ({ page, admin }) => {
  const person = await admin.addUser({ name: 'Grace Hopper' });
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, person)}` };
  const call = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/admin/account/two-factor${path}`, {
      headers,
      data,
    });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as NewTwoFactorDto;
  };
  const { secret } = await call('', { current_password: person.password });
  await call('/confirm', { code: codeOf(secret) });

  await openAs(page, admin.credential, `/admin/users?dialog=${person.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const reset = dialog.getByRole('button', { name: 'Reset two-factor authentication' });
  await reset.click();
  await expectNoViolations(page);
  const question = page.getByRole('dialog', { name: 'Reset two-factor authentication?' });
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(toastOf(page)).toContainText('Grace Hopper can sign in with the password alone');
  await expect(dialog.getByText('The password alone is enough to sign in.')).toBeVisible();
  await expect(reset).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const { username, password } = person;
  const login = await page.request.post('/api/admin/login', { data: { username, password } });
  expect(login.status()).toBe(200);
});

test('whose role needs it sets it up before anything else', async ({ page, admin }) => {
  const person = await admin.addUser();
  let isRequired = false;
  await page.route('**/api/admin/me', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await route.fulfill({
      response,
      json: isRequired ? { ...user, must_set_up_two_factor: true } : user,
    });
  });
  await openAs(page, person, '/admin/account');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your Account');
  await test.step('also when it becomes required while the page is open', async () => {
    isRequired = true;
    await page.route('**/api/admin/account', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: {
          type: 'urn:lectern:problem:two-factor-required',
          title: 'Forbidden',
          status: 403,
          detail: 'Your role needs two-factor authentication. Set it up in your account first.',
        },
      }),
    );
    await page.getByRole('form', { name: 'Name' }).getByLabel('Name').fill('Ada Lovelace');
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('One more step');
    await page.reload();
  });
  await expect(heading).toHaveText('One more step');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  const secret = (await page.getByRole('listitem').locator('strong').innerText()).replaceAll(
    ' ',
    '',
  );
  await expectNoViolations(page);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const kept = page.getByRole('button', { name: 'I have saved them' });
  await expect(kept).toBeVisible();
  isRequired = false;
  await kept.click();
  await expect(heading).toHaveText('Your Account');
});
