import type { UdemyCourseDto } from '../src/api/generated/model/udemyCourseDto';
import { emptyDocument, expect, test } from './test';

const LIST = '**/api/udemy-courses';

test('the catalogue lists the visible courses of Udemy below its own', async ({
  page,
  request,
}) => {
  const courses = (await (await request.get('/api/udemy-courses')).json()) as UdemyCourseDto[];
  expect(courses.length).toBeGreaterThanOrEqual(12);
  await page.goto('/courses');
  const section = page.getByRole('region', { name: 'Also on Udemy' });
  const items = section.getByRole('listitem');
  await expect(items.getByRole('heading')).toHaveText(courses.map(({ title }) => title));
  for (const [index, { title, url, is_paid: isPaid }] of courses.entries()) {
    await expect(items.nth(index)).toContainText(isPaid ? 'Paid' : 'Free');
    const link = items.nth(index).getByRole('link', { name: `View on Udemy: ${title}` });
    await expect(link).toHaveAttribute('href', `https://www.udemy.com${url}`);
  }
  const above = await page.getByRole('article').last().boundingBox();
  const below = await section.boundingBox();
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);

  await test.step('filters leave it alone', async () => {
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('zyzzyva');
    await expect(page.getByText('No courses found matching your criteria')).toBeVisible();
    await expect(section).toBeVisible();
    await expect(items).toHaveCount(courses.length);
  });
});

for (const [what, answer] of [
  ['there are none', { json: [] }],
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
