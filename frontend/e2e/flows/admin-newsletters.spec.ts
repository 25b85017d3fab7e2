import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe';
import { openAs, toastOf } from '../admin';
import { expect, test } from '../newsletter';

const search = (page: Page) => page.getByPlaceholder('Search by email...');
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^Subscribers/ });
const bodyRows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('subscribers are turned by page, searched as one types, and sorted', async ({
  page,
  admin,
  readers,
}) => {
  const [first = '', second = '', third = ''] = await readers.add(3);

  await test.step('says what the address asks for that there is not', async () => {
    await openAs(page, admin.credential, '/admin/newsletters?from=2026-02-30');
    await expect(page.getByRole('alert')).toContainText('From must be a day such as 2026-05-01');
    await expectNoViolations(page);
    await page.goto('/admin/newsletters?page=9999');
  });

  await test.step('shows 50 a page, and the last page for one behind it', async () => {
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(page).not.toHaveURL(/9999/);
    await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: /^Select .*@/ })).toHaveCount(50);
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '25 / page' }).click();
    await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Page', exact: true }).fill('99999');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Page', exact: true }).fill('2');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
    await page.getByRole('link', { name: 'Newsletters', exact: true }).click();
    await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL('/admin/newsletters?page=2');
    await page.goBack();
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('searches as one types, and keeps search and page in the address', async () => {
    await expect(page.getByText(/^Page 2 of /)).toBeVisible();
    await search(page).fill(`READER2@${readers.mark}`);
    await expect(heading(page)).toHaveText('Subscribers (1)');
    await expect(page).toHaveURL(new RegExp(`search=READER2%40${readers.mark}$`));
    await page.reload();
    await expect(search(page)).toHaveValue(`READER2@${readers.mark}`);
    await expect(bodyRows(page)).toHaveCount(1);
  });

  await test.step('sorts by date, says so in words, and keeps the order in the address', async () => {
    await search(page).fill(readers.mark);
    await expect(bodyRows(page)).toContainText([third, second, first]);
    const date = bodyRows(page).first().getByRole('time');
    await expect(date).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{2}:\d{2}$/);
    const head = page.getByRole('columnheader', { name: 'Subscribed Date' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await head.click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(head).toHaveAccessibleName('Subscribed Date sorted: oldest first');
    await expect(page).toHaveURL(/[?&]sort=date-asc/);
    await expect(bodyRows(page)).toContainText([first, second, third]);
    const email = page.getByRole('columnheader', { name: 'Email' });
    await email.click();
    await email.click();
    await expect(email).toHaveAttribute('aria-sort', 'descending');
    await expect(bodyRows(page)).toContainText([third, second, first]);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(bodyRows(page)).toContainText([third, second, first]);
  });
});

