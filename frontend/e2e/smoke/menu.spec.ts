import { expect, test } from '../test';

test.use({ viewport: { width: 375, height: 700 } });

test('the menu of phones opens a full-width sheet and leads to the pages', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Get Started' })).toBeVisible();
  expect((await menu.boundingBox())?.width).toBe(375);

  await menu.getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
});
