import type { Locator } from '@playwright/test';
import { toastOf } from '../admin';
import {
  ADMIN,
  expect,
  fieldOf,
  openCourses,
  openEditor,
  saveButton,
  sentBy,
  test,
} from '../own-product';

test('a course is edited: what is filled in is saved, and visitors see it', async ({
  page,
  course,
  office,
}) => {
  const dialog = await openEditor(page, course);
  await fieldOf(dialog, 'Title').fill('  A Title of Ours  ');
  await fieldOf(dialog, 'Category').fill('Data Engineering');
  await fieldOf(dialog, 'Price (USD)').fill('149.90');
  await fieldOf(dialog, 'Level').fill('   ');
  await fieldOf(dialog, 'Learning Outcomes').fill('First\n\n  Second  \n');
  const { body, ifMatch } = await sentBy(page, dialog);
  expect(body).toEqual({
    title: 'A Title of Ours',
    category: 'Data Engineering',
    price: 149,
    outcomes: ['First', 'Second'],
  });
  expect(ifMatch).toBe(course.etag);
  await expect(toastOf(page)).toContainText('Course updated successfully');
  await page.getByPlaceholder('Search by course title...').fill('A Title of Ours');
  await expect(page.getByRole('heading', { name: 'A Title of Ours' })).toBeVisible();
  expect(await office.course(course.thinkific_id)).toMatchObject({
    display_title: 'A Title of Ours',
    display_level: null,
    display_price: 149,
    display_outcomes: ['First', 'Second'],
  });

  await page.goto(`/courses/${course.thinkific_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Title of Ours');
});

test('two admins at once: both versions are shown, and each field is chosen', async ({
  page,
  course,
  office,
}) => {
  const alert = (dialog: Locator) => dialog.getByRole('alert');
  const choice = (dialog: Locator, field: string, owner: string) =>
    dialog.getByRole('radiogroup', { name: field }).getByRole('radio', { name: owner });
  const id = course.thinkific_id;
  const dialog = await openEditor(page, course);
  await fieldOf(dialog, 'Title').fill(`My title ${id}`);
  await fieldOf(dialog, 'Level').fill('Advanced');
  await fieldOf(dialog, 'Description').fill('My words');
  await office.override(id, { title: `Their title ${id}`, level: 'Beginner', format: 'Online' });
  await saveButton(dialog).click();

  await expect(alert(dialog)).toContainText(
    `${ADMIN.username} saved this course while you were typing, on `,
  );
  await expect(alert(dialog)).toBeFocused();
  await expect(dialog.getByRole('radiogroup')).toHaveCount(4);
  await expect(choice(dialog, 'Title', `Mine My title ${id}`)).toBeChecked();
  await expect(choice(dialog, 'Title', `Theirs Their title ${id}`)).not.toBeChecked();
  await expect(choice(dialog, 'Level', 'Mine Advanced')).toBeChecked();
  await expect(choice(dialog, 'Description', 'Mine My words')).toBeChecked();
  await expect(choice(dialog, 'Format', 'Theirs Online')).toBeChecked();
  expect((await office.course(id)).display_title).toBe(`Their title ${id}`);

  await choice(dialog, 'Title', 'Theirs').check();
  await choice(dialog, 'Format', 'Mine').check();
  await saveButton(dialog).click();
  await expect(dialog).toHaveCount(0);
  await expect(toastOf(page)).toContainText('Course updated successfully');
  expect(await office.course(id)).toMatchObject({
    display_title: `Their title ${id}`,
    display_level: 'Advanced',
    display_description: 'My words',
    display_format: null,
  });
});

test('the history of a course says who did what', async ({ page, course, office }) => {
  const { thinkific_id: id } = course;
  const ours = `Ours ${id}`;
  await office.override(id, { title: ours, level: 'Advanced' });
  await openCourses(page, `?search=${encodeURIComponent(ours)}`);
  await page.getByRole('button', { name: `More for ${ours}` }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${ours}` });
  const entries = history.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(entries).toContainText([`Titlenot overridden → ${ours}`, /New/]);
  await expect(entries.first()).toContainText(ADMIN.username);
});
