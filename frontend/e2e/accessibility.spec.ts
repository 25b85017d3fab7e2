import { expect, PUBLIC_PAGES, test } from './test';
import { expectNoFault } from './axe';

test.describe('in either theme', () => {
  for (const address of [...PUBLIC_PAGES, '/courses?search=zyzzyva', '/courses/999999999']) {
    test(`${address} has no fault that axe knows`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoFault(page);
    });
  }

  for (const width of [375, 1280]) {
    test(`a course has none at ${width} px`, async ({ page, courses }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/courses/${courses[0]?.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses[0]?.title ?? '');
      await expectNoFault(page);
    });
  }

  test('the open menu has none', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectNoFault(page);
  });
});

for (const address of PUBLIC_PAGES) {
  test(`the keyboard reaches everything on ${address}, visibly`, async ({ page }) => {
    await page.goto(address);
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
  });
}

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
  await page.getByRole('article').first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const first = courses.find(({ category }) => category === 'Data');
  await expect(page).toHaveURL(new RegExp(`/courses/${first?.id}/`));
});
