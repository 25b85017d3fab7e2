import type { Locator } from '@playwright/test';
import { buildAdminCourseCard, buildAdminCourseCards } from '../../src/testing/builders';
import {
  ADMIN,
  dialogOf,
  expect,
  fieldOf,
  openCourses,
  openEditor,
  saveButton,
  test,
} from '../own-product';
import { openAs, toastOf } from '../admin';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { tabTo } from '../keyboard';

const KINDS = [
  buildAdminCourseCard({ thinkific_id: 1, description: null, thinkific_payment_options: [] }),
  buildAdminCourseCard({ thinkific_id: 2, display_title: 'Ours', display_level: 'Advanced' }),
  buildAdminCourseCard({ thinkific_id: 3, thinkific_category: 'Data', is_visible: false }),
  buildAdminCourseCard({
    thinkific_id: 4,
    thinkific_category: 'Software Engineering',
    display_price: 99,
    platform_changes: [{ field: 'price', old_value: 249, new_value: 199 }],
  }),
  buildAdminCourseCard({
    thinkific_id: 5,
    thinkific_category: 'Design',
    is_visible: false,
    thinkific_removed_at: '2026-03-04T12:00:00.000Z',
  }),
];

test.describe('in either theme axe finds no violations', () => {
  test('on courses of every kind', async ({ page, product }) => {
    await page.route(`${product.url}/api/admin/courses?view=card`, (route) =>
      route.fulfill({ json: buildAdminCourseCards(KINDS) }),
    );
    await openCourses(page);
    await expect(page.getByText(/^Removed from Thinkific on/)).toBeVisible();
    await expect(page.getByText('Platform changed since')).toBeVisible();
    await expectNoViolationsAtAnyWidth(page);
  });

  test('on open options and without results', async ({ page }) => {
    await openCourses(page, '?search=zyzzyva');
    await expect(page.getByText('No courses match your filters.')).toBeVisible();
    await expectNoViolationsAtAnyWidth(page);
    await page.getByRole('combobox', { name: 'Category' }).click();
    const option = page.getByRole('option', { name: 'All Categories' });
    await expect(option).toBeVisible();
    await expectNoViolations(page);
    await expect(option).toBeVisible();
  });

  test('on the open sheet of filters', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openCourses(page, '?status=original');
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('combobox', { name: 'Status' })).toBeVisible();
    await expectNoViolations(page);
    await sheet.getByRole('combobox', { name: 'Visibility' }).click();
    await expect(sheet.getByRole('option', { name: 'Hidden Only' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the dialog, its errors and changes', async ({ page, course, office }) => {
    const id = course.thinkific_id;
    await office.override(id, { title: `Ours ${id}`, description: 'Ours', level: 'Advanced' });
    await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Theirs ${id}` });
    await office.sync();
    const dialog = await openEditor(page, await office.course(id));
    await expect(dialog.getByText('Platform changed since')).toBeVisible();
    await fieldOf(dialog, 'Title').fill('');
    await fieldOf(dialog, 'Image URL').fill('http://127.0.0.1:1/none.png');
    await saveButton(dialog).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Invalid image URL')).toBeVisible();
    await expectNoViolations(page);
  });

  test('on the question before an override is removed', async ({ page, course, office }) => {
    const id = course.thinkific_id;
    const dialog = await openEditor(page, await office.override(id, { level: 'Advanced' }));
    await dialog.getByRole('button', { name: 'Remove Override' }).click();
    await expect(page.getByRole('dialog', { name: 'Remove the override?' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('between two versions', async ({ page, course, office }) => {
    const dialog = await openEditor(page, course);
    await fieldOf(dialog, 'Level').fill('Mine');
    await office.override(course.thinkific_id, { level: 'Theirs', format: 'Online' });
    await saveButton(dialog).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe('for fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('targets are 44 pixels high', async ({ page, course, office }) => {
    await office.override(course.thinkific_id, { level: 'Beginner' });
    const expectHigh = async (target: Locator) => {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    };
    await openCourses(page, '?status=original');
    await expectHigh(page.getByRole('button', { name: 'Sync from course platform' }));
    await expectHigh(page.getByRole('button', { name: 'Clear Filters' }));
    const filters = page.getByRole('button', { name: 'Filters (1)' });
    await expectHigh(filters);
    await filters.tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expectHigh(sheet.getByRole('combobox', { name: 'Visibility' }).locator('xpath=../..'));
    await sheet.getByRole('button', { name: 'Show results' }).tap();
    await expect(sheet).toBeHidden();
    const visibility = page.getByRole('switch', { name: `Visibility of ${course.display_title}` });
    await visibility.tap();
    await expect(visibility).not.toBeChecked();

    await page.getByRole('button', { name: `Edit ${course.display_title}`, exact: true }).tap();
    const dialog = dialogOf(page, course);
    await expectHigh(fieldOf(dialog, 'Title'));
    await expectHigh(dialog.getByRole('button', { name: 'Use it: Thinkific’s Level' }));
    await expectHigh(saveButton(dialog));
  });
});

test('a course is found, edited and saved from the keyboard alone', async ({
  page,
  course,
  office,
}) => {
  test.slow();
  const title = `From the keyboard ${course.thinkific_id}`;
  await office.override(course.thinkific_id, { level: 'Beginner' });
  await openAs(page, ADMIN, '/admin/courses');
  await expect(page.getByText(/^Showing/)).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('searchbox', { name: 'Search courses' }).focus();
  await page.keyboard.type(course.display_title);
  await tabTo(page, 'Status', 'combobox');
  await press('Enter');
  const active = page.locator('.ant-select-item-option-active');
  for (const status of ['Customized', 'Original']) {
    await expect(active).toBeVisible();
    await press('ArrowDown');
    await expect(active).toHaveAttribute('title', new RegExp(status));
  }
  await press('Enter');
  await expect(page).toHaveURL(/status=original/);
  await tabTo(page, `Visibility of ${course.display_title}`, 'switch');
  await press('Space');
  await expect(toastOf(page)).toContainText('Visibility updated');
  await tabTo(page, `Edit ${course.display_title}`, 'button');
  await press('Enter');
  const dialog = dialogOf(page, course);
  await expect(fieldOf(dialog, 'Title')).toBeFocused();
  await press('Control+A');
  await page.keyboard.type(title);
  await tabTo(page, /^Description/, 'textbox');
  await page.keyboard.type('Two\nlines');
  await tabTo(page, 'Use it: Thinkific’s Level', 'button');
  await press('Enter');
  await expect(fieldOf(dialog, 'Level')).toBeFocused();
  await tabTo(page, /^Price/, 'textbox');
  await page.keyboard.type('120');
  await tabTo(page, /^Learning Outcomes/, 'textbox');
  await page.keyboard.type('One\nTwo');
  await press('Control+s');
  await expect(dialog).toHaveCount(0);
  expect(await office.course(course.thinkific_id)).toMatchObject({
    display_title: title,
    display_description: 'Two\nlines',
    display_level: null,
    display_price: 120,
    display_outcomes: ['One', 'Two'],
    is_visible: false,
  });
});
