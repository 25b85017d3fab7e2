import type { UdemyCourseDto } from '../../src/api/generated/model/udemyCourseDto';
import { expect, test } from '../test';

/** Courses that stand in the catalogue, and on a page of their own. */
const FIRST = 12;

test('the catalogue lists the visible courses of Udemy below its own', async ({
  page,
  request,
}) => {
  const courses = (await (await request.get('/api/udemy-courses')).json()) as UdemyCourseDto[];
  expect(courses.length).toBeGreaterThan(FIRST);
  const first = courses.slice(0, FIRST);
  await page.goto('/courses');
  const section = page.getByRole('region', { name: 'Also on Udemy' });
  const items = section.getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(first.map(({ title }) => title));
  for (const [index, { title, url, is_paid: isPaid }] of first.entries()) {
    await expect(items.nth(index)).toContainText(isPaid ? 'Paid' : 'Free');
    const link = items.nth(index).getByRole('link', { name: `View on Udemy: ${title}` });
    await expect(link).toHaveAttribute('href', `https://www.udemy.com${url}`);
  }
  const above = await page.getByRole('article').last().boundingBox();
  const below = await section.boundingBox();
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);

  await test.step('the rest is a link away', async () => {
    const all = section.getByRole('link', { name: `All ${courses.length} courses on Udemy` });
    // Cards get their height while one scrolls there, so a pointer may miss it.
    await all.press('Enter');
    await expect(page).toHaveURL('/courses/udemy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses on Udemy');
    const titles = page.getByRole('main').getByRole('listitem').getByRole('heading');
    await expect(titles).toHaveText(first.map(({ title }) => title));
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/courses/udemy?page=2');
    await expect(titles).toHaveText(courses.slice(FIRST).map(({ title }) => title));
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/courses/udemy');
  });
});
