import type { Page } from '@playwright/test';
import type { CourseRow } from '../../src/features/courses/admin/course-row';
import {
  buildAdminCourse,
  buildAdminCourseCard,
  buildAdminCourseCards,
} from '../../src/testing/builders';
import { expect, openAs, test } from '../admin';
import { cards, choose, clearButton, LIST, titles } from '../admin-courses';
import { lastingStatuses } from '../test';

const fill = () =>
  Array.from({ length: 120 }, (_, index) =>
    buildAdminCourseCard({ thinkific_id: index + 1, thinkific_name: `Course ${index + 1}` }),
  );

const serve = (page: Page, courses: CourseRow[]) =>
  page.route(LIST, (route) => route.fulfill({ json: buildAdminCourseCards(courses) }));

test('turns pages of fifty courses', async ({ page, admin }) => {
  const courses = fill();
  await serve(page, courses);
  await openAs(page, admin.credential, '/admin/courses?page=9');
  await expect(page.getByText('Showing 120 of 120 courses')).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Page 3 of 3');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  const said = await lastingStatuses(page);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(titles(page).first()).toHaveText('Course 51');
  await expect(said.filter({ hasText: 'Page 2 of 3' })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Courses' })).toBeFocused();
  await expect(titles(page).first()).toBeInViewport();
  await expect(page).toHaveURL(/\?page=2$/);

  await test.step('the last course of a page leads to the first of the next', async () => {
    await page.route(/\/api\/admin\/courses\/\d+$/, (route) => {
      const id = Number(route.request().url().split('/').at(-1));
      return route.fulfill({
        json: buildAdminCourse({ thinkific_id: id, thinkific_name: `Course ${id}` }),
      });
    });
    await page.getByRole('button', { name: 'Edit Course 100', exact: true }).click();
    await page.getByRole('button', { name: 'Next course' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Course: Course 101' })).toBeVisible();
    await expect(page).toHaveURL(/\?page=3&dialog=101$/);
    await page.getByRole('button', { name: 'Previous course' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Course: Course 100' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\?page=2$/);
  });

  const bar = page.getByRole('group', { name: 'Selected courses' });
  await test.step('a page is selected at once, then all that match, which are hidden together', async () => {
    await expect(cards(page)).toHaveCount(50);
    await expect(titles(page).first()).toHaveText('Course 51');
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).click();
    await expect(bar).toContainText('50 selected');
    await bar.getByRole('button', { name: 'Select all 120 that match' }).click();
    await expect(bar).toContainText('120 selected');
    await page.route('**/api/admin/courses/bulk-update', (route) =>
      route.fulfill({ json: { updated_count: 0, updated: [] } }),
    );
    const sending = page.waitForRequest('**/api/admin/courses/bulk-update');
    await bar.getByRole('button', { name: 'Hide' }).click();
    expect((await sending).postDataJSON()).toEqual({
      ids: courses.map(({ thinkific_id: id }) => String(id)),
      is_visible: false,
    });
    await expect(bar).toHaveCount(0);
  });

  await test.step('what is changed while all are selected is not taken for a change of others', async () => {
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).click();
    await bar.getByRole('button', { name: 'Select all 120 that match' }).click();
    await expect(bar).toContainText('120 selected');
    await page.route('**/api/admin/courses/51/override', (route) => {
      const saved = { thinkific_id: 51, display_title: 'Course 51 again', etag: '"1"' };
      courses[50] = buildAdminCourseCard(saved);
      return route.fulfill({ json: buildAdminCourse(saved) });
    });
    await page.getByRole('button', { name: 'Edit Course 51', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Course 51 again');
    await page.keyboard.press('Control+s');
    await expect(dialog).toHaveCount(0);
    await expect(titles(page).first()).toHaveText('Course 51 again');
    await expect(bar).toContainText('120 selected');
    await bar.getByRole('button', { name: 'Category…' }).click();
    const category = dialog.getByRole('combobox', { name: 'Category' });
    await category.fill('dàt');
    await expect(page.getByTitle('Data', { exact: true })).toBeVisible();
    await category.fill('Data');
    const sending = page.waitForRequest('**/api/admin/courses/bulk-update');
    await page.keyboard.press('Control+s');
    const { ids, etags } = (await sending).postDataJSON() as { ids: string[]; etags: string[] };
    expect(ids).toEqual(courses.map(({ thinkific_id: id }) => String(id)));
    expect(etags).toEqual(courses.map(({ etag }) => etag));
    await expect(bar).toHaveCount(0);
  });

  await expect(clearButton(page)).toHaveCount(0);
  await choose(page, 'Status', 'Original');
  await expect(pages).toContainText('Page 1 of 3');
  await expect(cards(page)).toHaveCount(50);
  await clearButton(page).click();
  await expect(page).toHaveURL('/admin/courses');
});

test('what is selected has its actions within the window, however narrow', async ({
  page,
  admin,
}) => {
  await serve(page, fill());
  await openAs(page, admin.credential, '/admin/courses');
  const bar = page.getByRole('group', { name: 'Selected courses' });
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
  for (const width of [375, 900, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar.getByRole('button', { name: 'Clear' })).toBeInViewport({ ratio: 1 });
    for (const button of await bar.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
  await bar.getByRole('button', { name: 'More for Selected courses' }).click();
  const rest = ['Category…', 'Level…', 'Use platform values', 'Sync rule…'];
  const menu = page.getByRole('menu').filter({ hasText: 'Sync rule…' });
  await expect(menu.getByRole('menuitem')).toHaveText(rest);
});
