import { randomUUID } from 'node:crypto';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';
import { heading, openMail } from '../message-pages';
import { ADMIN, expect, test } from '../own-product';
import { STORY } from '../submission';
import { letMailsAge, sendHeldBackMails } from '../mail-times';
import { readerOf, rowOf } from '../testimonials';

/** Addresses that the mailbox of the product refuses, so that nobody has to wait a minute before the mail goes again. */
const refused = () => `${randomUUID().slice(0, 8)}@school.invalid`;

test('the line of an author has the address and the link', async ({
  page,
  request,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = `author-${randomUUID()}@example.org`;
  const company = `Company ${randomUUID()}`;
  const response = await request.post('/api/testimonials/submit', {
    data: {
      ...{ studentName: 'Amara Nwosu', studentImage: STORY['Profile image URL'], email, company },
      ...{ previousRole: STORY['Previous role'], currentRole: STORY['Current role'] },
      ...{ courseTaken: STORY['Course completed'], quote: STORY.Testimonial },
    },
  });
  expect(response.status()).toBe(201);
  await openMail(page, email);
  await page.locator('pre').getByRole('link').click();
  await page.getByRole('button', { name: 'Confirm my story' }).click();
  await expect(heading(page)).toHaveText('Thank you, your story is confirmed');

  const search = encodeURIComponent(company);
  const reader = readerOf(page);
  await test.step('before the decision there is no mail to send again, but the link', async () => {
    await openAs(page, ADMIN, `/admin/testimonials?search=${search}`);
    await rowOf(page, 'Amara Nwosu').getByText(STORY.Testimonial).click();
    await expect(reader.getByRole('link', { name: email })).toBeVisible();
    await expect(reader.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
    await reader.getByRole('button', { name: 'Copy the link of Amara Nwosu' }).press('Enter');
    await expect(toastOf(page)).toContainText('Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/your-story\/[\w-]{43}$/);
    await page.goto(new URL(link).pathname);
    await expect(heading(page)).toHaveText('Your story');
  });

  await test.step('after the decision it says what became of the mail, without a reload', async () => {
    await openAs(page, ADMIN, `/admin/testimonials?search=${search}`);
    await rowOf(page, 'Amara Nwosu').getByText(STORY.Testimonial).click();
    await reader.getByRole('button', { name: 'Approve' }).click();
    await expect(reader).toContainText('Sending');
    await expect(reader.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
    await sendHeldBackMails(product);
    await expect(reader).toContainText('Email sent');
    await expect(reader.getByRole('button', { name: 'Send again: Amara Nwosu' })).toBeVisible();
    await expectNoViolations(page);
  });

  await test.step('and the mail goes again, once a minute has passed', async () => {
    const again = reader.getByRole('button', { name: 'Send again: Amara Nwosu' });
    await again.press('Enter');
    await expect(toastOf(page)).toContainText(/It can be sent again in \d+ seconds?\./);
    await letMailsAge(product.databaseUrl);
    await again.press('Enter');
    await expect(toastOf(page)).toContainText('It should arrive soon');
    await expect(reader).toContainText('Email sent');
    await page.goto('/demo/mail');
    const decisions = page.getByRole('listitem').filter({ hasText: email });
    await expect(decisions.filter({ hasText: 'is published' })).toHaveCount(2);
  });
});

test('the mail to a pending subscriber is sent again, and says what became of it', async ({
  page,
  request,
}) => {
  const email = refused();
  const entered = await request.post('/api/newsletter', { data: { email } });
  expect(entered.status()).toBe(201);
  await openAs(page, ADMIN, `/admin/newsletters?status=pending&search=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Bounced');
  await expect(row).toContainText('This host does not exist');
  await row.getByRole('button', { name: `Send again: ${email}` }).press('Enter');
  await expect(toastOf(page)).toContainText('It should arrive soon');
  await expect(row).toContainText('Bounced');
  await expectNoViolations(page);
});

test('an invitation that was refused is sent again from the list of the invited', async ({
  page,
  request,
}) => {
  const email = refused();
  const name = `Grace ${randomUUID().slice(0, 8)}`;
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const made = await request.post('/api/admin/invitations', { headers, data: { email, name } });
  const { id } = (await made.json()) as { id: string };
  await openAs(page, ADMIN, '/admin/users');
  const line = page.getByRole('row').filter({ hasText: name });
  await expect(line).toContainText('Bounced');
  await page.getByRole('button', { name: `Send again to ${name}` }).press('Enter');
  await expect(toastOf(page)).toContainText(email);
  await expect(line).toContainText('Bounced');
  expect((await request.delete(`/api/admin/invitations/${id}`, { headers })).ok()).toBe(true);
});

test('the mails to a user are sent again from the form of the user', async ({
  page,
  request,
  playwright,
  product,
}) => {
  const id = randomUUID().slice(0, 8);
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const person = {
    ...{ name: `Grace ${id}`, username: `user-${id}` },
    ...{ email: refused(), password: 'a long sentence' },
  };
  expect((await request.post('/api/admin/users', { headers, data: person })).ok()).toBe(true);
  const { username, password } = person;
  for (const userAgent of ['first/1', 'second/1']) {
    const device = await playwright.request.newContext({ baseURL: product.url, userAgent });
    const entered = await device.post('/api/admin/login', { data: { username, password } });
    expect(entered.ok()).toBe(true);
    await device.dispose();
  }

  await openAs(page, ADMIN, `/admin/users?search=${id}`);
  await page.getByRole('button', { name: `Edit ${username}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit User' });
  const mails = form.getByRole('table', { name: `Emails to ${person.name}` }).locator('tbody tr');
  await test.step('a notice that was refused', async () => {
    await expect(mails).toHaveCount(1);
    await expect(mails.first()).toContainText('Bounced');
    await form.getByRole('button', { name: 'Send again: New device' }).press('Enter');
    await expect(toastOf(page)).toContainText('It should arrive soon');
    await expect(mails).toHaveCount(2);
    await expect(mails.first()).toContainText('Bounced');
  });
  await test.step('and the mail for a new password', async () => {
    await form.getByRole('button', { name: 'Send reset email anyway' }).press('Enter');
    await expect(mails).toHaveCount(3);
    await expect(mails.first()).toContainText('New password');
    await expect(mails.first()).toContainText('Bounced');
    await expect(form.getByText('5.1.2 This host does not exist').first()).toBeVisible();
    await expectNoViolations(page);
  });
});
