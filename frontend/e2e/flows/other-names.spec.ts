import type { Page } from '@playwright/test';
import type { CourseDto } from '../../src/api/generated/model/courseDto';
import { openAs } from '../admin';
import { expect, test } from '../test';

const DEMO_ADMIN = { username: 'admin', password: 'lectern-demo' };

/** The shared product by the address of this machine instead of the name that it was given. */
const byAddress = (baseURL = '') => baseURL.replace('localhost', '127.0.0.1');

/**
 * Scrolls through the page, as lazy images wait for that, and waits until every picture of the demo
 * has come; those of the stories that other tests send in never do, and leave initials.
 */
async function imagesOf(page: Page) {
  const images = page.locator('main picture img');
  await expect(images.first()).toBeAttached();
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{20}\//);
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  }
  return images.count();
}

test.beforeAll(async ({ request }) => {
  // A product that has just started fetches them first.
  await expect
    .poll(async () => {
      const courses = (await (await request.get('/api/courses')).json()) as CourseDto[];
      const portraits = courses.flatMap(({ instructors }) => instructors);
      return [
        ...courses.map(({ imageUrl, picture }) => imageUrl === null || picture),
        ...portraits.map(({ picture }) => picture),
      ].every(Boolean);
    })
    .toBe(true);
});

test.describe('reached by another name than PUBLIC_URL has', () => {
  test.use({ baseURL: async ({ baseURL }, provide) => provide(byAddress(baseURL)) });

  test('covers and portraits come from where the page came', async ({ page }) => {
    await page.goto('/');
    expect(await imagesOf(page)).toBeGreaterThanOrEqual(3);
  });

  test('so do they where the browser makes the page', async ({ page, courses }) => {
    await page.goto('/courses');
    await page.getByRole('link', { name: courses[0]?.title }).first().click();
    await expect(page.getByRole('complementary', { name: 'Enrollment' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'More courses like this' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Success Stories' })).toBeVisible();
    // Its own cover, its instructor, two portraits, and what to take next.
    expect(await imagesOf(page)).toBe(7);
  });

  test('the enrol button stays on the same host', async ({ page, courses, baseURL }) => {
    const course = courses.find(({ thinkificUrl }) => thinkificUrl);
    await page.goto(`/courses/${course?.id}`);
    const offer = page.getByRole('complementary', { name: 'Enrollment' });
    await offer.getByRole('link', { name: /^(Enroll Now|Apply to Cohort)$/ }).click();
    await expect(page.getByRole('heading', { name: 'Demo checkout' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });

  test('the back office shows them too', async ({ page }) => {
    await openAs(page, DEMO_ADMIN, '/admin/courses');
    const image = page.locator('main img').first();
    await expect(image).toHaveAttribute('src', /^\/pictures\?url=http/);
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('addresses for other programs stay absolute', async ({ page, courses }) => {
    const course = courses.find(({ imageUrl }) => imageUrl);
    expect(course?.imageUrl).toMatch(/^http:\/\/localhost:\d+\/demo\/covers\//);
    const read = async () => (await page.request.get(`/courses/${course?.id}`)).text();
    await expect
      .poll(read)
      .toMatch(/"image":"http:\/\/localhost:\d+\/pictures\/[0-9a-f]{20}\/1280\.jpg"/);
    const html = await read();
    expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/courses/);
  });
});
