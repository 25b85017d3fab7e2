import type { Locator } from '@playwright/test';
import { expect, test } from '../test';

test('a new page starts at its top with the focus in it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Meetups' }).click();
  await expect(page).toHaveURL('/meetups');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a link to the current page scrolls to its top, a filter keeps the position', async ({
  page,
  courses,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  const cards = page.getByRole('article');
  const inData = courses.filter(({ category }) => category === 'Data');
  await page.goto('/courses');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Data', exact: true });
  await link.click();
  await expect(page).toHaveURL('/courses?category=Data');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled()).toBe(0);
  await expect(cards).toHaveCount(inData.length);

  await test.step('also where the address stays the same', async () => {
    await link.click();
    await expect.poll(scrolled).toBe(0);
  });
  await test.step('Back finds the former place', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/courses');
    await expect(link).toBeInViewport();
  });
  await test.step('a filter does not scroll, and keeps the focus', async () => {
    await page.evaluate(() => window.scrollTo(0, 120));
    const filter = page.getByRole('button', { name: 'Data', exact: true });
    await filter.click();
    await expect(page).toHaveURL('/courses?category=Data');
    await expect(filter).toBeFocused();
    expect(await scrolled()).toBe(120);
    await page.getByRole('searchbox').pressSequentially('a');
    await expect(page).toHaveURL('/courses?search=a&category=Data');
    await expect(page.getByRole('searchbox')).toBeFocused();
    expect(await scrolled()).toBe(120);
  });
});

test('the footer leads staff to the back office', async ({ page }) => {
  await page.goto('/cohorts');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Staff sign-in' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('the footer leaves none of its links alone in a line', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const heightOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return box && Math.round(box.y + box.height / 2);
  };
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/meetups');
  const staff = footer.getByRole('link', { name: 'Staff sign-in' });
  const guarantee = footer.getByText('30-day money-back guarantee on every course.');
  expect(await heightOf(staff)).toBe(await heightOf(guarantee));
  await page.setViewportSize({ width: 375, height: 700 });
  const follow = footer.getByRole('navigation', { name: 'Follow' }).getByRole('link');
  expect(await heightOf(follow.last())).toBe(await heightOf(follow.first()));
});

test('the toast area is there once the page is used', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('Escape, the close button and Back close the menu', async ({ page }) => {
    await page.goto('/events');
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();

    await open.click();
    await page.goBack();
    await expect(page).toHaveURL('/events');
    await expect(menu).toBeHidden();
  });

  test('the menu does not block a phone that is turned while it is open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Courses').click();
    await expect(page).toHaveURL('/courses');
  });

  test('the menu keeps the focus inside', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (let step = 0; step < 4; step += 1) {
      expect(await menu.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
    }
  });
});
