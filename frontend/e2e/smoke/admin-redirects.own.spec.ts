import { openAs } from '../admin';
import { ADMIN, expect, test } from '../own-product';

test('an address that a visitor did not find is redirected', async ({ page }) => {
  const missed = '/workshops/how-to-cook';
  expect((await page.goto(`${missed}?email=maria`))?.status()).toBe(404);
  await openAs(page, ADMIN, '/admin/redirects');
  await expect(page.getByText('No redirects yet')).toBeVisible();
  await page.getByRole('tab', { name: /^Addresses visitors did not find/ }).click();
  const row = page.getByRole('row').filter({ hasText: missed });
  await expect(row).toContainText('1 visit');
  await row.getByRole('button', { name: `Redirect ${missed}` }).click();
  const form = page.getByRole('dialog', { name: `Redirect ${missed}` });
  await expect(form.getByLabel('Old address')).toHaveValue(missed);
  await form.getByLabel('New address').fill(missed);
  await form.getByRole('button', { name: 'Add redirect' }).click();
  await expect(form.getByText('New address must not be the old one')).toBeVisible();
  await form.getByLabel('New address').fill('/events');
  await form.getByRole('button', { name: 'Add redirect' }).click();
  await expect(form).toBeHidden();
  await expect(row).toBeHidden();
  await page.getByRole('tab', { name: 'Redirects', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: missed })).toContainText('/events');

  expect((await page.goto(`${missed}?utm_source=mail`))?.status()).toBe(200);
  await expect(page).toHaveURL('/events?utm_source=mail');
});

test('a file of redirects is imported once its lines are right', async ({ page }) => {
  await openAs(page, ADMIN, '/admin/redirects');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Redirects' });
  const choose = (text: string) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('from,to\n/first-course,/courses\n/courses,/events\n');
  await dialog.getByRole('button', { name: 'Import redirects' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Nothing was imported: 1 line has an error.');
  await expect(dialog.getByRole('list', { name: 'Lines with errors' })).toHaveText(
    /^Line 3: Old address is a page or file of this site/,
  );
  await choose('from,to\n/first-course,/courses\n/first-event,/events\n');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Import redirects' }).click();
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('row').filter({ hasText: '/first-' });
  await expect(rows).toHaveCount(2);

  for (const row of await rows.all()) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 redirects?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(0);
});
