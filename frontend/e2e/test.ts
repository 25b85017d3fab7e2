import { test as base, expect, type Page } from '@playwright/test';
import type { CourseDto } from '../src/api/generated/model/courseDto';

interface Fixtures {
  /** What the API says, to compare the pages with. */
  courses: CourseDto[];
}

export const test = base.extend<Fixtures>({
  courses: async ({ request }, provide) => {
    const response = await request.get('/api/courses');
    expect(response.ok()).toBe(true);
    await provide((await response.json()) as CourseDto[]);
  },
});

export { expect };

/** The public pages that need no particular data. */
export const PUBLIC_PAGES = ['/', '/courses', '/cohorts', '/events', '/meetups', '/no-such-page'];

/** Answers `GET /api/courses/{id}` with a course of the test's own. */
export async function serveCourse(page: Page, course: CourseDto) {
  await page.route(`**/api/courses/${course.id}`, (route) => route.fulfill({ json: course }));
}

/** Keeps matching requests waiting until the returned function is called; then others may answer. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
