import { generateSync } from 'otplib';
import { expect, openAs, signIn, test, toastOf } from '../admin';

test('everybody changes the own name and password', async ({ page, admin }) => {
  const person = await admin.addUser();
  await openAs(page, person, '/admin/staff-dashboard');
  const own = page.getByRole('complementary').getByRole('link', { name: 'Your account' });
  await own.click();
  await expect(page).toHaveURL('/admin/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account');
  await page.getByRole('form', { name: 'Name' }).getByLabel('Name').fill('Ada Lovelace');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Your name was changed');
  await expect(own).toContainText('Ada Lovelace');

  const form = page.getByRole('form', { name: 'Password' });
  await form.getByLabel('Current password').fill(person.password);
  await form.getByLabel('New password').fill('seventeen green umbrellas');
  await expect(form.getByRole('status')).toHaveText('Strength: Strong');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Your password was changed');
  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, { ...person, password: 'seventeen green umbrellas' });
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a second factor is set up, and asked for', async ({ page, admin }) => {
  const person = await admin.addUser();
  const section = page.getByRole('region', { name: 'Two-factor authentication' });
  const code = page.getByLabel('Code', { exact: true });
  await openAs(page, person, '/admin/account');
  await section.getByRole('button', { name: 'Set up' }).click();
  await section.getByLabel('Current password').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(
    section.getByRole('img', { name: 'QR code for the authenticator app' }),
  ).toBeVisible();
  const secret = (await section.locator('strong').innerText()).replaceAll(' ', '');
  await code.fill(generateSync({ secret }));
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Two-factor authentication is on');
  await expect(section.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await section.getByRole('listitem').allInnerTexts();
  await section.getByRole('button', { name: 'I have saved them' }).click();
  await expect(section).toContainText('10 recovery codes are left.');

  await page.getByRole('button', { name: 'Logout' }).click();
  await signIn(page, person);
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});
