import { HtmlValidate } from 'html-validate';
import { firstYearTotal } from '../../../backend/src/common/price/price-words';
import type { CourseDto } from '../../src/api/generated/model/courseDto';
import { STATES } from '../public-states';
import { ADDRESS } from '../submission';
import { expect, PUBLIC_PAGES, test } from '../test';

test.use({ javaScriptEnabled: false });

const html = new HtmlValidate({
  extends: ['html-validate:standard'],
  // React writes as XHTML does, and closes what need not be closed.
  rules: { 'void-style': 'off', 'no-implicit-button-type': 'error' },
});

for (const address of PUBLIC_PAGES) {
  test(`${address} is whole and valid`, async ({ page }) => {
    const answer = await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
    await expect(form.getByLabel('Email address')).toHaveAttribute('type', 'email');
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    const { results } = await html.validateString((await answer?.text()) ?? '');
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    for (const fact of facts) {
      expect(JSON.parse(fact)).toMatchObject({ '@context': 'https://schema.org' });
    }
  });
}

test('no room is kept for what only JavaScript can do, and nothing is promised of it', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await expect(page.getByLabel('Profile image URL')).toBeVisible();
  const ways = page.locator('div', { has: page.locator('> input[type="file"]') });
  await expect(ways).toHaveCount(1);
  expect(await ways.boundingBox()).toBeNull();
  await expect(page.getByText('What you write appears here', { exact: false })).toBeHidden();
  await expect(page.getByText('0 of 50 characters')).toBeHidden();
  await expect(page.getByText('looked up at once, for the preview')).toBeHidden();
});

test('every page says what it is, fits the narrowest phone, and no button waits for JavaScript', async ({
  page,
  courses,
}) => {
  const { id, slug } = courses[0] ?? { id: '', slug: '' };
  for (const path of [...PUBLIC_PAGES, ...STATES, `/courses/${id}/${slug}`]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByText('Loading', { exact: false }), path).toHaveCount(0);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways, path).toBeLessThanOrEqual(0);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const dead = page.locator('button[type="button"]:not([popovertarget]):visible');
      const names = await dead.evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML));
      expect.soft(names, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('Get Started leads to the courses at any width', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  }
});

test('a course is valid, with its facts for search engines', async ({ page, courses }) => {
  const answer = await page.goto(`/courses/${courses[0]?.id}`);
  const { results } = await html.validateString((await answer?.text()) ?? '');
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((fact) => (JSON.parse(fact) as { '@type': string })['@type'])).toEqual([
    'Course',
    'BreadcrumbList',
  ]);
});

test('a search suggests another, and goes with an order and a category', async ({
  page,
  courses,
}) => {
  const titles = page.getByRole('article').getByRole('heading');
  await page.goto('/courses?page=2');
  await page.getByRole('link', { name: 'Previous page' }).click();
  await page.getByRole('searchbox').fill('pythonista');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No courses found matching your criteria')).toBeVisible();
  await page.getByRole('link', { name: '“python”' }).click();
  await expect(page).toHaveURL('/courses?search=python&noscript=1');
  await expect(titles.first()).toHaveText(/Python/);

  await page.goto('/courses?category=AI');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price High to Low');
  await page.getByRole('button', { name: 'Apply' }).click();
  const costOf = ({ paymentOptions }: CourseDto) => firstYearTotal(paymentOptions) ?? 0;
  const dearest = courses
    .filter(({ category, price }) => category === 'AI' && price !== null)
    .toSorted((one, other) => costOf(other) - costOf(one));
  await expect(titles.first()).toHaveText(dearest[0]?.title ?? '');

  const [first] = courses;
  await page.goto('/courses');
  await page.getByRole('searchbox').fill(first?.title ?? '');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: first?.category ?? '', exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(first?.title ?? '');
});
