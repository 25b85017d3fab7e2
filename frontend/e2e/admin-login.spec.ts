import { expect, openAs, signIn, storedToken, test, toastOf } from './admin';

test('shows the sample credential in demo mode', async ({ page, admin }) => {
  await page.goto('/admin/login');
  const sample = page.getByRole('region', { name: 'Sample credential' });
  await expect(sample).toContainText(`${admin.credential.username} / ${admin.credential.password}`);
});

test('shows no credential outside demo mode', async ({ page }) => {
  await page.route('**/api/site', (route) =>
    route.fulfill({ json: { site_name: 'Lectern', demo_credential: null } }),
  );
  const answered = page.waitForResponse('**/api/site');
  await page.goto('/admin/login');
  await answered;
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample credential' })).toHaveCount(0);
});

test('needs username and password', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) calls += 1;
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Password is required');
  expect(calls).toBe(0);
});

test('helps password managers and can show the password', async ({ page }) => {
  await page.goto('/admin/login');
  const password = page.getByLabel('Password');
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('leads to the dashboard', async ({ page, admin }) => {
  await page.goto('/admin/login');
  await signIn(page, admin.credential);
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toContainText('Logged in successfully');
  expect(await storedToken(page)).toBeTruthy();
});

test('works from the keyboard alone', async ({ page, admin }) => {
  await page.goto('/admin/login');
  const { username, password } = admin.credential;
  await page.getByRole('button', { name: /theme/ }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');
});

test('says in the server’s words why it refuses', async ({ page, admin }) => {
  await page.goto('/admin/login');
  await signIn(page, { ...admin.credential, password: 'not it' });
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText('Invalid username or password.');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Username')).toHaveValue(admin.credential.username);
  expect(await storedToken(page)).toBeNull();
});

test('says so when the account is deactivated', async ({ page, admin }) => {
  const person = await admin.addUser();
  await admin.toggleActive(person.id);
  await page.goto('/admin/login');
  await signIn(page, person);
  await expect(toastOf(page)).toContainText(/deactivated|inactive|not active/i);
  await expect(page).toHaveURL('/admin/login');
});

for (const { status, words } of [
  { status: 401, words: 'Invalid credentials' },
  { status: 502, words: 'Login failed' },
]) {
  test(`says "${words}" when a ${status} gives no reason`, async ({ page }) => {
    await page.route('**/api/admin/login', (route) => route.fulfill({ status }));
    await page.goto('/admin/login');
    await signIn(page, { username: 'somebody', password: 'something' });
    await expect(toastOf(page)).toContainText(words);
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  });
}

test('says "Login failed" when no answer comes', async ({ page }) => {
  await page.route('**/api/admin/login', (route) => route.abort());
  await page.goto('/admin/login');
  await signIn(page, { username: 'somebody', password: 'something' });
  await expect(toastOf(page)).toContainText(
    'Login failed. Network error: the server did not answer',
  );
});

test('leads on who is signed in already', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/login');
  await expect(page).toHaveURL('/admin/dashboard');
});
