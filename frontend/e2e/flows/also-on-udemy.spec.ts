import type { UdemyCourseDto } from '../../src/api/generated/model/udemyCourseDto';
import { expectNoViolations } from '../axe';
import { expect, test } from '../test';

/** Courses that stand in the catalogue, and on a page of their own. */
const FIRST = 12;

test('it follows what is searched for and filtered', async ({ page, request }) => {
  const courses = (await (await request.get('/api/udemy-courses')).json()) as UdemyCourseDto[];
  const free = courses.filter(({ is_paid: isPaid }) => !isPaid).map(({ title }) => title);
  const { title } = courses.at(-1) as UdemyCourseDto;
  expect(free).not.toEqual([]);
  await page.goto('/courses');
  const field = page.getByRole('searchbox', { name: 'Search courses' });
  const section = page.getByRole('region', { name: 'Also on Udemy' });
  const titles = section.getByRole('listitem').getByRole('heading');

  await test.step('a search', async () => {
    await field.fill(title);
    await expect(titles.first()).toHaveText(title);
    await field.fill('zyzzyva');
    await expect(page.getByText('No courses found matching your criteria')).toBeVisible();
    await expect(section).toHaveCount(0);
  });

  await test.step('a category, which Udemy says of none', async () => {
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(titles).toHaveCount(FIRST);
    await page.getByRole('button', { name: 'Data', exact: true }).click();
    await expect(page).toHaveURL('/courses?category=Data');
    await expect(section).toHaveCount(0);
  });

  await test.step('a price', async () => {
    await page.goto('/courses?price=under-100');
    await expect(titles).toHaveText(free.slice(0, FIRST));
  });
});

test('the page of all has a search and a price of its own', async ({ page, request }) => {
  const courses = (await (await request.get('/api/udemy-courses')).json()) as UdemyCourseDto[];
  const { title } = courses.at(-1) as UdemyCourseDto;
  await page.goto('/courses/udemy');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
  const field = page.getByRole('searchbox', { name: 'Search courses' });
  await page.getByRole('button', { name: 'Free', exact: true }).click();
  await expect(page).toHaveURL('/courses/udemy?price=free');
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Any', exact: true }).click();
  await field.fill(title);
  await expect(titles.first()).toHaveText(title);

  await test.step('nothing is found', async () => {
    const word = [...title.matchAll(/[a-z]{6,}/gi)].map(([text]) => text.toLowerCase())[0] ?? '';
    expect(word).not.toBe('');
    const suggestion = page.getByRole('link', { name: `“${word}”` });
    await field.fill(`zyzzyvaquux ${word}`);
    await expect(page.getByText('No courses found matching your criteria')).toBeVisible();
    await expectNoViolations(page);
    await suggestion.click();
    await expect(titles.first()).toBeVisible();
    await expect(page).toHaveURL(`/courses/udemy?search=${word}`);
    await expect(page.getByRole('status')).toBeFocused();
    await field.fill('zyzzyvaquux');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/courses/udemy');
    await expect(titles).toHaveCount(FIRST);
  });
});
