import { randomUUID } from 'node:crypto';
import { openAs, signIn, tokenOf, toastOf } from '../admin';
import { expectNoFault, expectNoFaultAtAnyWidth } from '../axe';
import { heading, openMail, showIn } from '../notices';
import { ADMIN, expect, test } from '../own-product';

test('a new address of the own account counts once its mail confirms it', async ({
  page,
  request,
}) => {
  const id = randomUUID().slice(0, 8);
  const person = {
    name: `Ida ${id}`,
    username: `user-${id}`,
    email: `${id}@example.org`,
    password: 'sixteen blue umbrellas',
  };
  const fresh = `${id}@example.com`;
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const added = await request.post('/api/admin/users', { headers, data: person });
  expect(added.ok()).toBe(true);
  const pending = page.getByRole('region', { name: 'New email' });

  await test.step('which is asked for with the password', async () => {
    await openAs(page, person, '/admin/account');
    const form = page.getByRole('form', { name: 'Email' });
    const email = form.getByLabel('Email');
    await expect(email).toHaveAccessibleDescription(
      'A mail to a new address asks you to confirm it.',
    );
    await email.fill(fresh);
    await form.getByLabel('Current password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText(`Open the link in the mail to ${fresh}`);
    await expect(pending).toContainText(`${fresh} waits to be confirmed`);
    await expect(pending).toContainText('Mail sent');
    await expectNoFaultAtAnyWidth(page);
  });

  await test.step('is still told of after a reload, and not sent again at once', async () => {
    await page.reload();
    await pending.getByRole('button', { name: 'Send the mail again' }).click();
    await expect(toastOf(page)).toContainText('less than a minute ago');
  });

  await test.step('is confirmed by a press, and not by opening the link', async () => {
    await openMail(page, fresh);
    await expect(page.frameLocator('iframe').getByText(`Hello ${person.name},`)).toBeVisible();
    await expectNoFault(page, showIn);
    await page.locator('pre').getByRole('link').click();
    await expect(heading(page)).toHaveText('Confirm your new address');
    await expectNoFault(page, showIn);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(heading(page)).toHaveText('Your new address is confirmed');
    await expectNoFault(page, showIn);
    await page.goBack();
    await page.reload();
    await expect(heading(page)).toHaveText('This link was used already');
  });

  await test.step('and the old address is told', async () => {
    await openMail(page, person.email);
    await expect(page.locator('pre')).toContainText(`is ${fresh} from now on`);
  });

  await test.step('as are the account and the login', async () => {
    await page.goto('/admin/account');
    await expect(page.getByRole('form', { name: 'Email' }).getByLabel('Email')).toHaveValue(fresh);
    await expect(pending).toHaveCount(0);
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn(page, { username: fresh, password: person.password });
    await expect(page).toHaveURL('/admin/dashboard');
  });
});
