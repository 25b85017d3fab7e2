import { randomUUID } from 'node:crypto';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';
import { ADMIN, expect, test } from '../own-product';

test('an address that the mail server refuses is marked, and tried again when an admin wants it', async ({
  page,
  request,
}) => {
  const id = randomUUID().slice(0, 8);
  const email = `${id}@school.invalid`;
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const person = { name: `Ada ${id}`, username: `user-${id}`, password: 'a long sentence', email };
  expect((await request.post('/api/admin/users', { headers, data: person })).ok()).toBe(true);
  const imported = await request.post('/api/admin/newsletters/import', {
    headers: { ...headers, 'Content-Type': 'text/csv' },
    data: `Email\n${email}\n`,
  });
  expect(imported.ok()).toBe(true);

  const form = page.getByRole('dialog', { name: 'Edit User' });
  const refusal = form.getByText(`The mail server rejected an email to ${email}`);
  await test.step('beside a user', async () => {
    await openAs(page, ADMIN, `/admin/users?search=${id}`);
    await page.getByRole('button', { name: `Edit ${person.username}` }).click();
    await expect(form.getByRole('button', { name: 'Send reset email' })).toBeVisible();
    await expect(refusal).toBeHidden();
    await form.getByRole('button', { name: 'Send reset email' }).click();
    await expect(refusal).toContainText('5.1.2 This host does not exist');
    await expectNoViolations(page);
    const mails = form.getByRole('table', { name: /^Emails to/ }).locator('tbody tr');
    await form.getByRole('button', { name: 'Send reset email anyway' }).press('Enter');
    await expect(mails).toHaveCount(2);
    await expect(mails.first()).toContainText('Bounced');
    await form.getByRole('button', { name: 'Allow email again' }).press('Enter');
    await expect(refusal).toBeHidden();
    await expect(toastOf(page)).toContainText('Email allowed again');
    await form.getByRole('button', { name: 'Send reset email', exact: true }).click();
    await expect(refusal).toBeVisible();
  });

  await test.step('and beside a subscriber with the same address', async () => {
    await page.goto(`/admin/newsletters?search=${id}`);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Bounced');
    await row.getByRole('button', { name: email, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Subscriber' });
    await expect(drawer).toContainText('5.1.2 This host does not exist');
    await expect(drawer).toContainText('the address was imported');
    await expectNoViolations(page);
    await drawer.getByRole('button', { name: 'Allow email again' }).press('Enter');
    await expect(drawer).not.toContainText('Bounced');
    await page.keyboard.press('Escape');
    await expect(row).not.toContainText('Bounced');
  });
});
