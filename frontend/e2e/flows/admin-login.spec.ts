import { expect, signIn, storedToken, test, toastOf } from '../admin';

test('the login works from the keyboard alone, and helps password managers', async ({
  page,
  admin,
}) => {
  const { username, password } = admin.credential;
  await page.goto('/admin/login');

  await test.step('helps password managers and can show the password', async () => {
    const field = page.getByLabel('Password');
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(field).toHaveAttribute('type', 'text');
  });

  await test.step('leads to the dashboard', async () => {
    await page.getByRole('button', { name: /theme/ }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('Logged in successfully');
    expect(await storedToken(page)).toBeTruthy();
  });

  await test.step('leads on who is signed in already', async () => {
    await page.goto('/admin/login');
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test('draws the credential with the form', async ({ page }) => {
  await page.route('**/api/site', () => {});
  for (const address of ['/admin/login', '/admin/users']) {
    await page.goto(address);
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await page.getByRole('region', { name: 'Sample credential' }).count()).toBe(1);
  }
});

const STORAGES: [state: string, make: () => void][] = [
  [
    'closed to the page',
    () => {
      const get = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
];

for (const [state, make] of STORAGES) {
  test(`whose browser has a storage that is ${state} works until the page is left`, async ({
    page,
    admin,
  }) => {
    await page.addInitScript(make);
    await page.goto('/admin/users');
    await signIn(page, admin.credential);
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Newsletter Subscriptions' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/admin/login');
  });
}
