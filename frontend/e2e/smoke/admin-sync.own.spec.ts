import { toastOf } from '../admin';
import { expect, openCourses, test } from '../own-product';

/** The ids of the sandbox's products are as far from those of its courses. */
const PRODUCT_OF = 100_000;

test('a sync is looked at before it writes, then says how many courses there are', async ({
  page,
  course,
  office,
}) => {
  const id = course.thinkific_id;
  const dialog = page.getByRole('dialog', { name: /Thinkific$/ });
  await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Brand new ${id}` });
  await openCourses(page);
  await page.getByRole('button', { name: 'Preview changes' }).click();
  const change = dialog.getByRole('listitem').filter({ hasText: `Brand new ${id}` });
  await expect(change.getByRole('deletion').first()).toHaveText(course.thinkific_name);
  await expect(dialog).toContainText('Nothing has been applied.');
  expect((await office.course(id)).thinkific_name).toBe(course.thinkific_name);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const total = (await office.courses()).length;
  await page.getByRole('button', { name: 'Sync from course platform' }).click();
  await expect(toastOf(page)).toContainText(`Synced ${total} courses from Thinkific`);
  await expect(page.getByRole('heading', { name: `Brand new ${id}` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Synced just now/ })).toBeVisible();
});

test('a sync that would hide all courses needs review, who keeps ours', async ({
  page,
  office,
}) => {
  const dialog = page.getByRole('dialog', { name: /Thinkific$/ });
  const countVisible = async () =>
    (await office.courses()).filter(({ is_visible: isVisible }) => isVisible).length;
  for (const { thinkific_id: id } of await office.courses()) {
    await office.control('PATCH', `/thinkific/products/${id + PRODUCT_OF}`, { hidden: true });
  }
  const before = await countVisible();
  await openCourses(page);
  await page.getByRole('button', { name: 'Sync from course platform' }).click();
  await expect(toastOf(page)).toHaveText(/^\d+ courses would disappear\.Review/);
  await toastOf(page).getByRole('button', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/admin\/syncs\?dialog=\d+$/);
  await expect(dialog).toContainText('Needs review');
  await expect(dialog).toContainText(/\d+ courses would disappear/);
  await dialog.getByRole('button', { name: 'Keep ours' }).click();
  await expect(toastOf(page)).toContainText('Kept our courses');
  await expect(dialog).toContainText('Kept ours');
  expect(await countVisible()).toBe(before);
  await office.control('POST', '/reset');
  await office.sync();
});
