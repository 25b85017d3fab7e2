import type { Page } from '@playwright/test';
import type { AdminUdemyCourseDto } from '../../src/api/generated/model/adminUdemyCourseDto';
import { buildUdemyCourse } from '../../src/testing/builders';
import { type AdminApi, expect, failureOf, openAs, test, toastOf } from '../admin';
import { hold, lastingStatuses } from '../test';

const LIST = '**/api/admin/udemy-courses';

const MARIA = { id: '1', staff_user_id: 'u1', staff_name: 'Maria Santos' };
const JAMES = { id: '2', staff_user_id: 'u2', staff_name: 'James Okafor' };

const COURSES = [
  buildUdemyCourse({
    udemy_id: 'a',
    title: 'Anchors',
    url: '/course/anchors/',
    assigned_staff: [MARIA, JAMES],
  }),
  buildUdemyCourse({ udemy_id: 'A', title: 'Knots', is_paid: false, is_visible: false }),
  buildUdemyCourse({ udemy_id: 'c', title: 'Reading Tides', assigned_staff: [MARIA] }),
  buildUdemyCourse({
    udemy_id: 'd',
    title: 'Old Tides',
    is_visible: false,
    removed_at: '2026-03-04T10:00:00.000Z',
  }),
];

/** Opens the screen over courses of the test's own. */
async function open(page: Page, admin: AdminApi, courses: AdminUdemyCourseDto[], query = '') {
  await page.route(LIST, (route) => route.fulfill({ json: courses }));
  await openAs(page, admin.credential, `/admin/udemy-courses${query}`);
}

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Udemy courses' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const search = (page: Page) => page.getByPlaceholder('Search by course title...');

