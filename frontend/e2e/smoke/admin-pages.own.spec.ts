import { openAs, tokenOf } from '../admin';
import { ADMIN, expect, test } from '../own-product';

test('a privacy page starts with our text, is previewed, published and linked', async ({
  page,
  request,
}) => {
  await openAs(page, ADMIN, '/admin/pages');
  await page.getByRole('button', { name: 'Add Page' }).click();
  await page.getByRole('menuitem', { name: 'Privacy' }).click();
  const form = page.getByRole('dialog', { name: 'Add a page' });
  await expect(form.getByLabel('Title')).toHaveValue('Privacy');
  await expect(form.getByLabel('Text')).toHaveValue(/sets no cookies/);
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Newsletter' })).toBeVisible();
  await form.getByLabel('Text').fill('## What we store\n\nYour address.');
  await expect(preview.getByRole('heading', { name: 'What we store' })).toBeVisible();
  await form.getByRole('button', { name: 'Add page' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: '/privacy' });
  await expect(row).toContainText('New');

  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  expect((await request.post('/api/admin/site/publish', { headers })).status()).toBe(201);
  await expect.poll(async () => (await request.get('/privacy')).status()).toBe(200);
  await page.goto('/events');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('What we store');
});
