import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAs } from '../admin';
import { chooseAction, expect, readerOf, rowOf, SCRIPT, test } from '../testimonials';

const search = (page: Page) =>
  page.getByPlaceholder('Search by student name, company, or course...');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const students = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox') });

test('stories are sorted by their columns, and filtered by status', async ({
  page,
  admin,
  stories,
}) => {
  await stories.add({ studentName: 'A pending one', isVisible: true });
  for (const status of ['approved', 'rejected'] as const) {
    await stories.add({ studentName: `A ${status} one`, status, isVisible: true });
  }
  const asked = page.waitForRequest('**/api/admin/testimonials?*');
  await openAs(page, admin.credential, stories.screen);
  const { searchParams } = new URL((await asked).url());
  expect([...searchParams.keys()].sort()).toEqual(['limit', 'page', 'search']);
  expect(searchParams.get('limit')).toBe('50');

  await test.step('sorts by its columns, and says so in words', async () => {
    const names = page.getByText(/^A (pending|approved|rejected) one$/);
    const head = (title: string) => page.getByRole('columnheader', { name: title });
    const student = head('Student');
    await expect(student).toHaveAccessibleName('Student sorted: newest first');
    await student.click();
    await expect(student).toHaveAccessibleName('Student sorted: oldest first');
    await student.press('Enter');
    await expect(student).toHaveAccessibleName('Student sorted: name A to Z');
    await expect(page).toHaveURL(/[?&]sort=student-asc/);
    await expect(names).toHaveText(['A approved one', 'A pending one', 'A rejected one']);
    await head('Status').click();
    await expect(head('Status')).toHaveAttribute('aria-sort', 'ascending');
    await expect(student).not.toHaveAttribute('aria-sort');
    await expect(names).toHaveText(['A pending one', 'A approved one', 'A rejected one']);
    await page.goto(stories.screen);
  });

  await test.step('filters by status, and Back takes the filter away', async () => {
    await expect(students(page)).toHaveCount(4);
    const filters = page.getByRole('group', { name: 'Filter by status' }).getByRole('button');
    await expect(filters).toHaveText(['All', 'Pending', 'Approved', 'Rejected']);
    await expect(button(page, 'All')).toHaveAttribute('aria-pressed', 'true');

    await test.step('badges say each status, and only pending ones await a decision', async () => {
      for (const [status, label, decisions] of [
        ['pending', 'Pending', 2],
        ['approved', 'Approved', 0],
        ['rejected', 'Rejected', 0],
      ] as const) {
        const row = rowOf(page, `A ${status} one`);
        await expect(row.getByText(label, { exact: true })).toBeVisible();
        await expect(row.getByRole('button', { name: /^(Approve|Reject)/ })).toHaveCount(decisions);
        const more = status === 'pending' ? /^More for/ : /^(Edit|Delete)/;
        await expect(row.getByRole('button', { name: more })).toHaveCount(
          status === 'pending' ? 1 : 2,
        );
      }
    });

    for (const status of ['pending', 'approved', 'rejected']) {
      const label = `${status[0]?.toUpperCase()}${status.slice(1)}`;
      await button(page, label).click();
      await expect(page).toHaveURL(new RegExp(`[?&]status=${status}`));
      await expect(button(page, label)).toHaveAttribute('aria-pressed', 'true');
      await expect(students(page)).toHaveCount(2);
      await expect(rowOf(page, `A ${status} one`)).toBeVisible();
      await expect(
        page.getByRole('heading', { name: 'Testimonials (1)', exact: true }),
      ).toBeVisible();
    }
    await page.goBack();
    await expect(rowOf(page, 'A approved one')).toBeVisible();
    await button(page, 'All').click();
    await expect(students(page)).toHaveCount(4);
  });
});

test('searches on the button and on Enter, and not before', async ({ page, admin, stories }) => {
  const courseTaken = `100% ${randomUUID()} a_b`;
  await stories.add({ studentName: 'By its course', courseTaken });
  const texts = { previousRole: SCRIPT, currentRole: SCRIPT, courseTaken: SCRIPT };
  await stories.add({ studentName: SCRIPT, quote: SCRIPT, ...texts });
  await openAs(page, admin.credential, stories.screen);
  await expect(students(page)).toHaveCount(3);
  await expect(search(page)).toHaveValue(stories.company);

  await test.step('script in a testimonial is text, and its story can be read', async () => {
    await chooseAction(page, SCRIPT, 'Read story');
    await expect(readerOf(page).getByRole('blockquote')).toHaveText(SCRIPT);
    await readerOf(page).getByRole('button', { name: 'Next story' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Next story');
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toBeHidden();
    await expect(page).not.toHaveTitle('broken');
  });

  await search(page).fill(courseTaken);
  expect(new URL(page.url()).searchParams.get('search')).toBe(stories.company);
  await expect(students(page)).toHaveCount(3);
  await search(page).press('Enter');
  await expect(students(page)).toHaveCount(2);
  await expect(rowOf(page, 'By its course')).toBeVisible();
  await expect(search(page)).toBeFocused();

  await search(page).fill(stories.company.toUpperCase());
  await button(page, 'Search').click();
  await expect(students(page)).toHaveCount(3);
  await page.reload();
  await expect(search(page)).toHaveValue(stories.company.toUpperCase());
  await expect(students(page)).toHaveCount(3);

  await button(page, 'Clear').click();
  await expect(search(page)).toHaveValue('');
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL('/admin/testimonials');
  await page.goBack();
  await expect(search(page)).toHaveValue(stories.company.toUpperCase());
});