test('shows, marks and filters the courses, with three summary cards', async ({ page, admin }) => {
  const { id } = await admin.addUser({ role: 'staff' });
  const name = `Renée Müller ${id}`;
  await admin.updateUser(id, { name });
  await open(page, admin, COURSES);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Udemy Courses');
  await expect(page).toHaveTitle('Udemy Courses · Lectern');
  await expect(page.getByRole('button', { name: 'Sync Courses' })).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveText([
    'Total Courses3',
    'Visible Courses2',
    'Staff Assignments3',
  ]);

  await test.step('shows title, link, type, switch and staff of each course', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      '',
      'Course Title',
      'Type',
      'Visible',
      'Assigned Staff',
      'Actions',
    ]);
    const anchors = rows(page).nth(0);
    await expect(anchors.getByRole('cell').nth(2)).toHaveText('Paid');
    await expect(rows(page).nth(1).getByRole('cell').nth(2)).toHaveText('Free');
    const link = anchors.getByRole('link', { name: 'View on Udemy: Anchors' });
    await expect(link).toHaveAttribute('href', 'https://www.udemy.com/course/anchors/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('switch', { name: 'Visibility of Anchors' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Visibility of Knots' })).not.toBeChecked();
    await expect(anchors.getByRole('listitem')).toHaveText(['Maria Santos', 'James Okafor']);
    for (const name of ['Maria Santos', 'James Okafor']) {
      const unassign = anchors.getByRole('button', { name: `Unassign ${name} from Anchors` });
      await expect(unassign).toBeInViewport({ ratio: 1 });
    }
    await expect(rows(page).nth(1).getByRole('listitem')).toHaveCount(0);
  });

  await test.step('tells screen readers who is chosen', async () => {
    const staff = page.getByRole('combobox', { name: 'Staff for Knots' });
    await staff.click();
    await staff.fill(name.replace('Müller', 'muller').replace('Renée', 'Rene\u0301e'));
    await expect(page.getByTitle(name, { exact: true })).toBeVisible();
    await staff.press('Enter');
    await expect(staff).toHaveValue('');
    await expect(staff).toHaveAccessibleDescription(name);
  });

  await test.step('marks a course that is gone from Udemy, which nobody can show or assign', async () => {
    const note = page.getByText('Gone from Udemy since Mar 4, 2026, so it cannot be shown.');
    const room = await note.locator('..').evaluate((line) => line.clientWidth - line.scrollWidth);
    expect(room).toBeGreaterThanOrEqual(0);
    await expect(note).toBeInViewport({ ratio: 0.99 });
    const switched = page.getByRole('switch', { name: 'Visibility of Old Tides' });
    await expect(switched).toBeDisabled();
    await expect(switched).toHaveAccessibleDescription(/^Gone from Udemy .* cannot be shown\.$/);
    await expect(page.getByRole('combobox', { name: 'Staff for Old Tides' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Add staff to Old Tides' })).toBeDisabled();
  });

  await test.step('is filtered by title, in any case, and by visibility', async () => {
    await search(page).fill('tIDes');
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('Showing 2 of 4 courses')).toBeVisible();
    const visibility = page.getByRole('combobox', { name: 'Visibility', exact: true });
    await visibility.click();
    await expect(page.getByRole('option')).toHaveText([
      'All Courses',
      'Visible Only',
      'Hidden Only',
    ]);
    await page.getByRole('option', { name: 'Hidden Only' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Old Tides');
    await expect(page).toHaveURL('/admin/udemy-courses?search=tIDes&visibility=hidden');
    await page.reload();
    await expect(search(page)).toHaveValue('tIDes');
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(rows(page)).toHaveCount(2);
    await search(page).fill('zyzzyva');
    await expect(page.getByText('No Udemy courses match your filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(rows(page)).toHaveCount(4);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL('/admin/udemy-courses');
  });
});

test('shows three cards and five rows first, and an error with a second try', async ({
  page,
  admin,
}) => {
  await page.route(LIST, (route) => route.fulfill({ status: 503, json: { status: 503 } }), {
    times: 1,
  });
  const release = await hold(page, LIST);
  await openAs(page, admin.credential, '/admin/udemy-courses');
  await expect(page.getByTestId('stat-skeleton')).toHaveCount(3);
  await expect(
    page.getByRole('status', { name: 'Loading...' }).last().getByRole('row'),
  ).toHaveCount(6);
  release();
  await expect(page.getByRole('alert')).toContainText('We could not load the Udemy courses');
  await page.route(LIST, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try again' }).click();

  await test.step('says what to do while there are no courses', async () => {
    await expect(page.getByText('No courses synced yet')).toBeVisible();
    await expect(
      page.getByText('No Udemy courses found. Click "Sync Courses" to fetch courses from Udemy.'),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveText([
      'Total Courses0',
      'Visible Courses0',
      'Staff Assignments0',
    ]);
  });
});

test('shows many courses in pages, which the address keeps, and no links that lead elsewhere', async ({
  page,
  admin,
}) => {
  const urls = ['//evil.example/', '/\\evil.example/', 'javascript:alert(1)'];
  const many = Array.from({ length: 120 }, (_, index) =>
    buildUdemyCourse({
      udemy_id: `id ${index}`,
      title: `Course ${String(index + 1).padStart(3, '0')}`,
      url: urls[index] ?? '/course/one-of-udemy/',
    }),
  );
  await open(page, admin, many);
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('link', { name: /^View on Udemy/ })).toHaveCount(25 - urls.length);
  await expect(page.getByText('Page 1 of 5')).toBeVisible();
  const said = await lastingStatuses(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/udemy-courses?page=2');
  await expect(said.filter({ hasText: 'Page 2 of 5' })).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Course 026');
  await search(page).fill('Course 00');
  await expect(rows(page)).toHaveCount(9);
  await expect(page.getByText(/^Page/)).toHaveCount(0);

  await test.step('where a page behind the last one is the last', async () => {
    await page.goto('/admin/udemy-courses?page=9');
    await expect(rows(page).first()).toContainText('Course 101');
    await expect(page.getByText('Page 5 of 5')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(rows(page).first()).toContainText('Course 076');
  });
});

test('a sync rule that changes nothing says so, and one that fails has the list asked for anew', async ({
  page,
  admin,
}) => {
  await open(page, admin, COURSES);
  const bar = page.getByRole('group', { name: 'Selected courses' });
  const freeze = async () => {
    await bar.getByRole('button', { name: 'Sync rule…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click();
  };
  const answer = (status: number, json: object) =>
    page.route('**/udemy-courses/bulk-update', (route) => route.fulfill({ status, json }));
  await page.getByRole('checkbox', { name: 'Select Anchors', exact: true }).click();
  await answer(503, { status: 503, detail: 'The answer was lost.' });
  const asked = page.waitForRequest(LIST);
  await freeze();
  await expect(failureOf(page)).toContainText('The answer was lost.');
  await asked;
  await expect(bar).toContainText('1 selected');
  await answer(200, { updated_count: 0, updated_ids: [] });
  await freeze();
  await expect(toastOf(page)).toContainText('Nothing was changed');
  await expect(toastOf(page)).toContainText('1 course stayed as before');
  await expect(toastOf(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});
