import { openAs } from '../admin';
import { ADMIN, expect, test } from '../own-product';

test('headline and color are previewed, published and restored', async ({ page, context }) => {
  await page.goto('/');
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await openAs(page, ADMIN, '/admin/site');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site');
  await page.getByRole('tab', { name: 'Home' }).click();

  await page.getByLabel('Headline').fill('Learn to cook by the sea');
  await page.getByRole('tab', { name: 'Identity' }).click();
  await page.getByLabel('Accent color', { exact: true }).fill('#ffd700');
  await page.getByRole('button', { name: /^Use #/ }).click();
  const color = await page.getByLabel('Accent color', { exact: true }).inputValue();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('main')).toContainText('not published');

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Learn to cook by the sea');
  await preview.close();

  const home = async () => (await page.request.get('/')).text();
  expect(await home()).not.toContain('by the sea');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the site?' });
  await expect(dialog.getByRole('listitem')).toContainText(['Accent color', before]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(home).toContain('Learn to cook by the sea');
  expect(await home()).toContain(`--accent:${color}`);

  await page.getByRole('tab', { name: 'Home' }).click();
  await page.getByLabel('Headline').fill('Another headline');
  await page.getByRole('button', { name: 'Publish…' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page
    .getByRole('button', { name: /^Restore the version of/ })
    .first()
    .click();
  await expect(page.getByLabel('Headline')).toHaveValue('Learn to cook by the sea');
  await expect(page.getByRole('main')).toContainText('not published');
});
