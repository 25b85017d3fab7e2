import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { complaintsOf, expectHydrated } from '../hydration';
import { expect, PUBLIC_PAGES, test } from '../test';

/** Holds that Tab leads to everything that can be used, each time with a ring and in view. */
async function expectReach(page: Page) {
  const targets = await page
    .locator(':is(a, button, input, textarea):visible:not([tabindex="-1"], :disabled)')
    .count();

  const reached = new Set<string>();
  for (let step = 0; step < targets; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const outlines = [null, '::after'].map((part) => getComputedStyle(element, part));
      const { left, top, bottom } = element.getBoundingClientRect();
      return {
        place: `${element.tagName} ${left} ${top + window.scrollY}`,
        hasRing: outlines.some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2,
        ),
        inView: bottom > 0 && top < window.innerHeight,
      };
    });
    expect(focus).toMatchObject({ hasRing: true, inView: true });
    reached.add(focus?.place ?? '');
  }
  expect(reached.size).toBe(targets);
}

/** Holds that the page cannot be scrolled sideways at any width. */
async function expectNothingSideways(page: Page) {
  for (const width of [320, 375, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(excess, `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function expectLoaded(page: Page) {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const address of PUBLIC_PAGES) {
  test(`${address} is for everybody`, async ({ page }) => {
    await test.step('React hydrates it as it came', () => expectHydrated(page, address));
    await expectLoaded(page);
    await test.step('axe finds no violations', () => expectNoViolations(page));
    await test.step('the keyboard reaches everything, visibly', () => expectReach(page));
  });
}

test('axe finds no violations in a course, at any width', async ({ page, courses }) => {
  await page.goto(`/courses/${courses[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses[0]?.title ?? '');
  await expectNoViolationsAtAnyWidth(page);
});

for (const address of ['/courses?search=zyzzyva', '/courses?page=99', '/courses/999999999']) {
  test(`${address} is for everybody, and fits`, async ({ page }) => {
    await page.goto(address);
    await expectLoaded(page);
    await expectNoViolations(page);
    await expectNothingSideways(page);
  });
}

for (const address of [
  '/subscribed',
  '/subscribed/confirm',
  '/courses?category=AI&level=Beginner',
  '/courses?page=2',
  '/courses?category=AI&page=99',
  '/courses/100%25',
]) {
  test(`React hydrates ${address} as it came`, ({ page }) => expectHydrated(page, address));
}

test('a search in the address is done once React has taken over', async ({ page, courses }) => {
  const complaints = complaintsOf(page);
  const title = courses.at(-1)?.title ?? '';
  await page.goto(`/courses?search=${encodeURIComponent(title.toUpperCase())}`);
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
  await expect(page.getByRole('searchbox')).toHaveValue(title.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: 'Showing 1 course' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('axe finds no violations in the open menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoViolations(page);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('filters and cards work from the keyboard', async ({ page, courses }) => {
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Data', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/courses?category=Data');
  const found = courses.filter(({ category }) => category === 'Data');
  await expect(page.getByRole('article')).toHaveCount(found.length);
  await page.getByRole('article').first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const [first] = found;
  await expect(page).toHaveURL(new RegExp(`/courses/${first?.id}/`));
});

test("the API's description fits", async ({ browser, baseURL }) => {
  const phone = { isMobile: true, viewport: { width: 375, height: 700 } };
  const page = await browser.newPage(phone);
  await page.goto(`${baseURL}/api/docs`, { waitUntil: 'load' });
  expect(await page.evaluate(() => innerWidth)).toBe(375);
  await expect(page.getByRole('heading', { name: /^Courses The/ })).toBeVisible();
  await expectNothingSideways(page);
  await page.close();
});

test('letters of twice the size bring no skip link into view, and break no title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/courses');
  const title = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
  const { height, size } = await title.evaluate((element) => ({
    height: element.clientHeight,
    size: parseFloat(getComputedStyle(element).fontSize),
  }));
  expect(height).toBeLessThan(size * 2);
});
