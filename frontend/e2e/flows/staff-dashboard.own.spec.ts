import { openAs, storedToken } from '../admin';
import { expect, test } from '../own-marketplace';
import { hold } from '../test';

const LIST = '**/api/admin/staff/my-udemy-courses';
const EMPTY = 'Contact your administrator to get courses assigned.';

test('shows staff their courses on Udemy, and what is new without a reload', async ({
  page,
  udemyCourse,
  market,
}) => {
  const staff = await market.addStaff();

  await test.step('is where staff come who ask for all courses', async () => {
    await page.route(LIST, (route) => route.fulfill({ status: 503, json: { status: 503 } }));
    const release = await hold(page, LIST);
    await openAs(page, staff, '/admin/udemy-courses');
    await expect(page).toHaveURL('/admin/staff-dashboard');
    await expect(page.getByRole('link', { name: 'Udemy Courses' })).toHaveCount(0);
    expect(await storedToken(page)).not.toBeNull();
    await expect(page.getByTestId('course-skeleton')).toHaveCount(6);
    release();
  });

  await test.step('offers a second try when the courses do not come', async () => {
    await expect(page.getByRole('alert')).toContainText('We could not load your courses');
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('says whom to ask while nothing is assigned', async () => {
    await expect(page.getByText('No courses assigned yet')).toBeVisible();
    await expect(page.getByText(EMPTY)).toBeVisible();
  });

  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  await test.step('shows a new assignment at the next visit', async () => {
    await market.assign(udemyCourse, staff);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'My Courses' }).click();
    await expect(page.getByRole('heading', { name: udemyCourse.title })).toBeVisible();
  });

  await test.step('shows each course with its type and the way to Udemy', async () => {
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

  await test.step('the palette finds it, and only what is assigned', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    const field = palette.getByRole('combobox', { name: 'Search or type a command' });
    const found = palette.getByRole('group', { name: 'My courses' }).getByRole('option');
    await field.fill(udemyCourse.title.toLowerCase());
    await expect(found).toHaveText([udemyCourse.title]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/staff-dashboard');
    await expect(palette).toBeHidden();
    await expect(page.getByRole('heading', { name: udemyCourse.title })).toBeVisible();
  });

  await test.step('shows no ended assignment', async () => {
    await market.unassign(udemyCourse, staff);
    await page.getByRole('link', { name: 'My Courses' }).click();
    await expect(page.getByText('No courses assigned yet')).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
  });
});
