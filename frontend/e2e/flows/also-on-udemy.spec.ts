import type { UdemyCourseDto } from '../../src/api/generated/model/udemyCourseDto';
import { expectNoFault } from '../axe';
import { emptyDocument, expect, test } from '../test';

const LIST = '**/api/catalogue/udemy*';

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
    await expectNoFault(page);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/courses/udemy?page=2');
    await expect(titles).toHaveText(courses.slice(FIRST).map(({ title }) => title));
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/courses/udemy');
  });
});

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
    await expectNoFault(page);
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

test('the page of all keeps a gap below its filters where there are none', async ({ page }) => {
  await emptyDocument(page, '/courses/udemy');
  await page.route(LIST, (route) => route.fulfill({ json: { courses: [], total: 0 } }));
  await page.goto('/courses/udemy');
  const title = page.getByText('No course of ours is on Udemy right now');
  const panel = await title.locator('../..').boundingBox();
  const form = await page.getByRole('main').locator('form').boundingBox();
  expect((panel?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

for (const [what, answer] of [
  ['there are none', { json: { courses: [], total: 0 } }],
  ['they do not come', { status: 503, json: { status: 503 } }],
] as const) {
  test(`it is hidden when ${what}`, async ({ page }) => {
    await emptyDocument(page, '/courses');
    await page.route(LIST, (route) => route.fulfill(answer));
    const asked = page.waitForResponse(LIST);
    await page.goto('/courses');
    await asked;
    await expect(page.getByText(/^Showing \d+ courses$/)).toBeVisible();
    await expect(page.getByText('Also on Udemy')).toHaveCount(0);
  });
}
