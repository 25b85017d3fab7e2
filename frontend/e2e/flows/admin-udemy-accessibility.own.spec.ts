import { openAs, toastOf } from '../admin';
import {
  addButtonOf,
  badgeOf,
  expect,
  openRow,
  selectOf,
  selectRow,
  test,
} from '../own-marketplace';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';

test.describe('in either theme axe finds no violations', () => {
  test('on the courses of Udemy', async ({ page, udemyCourse, market }) => {
    const staff = await market.addStaff();
    await market.assign(udemyCourse, staff);
    const other = await market.addStaff();
    await openRow(page, udemyCourse);
    await expect(badgeOf(page, udemyCourse, staff.name)).toBeVisible();
    await expectNoViolationsAtAnyWidth(page);
    await page.keyboard.press('j');
    await expect(page.locator('tr[aria-current]')).toBeVisible();
    await expectNoViolations(page);
    await selectOf(page, udemyCourse).fill(other.name);
    await expect(page.getByRole('option').first()).toBeAttached();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await selectRow(page, udemyCourse);
    await page.getByRole('button', { name: 'Assign to…' }).click();
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await expectNoViolationsAtAnyWidth(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByPlaceholder('Search by course title...').fill('zyzzyva');
    await expect(page.getByText('No Udemy courses match your filters.')).toBeVisible();
    await expectNoViolationsAtAnyWidth(page);
  });

  test('on the staff’s own courses', async ({ page, udemyCourse, market }) => {
    const staff = await market.addStaff();
    await market.assign(udemyCourse, staff);
    await openAs(page, staff, '/admin/staff-dashboard');
    await expect(page.getByRole('heading', { name: udemyCourse.title })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('staff is assigned and unassigned from the keyboard alone', async ({
  page,
  udemyCourse,
  market,
}) => {
  const staff = await market.addStaff();
  await openRow(page, udemyCourse);
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('searchbox', { name: 'Search courses' }).focus();
  for (let step = 0; step < 16; step += 1) {
    if (await selectOf(page, udemyCourse).evaluate((it) => it === document.activeElement)) break;
    await press('Tab');
  }
  await expect(selectOf(page, udemyCourse)).toBeFocused();
  await page.keyboard.type(staff.name);
  await press('Enter');
  await expect(selectOf(page, udemyCourse)).toHaveAttribute('aria-expanded', 'false');
  await press('Tab');
  await expect(addButtonOf(page, udemyCourse)).toBeFocused();
  await press('Enter');
  await expect(toastOf(page)).toContainText('Staff assigned successfully');
  await expect(badgeOf(page, udemyCourse, staff.name)).toBeVisible();
  await expect(selectOf(page, udemyCourse)).toBeFocused();
  await press('Shift+Tab');
  await expect(badgeOf(page, udemyCourse, staff.name).getByRole('button')).toBeFocused();
  await press('Enter');
  await expect(toastOf(page)).toContainText('Staff unassigned successfully');
  await expect(
    page.getByRole('group', { name: `Staff assigned to ${udemyCourse.title}` }),
  ).toBeFocused();
});
