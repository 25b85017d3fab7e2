import type { Locator, Page } from '@playwright/test';
import { shiftOf } from '../layout-shift';
import { expect, hold, test } from '../test';

const INDEX = '**/api/catalogue/index';
const FIRST = 24;

const cards = (page: Page) => page.getByRole('article');
const more = (page: Page) => page.getByRole('link', { name: 'Show more' });

test('Show more goes on below with the first of the rest, and Back finds it there', async ({
  page,
  courses,
}) => {
  const index = page.waitForResponse(INDEX);
  await page.goto('/courses');
  await index;
  await expect(page.getByText(`1–${FIRST} of ${courses.length}`)).toBeVisible();
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).getByRole('heading')).toHaveText(courses.map(({ title }) => title));
  await expect(cards(page).nth(FIRST).getByRole('link')).toBeFocused();
  await expect(page).toHaveURL('/courses');
  await expect(more(page)).toHaveCount(0);
  // The text may move by a hair as its font comes.
  expect(await shiftOf(page)).toBeLessThan(0.01);

  await test.step('Tab leads from card to card', async () => {
    await page.keyboard.press('Tab');
    await expect(
      cards(page)
        .nth(FIRST + 1)
        .getByRole('link'),
    ).toBeFocused();
  });
  await test.step('Back and a reload find as many', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      courses[FIRST + 1]?.title ?? '',
    );
    await page.goBack();
    await expect(cards(page)).toHaveCount(courses.length);
    await page.reload();
    await expect(cards(page)).toHaveCount(courses.length);
  });
  await test.step('another filter starts at the first page', async () => {
    await page.getByRole('button', { name: 'Advanced' }).click();
    await page.getByRole('button', { name: 'All', exact: true }).last().click();
    await expect(cards(page)).toHaveCount(FIRST);
  });
});

test('without the index Show more leads to the next page', async ({ page, courses }) => {
  await page.route(INDEX, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/courses');
  await failed;
  await more(page).click();
  await expect(page).toHaveURL('/courses?page=2');
  const titles = cards(page).getByRole('heading');
  await expect(titles).toHaveText(courses.slice(FIRST).map(({ title }) => title));
  await expect(page).toHaveTitle(/^Courses, page 2 · /);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(titles).toHaveText(courses.slice(0, FIRST).map(({ title }) => title));
});

test('cards that are not drawn yet take about the room that they will', async ({ page }) => {
  const index = page.waitForResponse(INDEX);
  await page.goto('/courses');
  await index;
  await more(page).click();
  const items = cards(page).locator('..');
  await expect(items.nth(FIRST)).toBeAttached();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    const held = await items
      .last()
      .evaluate((item) => parseInt(getComputedStyle(item).containIntrinsicHeight.slice(5)));
    const { height } = (await items.first().boundingBox()) ?? { height: 0 };
    expect(Math.abs(held - height), `${width} px`).toBeLessThan(10);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('what loads on /courses has the boxes of what comes', async ({ page }) => {
    const boxes = (parts: Locator) =>
      parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      );
    const loading = page.getByText('Loading courses…').locator('..');
    await page.goto('/');
    const release = await hold(page, '**/api/catalogue**');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'All courses', exact: true })
      .click();
    await expect(page).toHaveURL('/courses');
    const grey = loading.locator('span:only-child');
    await expect(grey.nth(1)).toBeAttached();
    const before = await boxes(grey);
    release();
    await expect(loading).toHaveCount(0);
    const covers = cards(page).locator('> :first-child');
    await expect(covers.nth(1)).toBeAttached();
    const [first, second] = await boxes(covers);
    expect(before[0]?.width).toBeCloseTo(first?.width ?? 0, 0);
    expect(before[0]?.height).toBeCloseTo(first?.height ?? 0, 0);
    const step = (before[1]?.top ?? 0) - (before[0]?.top ?? 0);
    // A title may have a line more than another.
    expect(Math.abs(step - (second?.top ?? 0) + (first?.top ?? 0))).toBeLessThanOrEqual(40);
  });
});
