import { expect, test } from '../test';

// Swagger draws this page, and has violations of its own.
test.use({ checksAxe: false });

test('the description of the API names its operations', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('heading', { name: /^Courses The/ }).click();
  await expect(page.getByText('/api/courses', { exact: true }).first()).toBeVisible();
});
