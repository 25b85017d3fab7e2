import type { Page } from '@playwright/test';
import { expectCourses } from '../expect-courses';
import { expect, test } from '../test';

const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
const level = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Level' }).getByRole('button', { name, exact: true });

test('category and level buttons filter, alone and together', async ({ page, courses }) => {
  await page.goto('/courses');
  for (const [name, labels] of [
    ['Category', ['All', 'AI', 'Data', 'Software Engineering']],
    ['Level', ['All', 'Beginner', 'Intermediate', 'Advanced']],
  ] as const) {
    await expect(page.getByRole('group', { name }).getByRole('button')).toHaveText(labels);
  }
  for (const name of ['AI', 'Data', 'Software Engineering']) {
    await category(page, name).click();
    await expect(category(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    await expectCourses(
      page,
      courses.filter((course) => course.category === name),
    );
  }
  for (const name of ['Beginner', 'Intermediate', 'Advanced']) {
    await level(page, name).click();
    await expectCourses(
      page,
      courses.filter(
        (course) => course.category === 'Software Engineering' && course.level === name,
      ),
    );
  }
  await category(page, 'All').click();
  await level(page, 'All').click();
  await expectCourses(page, courses);
});

test('search finds a title whatever its case and loses no character of fast typing', async ({
  page,
  courses,
}) => {
  const title = courses[3]?.title ?? '';
  await page.goto('/courses');
  const search = page.getByRole('searchbox', { name: 'Search courses' });
  await search.pressSequentially(title.toUpperCase());
  await expect(search).toHaveValue(title.toUpperCase());
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(title.toUpperCase());
});
