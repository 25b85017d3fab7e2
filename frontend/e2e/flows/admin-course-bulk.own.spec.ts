import type { CourseDto } from '../../src/api/generated/model/courseDto';
import { toastOf } from '../admin';
import { chooseRule } from '../admin-courses';
import { expectNoViolations } from '../axe';
import { expect, fieldOf, openCourses, test } from '../own-product';

test('several courses get a category, a rule or the platform’s values at once, and Undo takes it back', async ({
  page,
  office,
  request,
}) => {
  test.slow();
  const headings = page.getByRole('list', { name: 'Courses' }).getByRole('heading', { level: 2 });
  const open = async () => {
    await openCourses(page, '?sort=visible-first');
    return (await headings.allInnerTexts()).slice(0, 3);
  };
  const idsOf = async (names: string[]) => {
    const courses = (await (await request.get('/api/courses')).json()) as CourseDto[];
    return names.map((title) => Number(courses.find((course) => course.title === title)?.id));
  };
  // Other tests leave titles of their own, which the overrides below would take away.
  for (const id of await idsOf(await open())) await office.override(id, {});
  const titles = await open();
  const [first = 0, second = 0] = await idsOf(titles);
  const box = (title: string | undefined) =>
    page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
  const bar = page.getByRole('group', { name: 'Selected courses' });
  const choose = async (name: string) => {
    await bar.getByRole('button', { name: 'More for Selected courses' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const undo = toastOf(page).getByRole('button', { name: 'Undo' });

  await test.step('two get a category of ours, and their own again', async () => {
    const categories = async () => {
      const now = await Promise.all([first, second].map((id) => office.course(id)));
      return now.map(({ display_category: category }) => category);
    };
    const before = await categories();
    for (const title of titles.slice(0, 2)) await box(title).click();
    await bar.getByRole('button', { name: 'Category…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Category of 2 courses' });
    await fieldOf(dialog, 'Category').fill('Bulk');
    await page.keyboard.press('Control+s');
    await expect(dialog).toHaveCount(0);
    await expect(toastOf(page)).toContainText('2 courses with a new category');
    expect(await categories()).toEqual(['Bulk', 'Bulk']);
    await undo.click();
    await expect(toastOf(page)).toContainText('2 courses restored');
    expect(await categories()).toEqual(before);
  });

  await test.step('all fields go back to the platform’s, and come back whole', async () => {
    await office.override(first, { price: 7, level: 'Guru' });
    await office.override(second, { level: 'Guru' });
    await page.reload();
    for (const title of titles.slice(0, 2)) await box(title).click();
    await choose('Use platform values');
    await expect(toastOf(page)).toContainText('2 courses set to the values of Thinkific');
    await expect(bar).toHaveCount(0);
    expect((await office.course(first)).display_price).toBeNull();
    await undo.click();
    await expect(toastOf(page)).toContainText('2 courses restored');
    const both = { display_price: 7, display_level: 'Guru' };
    expect(await office.course(first)).toMatchObject(both);
    for (const id of [first, second]) await office.override(id, {});
  });

  await test.step('all get a rule, which each shows, and their own again', async () => {
    const list = page.getByRole('list', { name: 'Courses' });
    for (const title of titles) await box(title).click();
    await choose('Sync rule…');
    const dialog = page.getByRole('dialog', { name: 'Sync rule of 3 courses' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await chooseRule(page, 'Ask before showing');
    await expect(toastOf(page)).toContainText('3 courses set to ask before changes are shown');
    await expect(list.getByText('Asks first')).toHaveCount(3);
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
    await undo.click();
    await expect(toastOf(page)).toContainText('3 courses restored');
    await expect(list.getByText('Asks first')).toHaveCount(0);
  });

  await test.step('the keys move between the cards, select, and edit', async () => {
    const current = page.locator('li[aria-current]');
    for (const [key, index] of [
      ['j', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(current.getByRole('heading')).toHaveText(titles[index] ?? '');
      await expect(current).toBeFocused();
    }
    for (const key of ['x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect(bar).toContainText('3 selected');
    await expect(box(titles[1])).toBeChecked();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toHaveCount(0);
    await page.keyboard.press('e');
    const dialog = page.getByRole('dialog', { name: /^Edit Course/ });
    await expect(fieldOf(dialog, 'Title')).toHaveValue(titles[2] ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(current.getByRole('heading')).toHaveText(titles[2] ?? '');
  });
});
