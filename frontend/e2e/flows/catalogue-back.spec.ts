import type { Page } from '@playwright/test';
import { expectCourses } from '../expect-courses';
import { expect, hold, test } from '../test';

/** Pixels: rows that were not drawn yet stand for others that are a line higher or lower. */
const A_ROW = 50;

/** How far it is scrolled once it has had the same height for twenty frames: cards that come into view take theirs. */
function placeOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let [height, frames] = [0, 0]; frames < 20; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (document.body.scrollHeight === height) continue;
      [height, frames] = [document.body.scrollHeight, 0];
    }
    return Math.round(scrollY);
  });
}

for (const path of ['/courses', '/courses/udemy', '/courses/ID', '/cohorts']) {
  test(`back to ${path} from a reloaded page restores the position`, async ({ page, courses }) => {
    const place = () => placeOf(page);
    await page.goto(path.replace('ID', courses[0]?.id ?? ''));
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(place).toBeGreaterThan(600);
    const before = await place();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/events');
    await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(A_ROW);
  });
}

test('back to the middle of the list on a phone ends there after a reload, too', async ({
  page,
  courses,
}) => {
  const place = () => placeOf(page);
  const footer = page.getByRole('contentinfo');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/courses');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await expect.poll(place).toBeGreaterThan(2000);
  const before = await place();
  // A click would scroll to it.
  await footer.getByRole('link', { name: 'Events' }).dispatchEvent('click');
  await expect(page).toHaveURL('/events');
  await page.reload();
  await page.goBack();
  await expectCourses(page, courses);
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await expect(footer).not.toBeInViewport();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(A_ROW);
});

test('the end of the list is where its last part is on its way', async ({ page }) => {
  await page.goto('/events');
  const release = await hold(page, '**/api/catalogue/udemy*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'All courses' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(1);
  // They move the end of the page down when they come.
  await expect(page.getByRole('region', { name: 'Bundles' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(10_000);
  release();
});
