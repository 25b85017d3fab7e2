import { openAs } from '../admin';
import { expect, test } from '../own-marketplace';

test('the palette finds the courses of staff, until their assignment ends', async ({
  page,
  udemyCourse,
  market,
}) => {
  const staff = await market.addStaff();
  await market.assign(udemyCourse, staff);
  await openAs(page, staff, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const field = palette.getByRole('combobox', { name: 'Search or type a command' });
  const found = palette.getByRole('group', { name: 'My courses' }).getByRole('option');
  await field.fill(udemyCourse.title.toLowerCase());
  await expect(found).toHaveText([udemyCourse.title]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/staff-dashboard');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('heading', { name: udemyCourse.title })).toBeVisible();

  await market.unassign(udemyCourse, staff);
  await page.getByRole('link', { name: 'My Courses' }).click();
  await expect(page.getByText('No courses assigned yet')).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
});
