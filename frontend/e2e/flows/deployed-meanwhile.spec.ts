import type { Page } from '@playwright/test';
import { expect, fillNewUser, openAs, signIn, test as adminTest, toastOf } from '../admin';
import { hold, test } from '../test';

test.use({ isFirstVisit: true });
adminTest.use({ isFirstVisit: true });

/** Takes a part's script from the server, as a deployment does. */
const deployWithout = (page: Page, part: string) =>
  page.route(`**/assets/${part}-*.js`, (route) => route.fulfill({ status: 404 }));

/** Counts the documents that the page asks for from now on. */
function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const email = (page: Page) =>
  page.getByRole('form', { name: 'Newsletter' }).last().getByLabel('Email address');

test('a page whose script is gone is loaded anew, once, with what was typed', async ({ page }) => {
  await deployWithout(page, 'MeetupsPage');
  await page.goto('/');
  const loads = countLoads(page);
  await email(page).fill('ada@exam');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Meetups' }).click();
  await expect(page).toHaveTitle(/^Meetups · /);
  await expect(email(page)).toHaveValue('ada@exam');
  expect(loads).toEqual(['/meetups']);
});

test('a file that stays away does not reload the page for ever', async ({ page }) => {
  await deployWithout(page, 'MeetupsPage');
  await deployWithout(page, 'EventsPage');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Meetups' }).click();
  await expect(page).toHaveTitle(/^Meetups · /);
  await page.goto('/');
  const loads = countLoads(page);
  await footer.getByRole('link', { name: 'Meetups' }).click();
  await expect(page.getByRole('alert')).toContainText('It did not arrive.');
  expect(loads).toEqual([]);
});

test('who is typing is not interrupted, and goes on where they were', async ({ page }) => {
  await deployWithout(page, 'Toaster');
  await page.goto('/');
  const loads = countLoads(page);
  await email(page).pressSequentially('ada@example');
  expect(loads).toEqual([]);
  await expect.poll(() => loads).toEqual(['/']);
  await expect(email(page)).toHaveValue('ada@example');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('.org');
  await expect(email(page)).toHaveValue('ada@example.org');
});

test('a message is not taken away before it is read', async ({ page }) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await email(page).fill('ada@example.org');
  await deployWithout(page, 'Toaster');
  const loads = countLoads(page);
  await email(page).press('Enter');
  await expect(toastOf(page)).toContainText('Failed to subscribe.');
  expect(loads).toEqual([]);
  await toastOf(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => loads).toEqual(['/']);
  await expect(email(page)).toHaveValue('ada@example.org');
});

adminTest('the login keeps the name, and no reload takes a typed password', async ({ page }) => {
  await deployWithout(page, 'Toaster');
  await page.goto('/admin/login');
  const loads = countLoads(page);
  await page.getByLabel('Username').fill('ada');
  await page.keyboard.press('Shift');
  await expect.poll(() => loads).toEqual(['/admin/login']);
  await expect(page.getByLabel('Username')).toHaveValue('ada');

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  loads.length = 0;
  await page.getByLabel('Password').fill('secret');
  await page.keyboard.press('Shift');
  const asked = await page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  expect(asked.status()).toBe(404);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  await page.getByLabel('Password').fill('');
  await expect.poll(() => loads).toEqual(['/admin/login']);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
});

adminTest(
  'a form that an ended session closed keeps its text, but no password',
  async ({ page, admin }) => {
    const person = await admin.addUser({ role: 'admin' });
    await openAs(page, person, '/admin/users?dialog=new');
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await fillNewUser(dialog);
    // The page asks by itself, too, and is led away before anybody presses Save.
    const release = await hold(page, '**/api/admin/users');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await admin.updateUser(person.id, { password: 'another password' });
    release();
    await expect(page).toHaveURL('/admin/login');

    const loads = countLoads(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/meetups');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(() => loads).toEqual(['/meetups']);
    await expect(page).toHaveTitle(/^Meetups · /);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('compiler');

    await page.goto('/admin/users?dialog=new');
    await signIn(page, { ...person, password: 'another password' });
    await expect(dialog.getByLabel('Username')).toHaveValue('grace');
    await expect(dialog.getByLabel('Password')).toHaveValue('');
  },
);

adminTest(
  'an open form with typed text is not reloaded from under the hands',
  async ({ page, admin }) => {
    await openAs(page, admin.credential, '/admin/users?dialog=new');
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    await dialog.getByLabel('Username').fill('grace');
    await deployWithout(page, 'Toaster');
    const loads = countLoads(page);
    const probed = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
    await dialog.getByLabel('Username').click();
    expect((await probed).status()).toBe(404);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(loads).toEqual([]);
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect.poll(() => loads).toEqual(['/admin/users']);
  },
);
