import type { LoginResponseDto } from '../../src/api/generated/model/loginResponseDto';
import { expect, openAs, test, toastOf } from '../admin';
import { expectNoViolations } from '../axe';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test('everybody changes the own email with the password, and ends the own sessions', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  const { username, password } = person;
  const logIn = async (data: { username: string; password: string }, agent = FIREFOX) => {
    const headers = { 'User-Agent': agent };
    const answer = await page.request.post('/api/admin/login', { data, headers });
    return answer.ok() ? ((await answer.json()) as LoginResponseDto).access_token : '';
  };
  const statusOf = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await page.request.get('/api/admin/me', { headers })).status();
  };
  const [onWindows, onPhone] = [
    await logIn({ username, password }),
    await logIn({ username, password }, SAFARI),
  ];

  await openAs(page, person, '/admin/account');
  await test.step('the email with the current password', async () => {
    const form = page.getByRole('form', { name: 'Email' });
    const current = form.getByLabel('Current password');
    await form.getByLabel('Email').fill(`ada-${person.email}`);
    await current.fill('not it');
    await form.getByRole('button', { name: 'Change email' }).click();
    await expect(current).toHaveAccessibleDescription('This is not your current password');
    await expect(current).toBeFocused();
    await expectNoViolations(page);
    await current.fill(password);
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText(`Open the link in the email to ada-${person.email}`);
    await expect(current).toHaveValue('');
    await expect(form.getByLabel('Email')).toHaveValue(person.email);
    const pending = page.getByRole('region', { name: 'New email' });
    await expect(pending).toContainText(`ada-${person.email} before`);
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 375, height });
    const endOfButtons = async () => {
      const box = await pending.getByRole('button').last().boundingBox();
      return box ? box.x + box.width : Infinity;
    };
    await expect.poll(endOfButtons).toBeLessThanOrEqual(375 - 16);
    await expectNoViolations(page);
    await page.setViewportSize({ width, height });
    await pending.getByRole('button', { name: 'Cancel the change' }).focus();
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Your email was not changed');
    await expect(pending).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await logIn({ username: `ada-${person.email}`, password })).toBe('');
    expect(await logIn({ username: person.email, password })).not.toBe('');
  });

  await test.step('one session, and then all others', async () => {
    // Where the device that has just come in is listed, too.
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goBack();
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    const lines = sessions.locator('tbody tr');
    await expect(lines).toHaveCount(4);
    await expect(lines.filter({ hasText: 'This device' })).toHaveCount(1);
    await sessions.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
    await expect(lines).toHaveCount(3);
    await expect(sessions.getByRole('group', { name: 'Sessions' })).toBeFocused();
    expect([await statusOf(onPhone), await statusOf(onWindows)]).toEqual([401, 200]);

    const others = sessions.getByRole('button', { name: 'Sign out everywhere else' });
    await others.focus();
    await page.keyboard.press('Enter');
    await expect(lines).toHaveCount(1);
    await expect(others).toHaveCount(0);
    await expect(lines).toContainText('This device');
    expect(await statusOf(onWindows)).toBe(401);
  });

  await test.step('and comes back to it by the palette', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or type a command' }).fill('account');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/account');
  });

  await test.step('a name and a weak password are refused at their fields', async () => {
    const name = page.getByRole('form', { name: 'Name' }).getByLabel('Name');
    await name.fill('');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription('Name is required');
    const form = page.getByRole('form', { name: 'Password' });
    await form.getByLabel('Current password').fill(password);
    await form.getByLabel('New password').fill('password');
    await expect(form.getByRole('status')).toHaveText('Strength: Very weak');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('New password')).toHaveAccessibleDescription(
      /one of the most common ones/,
    );
    await expectNoViolations(page);
  });
});
