import type { Page } from '@playwright/test';
import { failureOf, toastOf } from '../admin';
import { dialogOf, expect, fieldOf, openCourses, sentBy, test } from '../own-product';

const switchOf = (page: Page, title: string) =>
  page.getByRole('switch', { name: `Visibility of ${title}`, exact: true });

async function hide(page: Page, title: string) {
  await switchOf(page, title).click();
  await expect(toastOf(page)).toContainText(`${title} is hidden`);
}

test('u takes the last of two saves of a course back, then what was done before them', async ({
  page,
  course,
  office,
}) => {
  const { thinkific_id: id, display_title: title } = course;
  const dialog = dialogOf(page, course);
  await openCourses(page);
  await hide(page, title);
  for (const [name, value] of [
    ['Price (USD)', '99'],
    ['Level', 'Guru'],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await fieldOf(dialog, name).fill(value);
    await sentBy(page, dialog);
  }
  await page.keyboard.press('u');
  await expect(toastOf(page)).toContainText(`${title} was restored`);
  const before = { display_price: 99, display_level: course.display_level };
  expect(await office.course(id)).toMatchObject(before);
  await page.keyboard.press('u');
  await expect(toastOf(page)).toContainText(`${title} is visible`);
  await expect(failureOf(page)).toHaveCount(0);
  expect(await office.course(id)).toMatchObject({ ...before, is_visible: true });
});

test('u shows the courses that were hidden by their switches again, one after the other', async ({
  page,
  course,
  office,
  product,
}) => {
  const other = await product.nextCourse();
  await openCourses(page);
  for (const { display_title: title } of [course, other]) await hide(page, title);
  for (const { display_title: title } of [other, course]) {
    await page.keyboard.press('u');
    await expect(toastOf(page)).toContainText(`${title} is visible`);
  }
  for (const { thinkific_id: id } of [course, other]) {
    expect((await office.course(id)).is_visible).toBe(true);
  }
});

test('a change of many that changed nothing says so, and leaves u what was done before', async ({
  page,
  course,
  office,
}) => {
  const title = course.display_title;
  await openCourses(page);
  await hide(page, title);
  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click();
  const bar = page.getByRole('group', { name: 'Selected courses' });
  await bar.getByRole('button', { name: 'Hide' }).click();
  await expect(toastOf(page)).toContainText('Nothing was changed');
  await expect(toastOf(page)).toContainText('1 course not changed');
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(toastOf(page)).toContainText(`${title} is visible`);
  expect((await office.course(course.thinkific_id)).is_visible).toBe(true);
});
