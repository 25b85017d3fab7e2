import { toastOf } from '../admin';
import { expect, openCourses, openEditor, test } from '../own-product';
import { hold } from '../test';

test('a switch hides a course at once, which Undo takes back', async ({
  page,
  course,
  request,
}) => {
  const { display_title: title, thinkific_id: id } = course;
  const visibility = page.getByRole('switch', { name: `Visibility of ${title}`, exact: true });
  const statusForVisitors = async () => (await request.get(`/api/courses/${id}`)).status();
  await openCourses(page);
  const figures = page.getByRole('list', { name: 'Stats' }).getByRole('listitem');
  const hidden = Number((await figures.nth(2).innerText()).replace(/\D+/g, ''));
  const release = await hold(page, '**/visibility');
  await visibility.click();
  await expect(visibility).not.toBeChecked();
  release();
  await expect(toastOf(page)).toContainText('Visibility updated');
  await expect(toastOf(page)).toContainText(`${title} is hidden`);
  await expect(figures.nth(2)).toHaveText(`Hidden${hidden + 1}`);
  expect(await statusForVisitors()).toBe(404);

  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(visibility).toBeChecked();
  await expect(toastOf(page)).toContainText(`${title} is visible`);
  await expect(figures.nth(2)).toHaveText(`Hidden${hidden}`);
  await expect.poll(statusForVisitors).toBe(200);
});

test('several courses are hidden at once, which Undo takes back', async ({ page, office }) => {
  await openCourses(page, '?sort=visible-first');
  const headings = page.getByRole('list', { name: 'Courses' }).getByRole('heading', { level: 2 });
  await expect(headings).not.toHaveCount(0);
  const titles = (await headings.allInnerTexts()).slice(0, 3);
  const box = (title = '') => page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
  const switches = titles.map((title) =>
    page.getByRole('switch', { name: `Visibility of ${title}`, exact: true }),
  );
  const bar = page.getByRole('group', { name: 'Selected courses' });
  const countVisible = async () =>
    (await office.courses()).filter(({ is_visible: isVisible }) => isVisible).length;
  const before = await countVisible();
  await box(titles[0]).click();
  await box(titles[2]).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(toastOf(page)).toContainText('3 courses hidden');
  await expect(bar).toHaveCount(0);
  for (const one of switches) await expect(one).not.toBeChecked();
  expect(await countVisible()).toBe(before - 3);
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page)).toContainText('3 courses restored');
  for (const one of switches) await expect(one).toBeChecked();
  expect(await countVisible()).toBe(before);
});

test('a course is featured on the home page, and taken off again', async ({
  page,
  course,
  office,
}) => {
  const { display_title: title, thinkific_id: id } = course;
  const dialog = await openEditor(page, course);
  const control = dialog.getByRole('switch', { name: 'Featured on the home page' });
  await control.press('Space');
  await expect(control).toBeChecked();
  await expect(toastOf(page)).toContainText('1 course featured');
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Featured Courses' });
  await expect(section.getByRole('article').getByRole('heading').first()).toHaveText(title);

  await openCourses(page, `?search=${encodeURIComponent(title)}`);
  const box = page.getByRole('checkbox', { name: `Select ${title}` });
  const mark = page
    .getByRole('listitem')
    .filter({ has: box })
    .getByText('Featured', { exact: true });
  await expect(mark).toBeVisible();
  await box.check();
  const bar = page.getByRole('group', { name: 'Selected courses' });
  await bar.getByRole('button', { name: 'Unfeature' }).click();
  await expect(mark).toHaveCount(0);
  expect((await office.course(id)).is_featured).toBe(false);
});
