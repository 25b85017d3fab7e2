import { openAs } from '../admin';
import { expect, rowOf, test } from '../testimonials';

test('on paper a list is light, and alone', async ({ page, admin, stories }) => {
  const { studentName } = await stories.add();
  await page.addInitScript(() => localStorage.setItem('lectern-theme', 'dark'));
  await page.setViewportSize({ width: 794, height: 1123 });
  await openAs(page, admin.credential, stories.screen);
  await expect(rowOf(page, studentName)).toBeVisible();
  await expect(page.getByRole('complementary')).toBeVisible();
  await expect(page.getByRole('button', { name: `Reject ${studentName}` })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  for (const name of ['Add Testimonial', `Reject ${studentName}`]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
  await expect(rowOf(page, studentName)).toBeVisible();

  await page.emulateMedia({ media: null });
  await page.goto('/admin/courses');
  const ofAnt = page.getByText('Select all', { exact: true });
  await expect(ofAnt).toHaveCSS('color', 'rgb(240, 238, 233)');
  await page.emulateMedia({ media: 'print' });
  await expect(ofAnt).toHaveCSS('color', 'rgb(20, 22, 26)');
});
