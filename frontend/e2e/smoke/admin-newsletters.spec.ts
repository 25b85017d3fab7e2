import { readFile } from 'node:fs/promises';
import { openAs, toastOf } from '../admin';
import { expect, test } from '../newsletter';

test('subscribers are listed, searched and deleted', async ({ page, admin, readers }) => {
  const [first = '', second = ''] = await readers.add(2);
  await openAs(page, admin.credential, '/admin/newsletters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newsletter Subscriptions');
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Email',
    'Subscribed Date sorted: newest first',
    'Actions',
  ]);
  await expect(page.getByText(/^1–50 of \d+$/)).toBeVisible();
  await page.getByPlaceholder('Search by email...').fill(readers.mark);
  const heading = page.getByRole('heading', { level: 2, name: /^Subscribers/ });
  await expect(heading).toHaveText('Subscribers (2)');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toContainText([second, first]);

  await page.getByRole('button', { name: `Delete ${first}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete Subscription?' });
  await expect(question).toContainText(first);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText(`${first} is deleted`);
  await expect(heading).toHaveText('Subscribers (1)');
  await expect(question).toBeHidden();
  expect(await readers.list()).toMatchObject([{ email: second }]);
});

test('the export is a CSV file of what the search finds', async ({ page, admin, readers }) => {
  const [first = '', second = ''] = await readers.add(2);
  await openAs(page, admin.credential, readers.screen);
  await expect(page.getByRole('heading', { name: 'Subscribers (2)' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await saved;
  const today = new Date().toISOString().slice(0, 10);
  expect(download.suggestedFilename()).toBe(`newsletter_subscribers_${today}.csv`);
  await expect(toastOf(page)).toContainText('CSV exported successfully');
  const file = await readFile(await download.path());
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = file.subarray(3).toString('utf8').trimEnd().split('\r\n');
  expect(head).toBe('Email,Subscribed Date,Unsubscribe Link');
  expect(lines.map((line) => line.split(',')[0])).toEqual([second, first]);
});

test('an import shows what is in the file, and adds nobody who left', async ({
  page,
  admin,
  readers,
}) => {
  const [left = '', known = ''] = await readers.add(2);
  await page.request.post(await readers.linkOf(left));
  await openAs(page, admin.credential, readers.screen);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Subscribers' });
  const added = ['ada', 'eve', 'ada'].map((name) => `${name}@${readers.mark}`);
  await dialog.locator('input[type="file"]').setInputFiles({
    name: `readers-of-${readers.mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(['Email', left, known, ...added, 'nobody'].join('\n')),
  });
  await expect(dialog.getByRole('list', { name: 'In this file' }).getByRole('listitem')).toHaveText(
    [
      '2 new',
      '1 already subscribed',
      '1 unsubscribed or deleted, left out',
      '1 repeated',
      '1 unreadable, left out',
    ],
  );
  await expect(dialog.getByText('Line 7: Invalid email address, nobody')).toBeVisible();
  expect(await readers.list()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Add 2 subscribers' }).click();
  await expect(toastOf(page)).toContainText('2 subscribers added');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Subscribers (3)' })).toBeVisible();
  const emails = (await readers.list()).map(({ email }) => email).sort();
  expect(emails).toEqual([`ada@${readers.mark}`, `eve@${readers.mark}`, known]);
});
