import type { Page } from '@playwright/test';
import { emptyDocument, expect, hold, test } from '../test';

const employer = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Employers' }).getByText(name, { exact: true }).first();

test('the hero says what this is and leads to courses and cohorts', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = page.getByRole('main');
  for (const [figure, label] of [
    ['20,000+', 'students trained'],
    ['20+', 'years teaching'],
    ['95%', 'success rate'],
  ] as const) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
    await expect(main.getByText(label)).toBeVisible();
  }
  await test.step('the employers are told to screen readers once', async () => {
    await expect(page.getByRole('region', { name: 'Employers' })).toMatchAriaSnapshot(`
      - region "Employers":
        - paragraph: /Our students work at Halden & Roe, .+ Lumen Freight\\./
    `);
  });
  await test.step('and shown in a strip', async () => {
    await expect(employer(page, 'KESTREL')).toBeVisible();
  });
  await test.step('the footer leads to every part of the site', async () => {
    const footer = page.getByRole('contentinfo');
    for (const [name, address] of [
      ['All courses', '/courses'],
      ['AI', '/courses?category=AI'],
      ['Data', '/courses?category=Data'],
      ['Software Engineering', '/courses?category=Software'],
      ['Cohorts', '/cohorts'],
      ['Events', '/events'],
      ['Meetups', '/meetups'],
      ['Share your story', '/submit-testimonial'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        address,
      );
    }
    for (const network of ['LinkedIn', 'YouTube', 'GitHub']) {
      await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
    }
  });

  await main.getByRole('link', { name: 'Explore cohorts' }).first().click();
  await expect(page).toHaveURL('/cohorts');
  await page.goBack();
  await main.getByRole('link', { name: 'Browse courses' }).first().click();
  await expect(page).toHaveURL('/courses');
});

test.describe('where nothing speaks against motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the strip of employers scrolls', async ({ page }) => {
    await page.goto('/');
    const place = () =>
      employer(page, 'KESTREL').evaluate((name) => name.getBoundingClientRect().x);
    const start = await place();
    await expect.poll(place).toBeLessThan(start);
  });

  test('on paper the employers stand still, all within it, and nothing calls', async ({ page }) => {
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto('/');
    const call = page.getByRole('region', { name: 'Open the first module.' });
    await expect(call).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Halden & Roe', 'Lumen Freight']) {
      const box = await employer(page, name).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(718);
    }
    await expect(call).toBeHidden();
  });
});

test('the four ways to learn lead to their pages', async ({ page }) => {
  for (const [title, link, address] of [
    ['Self-paced courses', 'Browse courses', '/courses'],
    ['Live 10-week cohorts', 'How cohorts work', '/cohorts'],
    ['Expert webinars', 'What to expect', '/events'],
    ['Community meetups', 'Come along', '/meetups'],
  ] as const) {
    await page.goto('/');
    const block = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: title }),
    });
    await block.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the first courses are featured, with placeholders while they load', async ({
  page,
  courses,
}) => {
  await emptyDocument(page, '/');
  const release = await hold(page, '**/api/catalogue/featured');
  await page.goto('/');
  const featured = page.getByRole('region', { name: 'Featured Courses' });
  await expect(featured.getByRole('status')).toHaveText('Loading courses…');
  await expect(featured.locator('div[aria-hidden="true"]')).toHaveCount(3);

  release();
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(
    courses.slice(0, 3).map(({ title }) => title),
  );
  await featured.getByRole('article').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses[0]?.title ?? '');
});

test('Get Started and the closing call lead on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/courses');
  await page.goBack();
  const call = page.getByRole('region', { name: 'Open the first module. The rest follows.' });
  await call.getByRole('link', { name: 'Explore cohorts' }).click();
  await expect(page).toHaveURL('/cohorts');
});

test('the courses follow the ways to learn as sections do, and the buttons of the call fill a phone', async ({
  page,
}) => {
  await page.goto('/');
  const ways = page.getByRole('region', { name: /^Four ways to learn/ }).getByRole('list');
  const featured = page.getByRole('heading', { name: 'Featured Courses' });
  for (const [width, distance] of [
    [375, 56],
    [1440, 96],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const end = await ways.evaluate((list) => list.getBoundingClientRect().bottom);
    const next = await featured.evaluate((heading) => heading.getBoundingClientRect().top);
    expect(next - end, `at ${width} px`).toBeGreaterThanOrEqual(distance);
    expect(next - end, `at ${width} px`).toBeLessThan(distance + 12);
  }
  await page.setViewportSize({ width: 375, height: 900 });
  const call = page.getByRole('region', { name: /^Open the first module/ });
  for (const link of await call.getByRole('link').all()) {
    expect((await link.boundingBox())?.width).toBe(335);
  }
});

test('the second sentence of the closing call begins a line', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('heading', { name: 'Open the first module. The rest follows.' });
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const indent = await call.evaluate((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const start = texts.currentNode.nodeValue?.indexOf('The rest') ?? -1;
        if (start >= 0) range.setStart(texts.currentNode, start);
      }
      range.setEndAfter(heading);
      const [first] = range.getClientRects();
      return (first?.left ?? Infinity) - heading.getBoundingClientRect().left;
    });
    expect(indent, `at ${width} px`).toBeCloseTo(0);
  }
});
