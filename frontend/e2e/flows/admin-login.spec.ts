import { expect, failureOf, signIn, storedToken, test, toastOf } from '../admin';

test('shows the sample credential in demo mode, and works from the keyboard alone', async ({
  page,
  admin,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) calls += 1;
  });
  const { username, password } = admin.credential;
  await page.goto('/admin/login');
  const sample = page.getByRole('region', { name: 'Sample credential' });
  await expect(sample).toContainText(`${username} / ${password}`);

  await test.step('needs username and password', async () => {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required');
    expect(calls).toBe(0);
  });

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

test('says why it refuses', async ({ page, admin }) => {
  const somebody = { username: 'somebody', password: 'something' };
  await page.goto('/admin/login');

  await test.step('in the server’s words', async () => {
    await signIn(page, { ...admin.credential, password: 'not it' });
    await expect(failureOf(page)).toContainText('Error');
    await expect(failureOf(page)).toContainText('Invalid username or password.');
    await expect(page.locator('form')).toContainText('Invalid username or password.');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByLabel('Username')).toHaveValue(admin.credential.username);
    expect(await storedToken(page)).toBeNull();
  });

  await test.step('when the account is deactivated', async () => {
    const person = await admin.addUser();
    await admin.toggleActive(person.id);
    await signIn(page, person);
    await expect(toastOf(page)).toContainText(/deactivated|inactive|not active/i);
    await expect(page).toHaveURL('/admin/login');
  });

  for (const { status, words } of [
    { status: 401, words: 'Invalid credentials' },
    { status: 502, words: 'Login failed' },
  ]) {
    await test.step(`when a ${status} gives no reason`, async () => {
      await page.route('**/api/admin/login', (route) => route.fulfill({ status }));
      await signIn(page, somebody);
      await expect(toastOf(page)).toContainText(words);
      await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    });
  }

  await test.step('when no answer comes', async () => {
    await page.route('**/api/admin/login', (route) => route.abort());
    await signIn(page, somebody);
    await expect(toastOf(page)).toContainText(
      'Login failed. Network error: the server did not answer',
    );
  });
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
