import { openAs, toastOf } from '../admin';
import { ADMIN } from '../own-product';
import { addButtonOf, badgeOf, expect, openRow, rowOf, selectOf, test } from '../own-marketplace';

test('courses of Udemy are searched and filtered, and one is hidden by its switch', async ({
  page,
  udemyCourse,
  request,
}) => {
  const { title, udemy_id: id } = udemyCourse;
  await openAs(page, ADMIN, '/admin/udemy-courses');
  const count = page.getByText(/^Showing \d+ of \d+ courses$/);
  await expect(count).toBeVisible();
  const all = await count.innerText();
  const search = page.getByPlaceholder('Search by course title...');
  await search.fill('zyzzyva');
  await expect(page.getByText('No Udemy courses match your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(count).toHaveText(all);
  await expect(page.getByRole('group', { name: 'Udemy courses', exact: true })).toBeFocused();
  await search.fill(title.toUpperCase());
  const row = rowOf(page, title);
  await expect(row).toBeVisible();
  await expect(row.getByRole('link', { name: `View on Udemy: ${title}` })).toHaveAttribute(
    'href',
    `https://www.udemy.com${udemyCourse.url}`,
  );

  const visible = page.getByRole('list', { name: 'Stats' }).getByRole('listitem').nth(1);
  const before = Number((await visible.innerText()).replace(/\D+/g, ''));
  const toggle = page.getByRole('switch', { name: `Visibility of ${title}`, exact: true });
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(toastOf(page)).toContainText('Visibility updated');
  await expect(visible).toHaveText(`Visible Courses${before - 1}`);
  const shown = (await (await request.get('/api/udemy-courses')).json()) as { udemy_id: string }[];
  expect(shown.map(({ udemy_id: other }) => other)).not.toContain(id);

  await page.getByRole('combobox', { name: 'Visibility', exact: true }).click();
  await page.getByRole('option', { name: 'Hidden Only' }).click();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/visibility=hidden$/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('u');
  await expect(toastOf(page)).toContainText(`${title} is visible`);
  await expect(visible).toHaveText(`Visible Courses${before}`);
});

test('a coupon that is pasted as a link is on the public link to its course', async ({
  page,
  udemyCourse,
}) => {
  const { title, url } = udemyCourse;
  await openAs(page, ADMIN, `/admin/udemy-courses?search=${encodeURIComponent(title)}`);
  await rowOf(page, title)
    .getByRole('button', { name: `Coupons of ${title}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Coupons of ${title}` });
  await dialog.getByRole('button', { name: 'Add a coupon' }).click();
  const link = `https://www.udemy.com${url}?couponCode=SPRING-26`;
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(link);
  for (const [label, time] of [
    ['From', '2020-01-01 08:00'],
    ['Until', '2999-01-01 08:00'],
  ] as const) {
    const field = dialog.getByRole('textbox', { name: label });
    await field.fill(time);
    await field.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Coupons saved');
  await expect(rowOf(page, title)).toContainText('SPRING-26 until');
  await page.goto(`/courses/udemy?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: `View on Udemy: ${title}` })).toHaveAttribute(
    'href',
    `https://www.udemy.com${url}?couponCode=SPRING-26`,
  );
});

test('staff is assigned to a course, and removed again', async ({ page, udemyCourse, market }) => {
  const [first, second] = [await market.addStaff(), await market.addStaff()];
  await market.assign(udemyCourse, second);
  const assigned = async () => {
    const course = await market.course(udemyCourse.udemy_id);
    return course?.assigned_staff.map(({ staff_user_id: id }) => id).toSorted();
  };
  await openRow(page, udemyCourse);
  await expect(addButtonOf(page, udemyCourse)).toBeDisabled();
  const select = selectOf(page, udemyCourse);
  await select.click();
  await select.fill(second.name);
  await expect(page.getByText('No staff left to assign')).toBeVisible();
  await select.fill(first.name);
  await page.getByTitle(first.name, { exact: true }).click();
  await expect(select.locator('..')).toHaveText(first.name);
  await addButtonOf(page, udemyCourse).click();
  await expect(toastOf(page)).toContainText('Staff assigned successfully');
  await expect(badgeOf(page, udemyCourse, first.name)).toBeVisible();
  await expect(select).toBeFocused();
  expect(await assigned()).toEqual([first.id, second.id].toSorted());

  const remove = `Unassign ${first.name} from ${udemyCourse.title}`;
  await page.getByRole('button', { name: remove, exact: true }).click();
  await expect(toastOf(page)).toContainText('Staff unassigned successfully');
  await expect(badgeOf(page, udemyCourse, first.name)).toHaveCount(0);
  await expect(badgeOf(page, udemyCourse, second.name)).toBeVisible();
  expect(await assigned()).toEqual([second.id]);
});

test('staff see the courses that they look after, and what is new at the next visit', async ({
  page,
  udemyCourse,
  market,
}) => {
  const staff = await market.addStaff();
  await openAs(page, staff, '/admin/udemy-courses');
  await expect(page).toHaveURL('/admin/staff-dashboard');
  await expect(page.getByRole('link', { name: 'Udemy Courses' })).toHaveCount(0);
  await expect(page.getByText('No courses assigned yet')).toBeVisible();
  // A request that is still open would be shared with the next visit.
  await page.waitForLoadState('networkidle');
  await market.assign(udemyCourse, staff);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'My Courses' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Udemy Courses');
  await expect(page.getByText('Courses assigned to you on Udemy')).toBeVisible();
  const card = page.getByRole('list', { name: 'Courses' }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toHaveText(udemyCourse.title);
  await expect(card).toContainText(udemyCourse.is_paid ? 'Paid' : 'Free');
  const link = card.getByRole('link', { name: `View on Udemy: ${udemyCourse.title}` });
  await expect(link).toHaveAttribute('href', `https://www.udemy.com${udemyCourse.url}`);
  await expect(link).toHaveAttribute('target', '_blank');
});