test('deletes one or many after a question, and the counts of the dashboard follow', async ({
  page,
  admin,
  readers,
}) => {
  const [first = '', second = ''] = await readers.add(8);
  await openAs(page, admin.credential, '/admin/dashboard');
  const asked = page.waitForResponse('**/api/admin/stats');
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('link', { name: 'Newsletter Subscriptions' })
    .click();
  await expect(page).toHaveURL('/admin/newsletters');
  await expect(page.getByRole('link', { name: 'Newsletters' })).toBeVisible();
  await search(page).fill(readers.mark);
  await expect(heading(page)).toHaveText('Subscribers (8)');

  await test.step('deletes many, names them first, and forgets the selection', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Delete Selected (8)' }).click();
    const question = dialog(page, 'Delete 8 Subscriptions?');
    await expect(question.getByRole('listitem')).toHaveText([
      ...[8, 7, 6, 5, 4].map((n) => `reader${n}@${readers.mark}`),
      'and 3 more',
    ]);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();

    for (const email of [first, second]) {
      await page.getByRole('checkbox', { name: `Select ${email}` }).uncheck();
    }
    await page.getByRole('button', { name: 'Delete Selected (6)' }).click();
    const delete6 = dialog(page, 'Delete 6 Subscriptions?').getByRole('button', { name: 'Delete' });
    await delete6.click();
    await expect(toastOf(page)).toContainText('Deleted 6 subscriptions');
    await expect(toastOf(page)).toContainText('and 5 more are deleted');
    await expect(heading(page)).toHaveText('Subscribers (2)');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(toastOf(page)).toContainText('Restored 6 subscriptions');
    await expect(heading(page)).toHaveText('Subscribers (8)');

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    for (const email of [first, second]) {
      await page.getByRole('checkbox', { name: `Select ${email}` }).uncheck();
    }
    await page.getByRole('button', { name: 'Delete Selected (6)' }).click();
    await delete6.click();
    await expect(heading(page)).toHaveText('Subscribers (2)');
    await expect(page.getByRole('button', { name: /^Delete Selected/ })).toHaveCount(0);
    expect(await readers.list()).toMatchObject([{ email: second }, { email: first }]);
  });

  await test.step('deletes one, and asks first', async () => {
    const question = dialog(page, 'Delete Subscription?');
    for (const key of ['j', 'x', 'j']) await page.keyboard.press(key);
    await expect(page.getByRole('checkbox', { name: `Select ${second}` })).toBeChecked();
    await page.keyboard.press('x');
    await page.keyboard.press('#');
    await expect(question).toContainText(first);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(await readers.list()).toHaveLength(2);

    await page.getByRole('button', { name: `Delete ${first}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toastOf(page)).toContainText('Newsletter subscription deleted');
    await expect(toastOf(page)).toContainText(`${first} is deleted`);
    await expect(heading(page)).toHaveText('Subscribers (1)');
    await expect(question).toBeHidden();

    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Subscription restored');
    await expect(heading(page)).toHaveText('Subscribers (2)');
    await expect(bodyRows(page)).toContainText([second, first]);
    await page.getByRole('button', { name: `Delete ${first}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(heading(page)).toHaveText('Subscribers (1)');
    await expect(question).toBeHidden();
    await page.request.post('/api/newsletter', { data: { email: first } });
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Failed to undo');
    await expect(toastOf(page)).toContainText(`${first} has subscribed`);
    await expect(toastOf(page)).toContainText('so there is nothing to bring back');
    await expect(heading(page)).toHaveText('Subscribers (2)');
    await page.getByRole('button', { name: `Delete ${first}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(heading(page)).toHaveText('Subscribers (1)');
    await expect(question).toBeHidden();
    expect(await readers.list()).toMatchObject([{ email: second }]);
  });

  await test.step('deletes only what the question named', async () => {
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
    await page.request.post(await readers.linkOf(second));
    await page.request.post('/api/newsletter', { data: { email: second } });
    const some = dialog(page, 'Delete 1 Subscription?');
    await some.getByRole('button', { name: 'Delete' }).click();
    await expect(toastOf(page)).toContainText('Deleted 0 subscriptions');
    expect(await readers.list()).toHaveLength(1);
  });

  await test.step('tells when an address has left', async () => {
    await page.request.post(await readers.linkOf(second));
    await search(page).fill(second);
    await expect(page.getByText('No subscribers found')).toBeVisible();
    const note = page.getByRole('status').filter({ hasText: second });
    await expect(note).toHaveText(/unsubscribed on [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/);
  });

  const again = page.waitForResponse('**/api/admin/stats');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  expect((await asked).ok()).toBe(true);
  expect((await again).ok()).toBe(true);
});

test('Back from a search leads to the page that was shown before it', async ({
  page,
  admin,
  readers,
}) => {
  const [reader = ''] = await readers.add(1);
  await openAs(page, admin.credential, '/admin/newsletters?size=25');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/newsletters?size=25&page=2');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^51–75 of \d+$/)).toBeVisible();
  await search(page).fill(reader);
  await expect(heading(page)).toHaveText('Subscribers (1)');
  await page.goBack();
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL('/admin/newsletters?size=25&page=2');
});
