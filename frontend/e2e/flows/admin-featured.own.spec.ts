import { toastOf } from '../admin';
import { expect, openCourses, openEditor, test } from '../own-product';

test('a course is featured on the home page, and taken off again', async ({
  page,
  course,
  office,
}) => {
  const { display_title: title, thinkific_id: id } = course;
  const featured = page
    .getByRole('region', { name: 'Featured Courses' })
    .getByRole('article')
    .getByRole('heading')
    .first();
  const box = page.getByRole('checkbox', { name: `Select ${title}` });
  const mark = page
    .getByRole('listitem')
    .filter({ has: box })
    .getByText('Featured', { exact: true });

  await test.step('it comes first', async () => {
    const dialog = await openEditor(page, course);
    const control = dialog.getByRole('switch', { name: 'Featured on the home page' });
    await control.press('Space');
    await expect(control).toBeChecked();
    await expect(toastOf(page)).toContainText('1 course featured');
    await page.goto('/');
    await expect(featured).toHaveText(title);
  });

  await test.step('several are taken off, which Undo takes back', async () => {
    await openCourses(page, `?search=${encodeURIComponent(title)}`);
    await expect(mark).toBeVisible();
    await box.check();
    const bar = page.getByRole('group', { name: 'Selected courses' });
    await bar.getByRole('button', { name: 'Unfeature' }).click();
    await expect(mark).toHaveCount(0);
    expect((await office.course(id)).is_featured).toBe(false);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(mark).toBeVisible();
    expect((await office.course(id)).is_featured).toBe(true);
  });

  await test.step('as at the start', async () => {
    const dialog = await openEditor(page, course);
    const control = dialog.getByRole('switch', { name: 'Featured on the home page' });
    await control.click();
    await expect(control).not.toBeChecked();
    expect((await office.course(id)).is_featured).toBe(false);
  });
});
