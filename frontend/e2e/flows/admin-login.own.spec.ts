import { expect, test } from '../own-product';

test('shows no credential outside demo mode', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sample credential' })).toHaveCount(0);
});
