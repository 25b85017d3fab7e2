import { firstYearTotal, priceLabel } from '../../../backend/src/common/price/price-words';
import type { Page } from '@playwright/test';
import type { CourseDto } from '../../src/api/generated/model/courseDto';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { expectCourses, FIRST } from '../expect-courses';
import { expect, test } from '../test';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search courses' });
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name, exact: true });
const level = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Level' }).getByRole('button', { name, exact: true });

test('shows every course with its facts, price and action', async ({ page, courses }) => {
  await page.goto('/courses');
  await expect(page).toHaveTitle(/^Courses · /);
  await expectCourses(page, courses);
  for (const [index, course] of courses.slice(0, FIRST).entries()) {
    const card = page.getByRole('article').nth(index);
    const action = !course.thinkificUrl
      ? 'Learn More'
      : course.format === 'Self-paced'
        ? 'Enroll Now'
        : 'Apply to Cohort';
    await expect(card.getByRole('link')).toHaveAccessibleName(`${action}: ${course.title}`);
    await expect(card.getByRole('link')).toHaveText(action);
    for (const text of [course.category, course.level, course.duration, course.format]) {
      if (text) await expect(card).toContainText(text);
    }
    const price = priceLabel(course.paymentOptions);
    if (price === null) await expect(card).not.toContainText('$');
    else await expect(card).toContainText(price);
  }
});

test('each filtered list has a title and an address of its own', async ({ request }) => {
  const lists = [
    ...['', 'AI', 'Data', 'Software Engineering'].flatMap((category) =>
      ['', 'Beginner', 'Intermediate', 'Advanced'].map((level) => ({ category, level })),
    ),
    ...['free', 'under-100', 'under-500'].map((price) => ({ category: 'AI', price })),
    { page: '2' },
  ];
  const heads = await Promise.all(
    lists.map(async (filters) => {
      const chosen = Object.entries(filters).filter(([, value]) => value);
      const html = await (await request.get(`/courses?${new URLSearchParams(chosen)}`)).text();
      const [, title] = /<title>(.*?) · /.exec(html) ?? [];
      const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      return { title, address };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(lists.length);
  expect(new Set(heads.map(({ address }) => address)).size).toBe(lists.length);
  expect(heads.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      ...['Courses', 'AI courses', 'Beginner courses', 'Advanced Software Engineering courses'],
      ...['AI courses, under $100', 'Courses, page 2'],
    ]),
  );
});

test('the whole card opens the course', async ({ page, courses }) => {
  await page.goto('/courses');
  const card = page.getByRole('article').nth(1);
  await card.click({ position: { x: 12, y: 12 } });
  await expect(page).toHaveURL(new RegExp(`/courses/${courses[1]?.id}/`));
});

test('a search sees through typos and other words, and names what is near', async ({ page }) => {
  await page.goto('/courses');
  await search(page).fill('kuberntes');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.first()).toHaveText(/Kubernetes/);
  const found = await titles.allTextContents();
  await search(page).fill('K8S');
  await expect(titles).toHaveText(found);

  const counted = page.waitForResponse('**/api/catalogue/missing-searches');
  await search(page).fill('pythonista');
  expect((await counted).status()).toBe(204);
  expect((await counted).request().postDataJSON()).toEqual({ search: 'pythonista' });
  const near = page.getByRole('link', { name: '“python”' });
  await expect(near).toHaveAttribute('href', '/courses?search=python');
  await expectNoViolationsAtAnyWidth(page);
  await near.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses?search=python');
  await expect(search(page)).toHaveValue('python');
  await expect(titles.first()).toHaveText(/Python/);
  await expect(page.getByText(/^Showing \d+ courses?$/)).toBeFocused();
});

test('a price and an order go with the other filters', async ({ page, courses }) => {
  const cost = ({ paymentOptions }: CourseDto) => firstYearTotal(paymentOptions) ?? Infinity;
  await page.goto('/courses');
  await page.getByRole('combobox', { name: 'Price' }).selectOption('Under $500');
  const cheap = courses.filter((course) => cost(course) < 500);
  expect(cheap.length).toBeLessThan(courses.length);
  await expectCourses(page, cheap);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price Low to High');
  const sorted = cheap.toSorted((one, other) => cost(one) - cost(other));
  await expectCourses(page, sorted);
  await expect(page).toHaveURL('/courses?price=under-500&sort=price-asc');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/courses\?price=under-500$/,
  );

  await test.step('a document in that order comes so from the server', async () => {
    const html = await (await page.request.get(page.url())).text();
    expect(html.match(/<h2[^>]*>[^<]*/g)?.[0]).toContain(sorted[0]?.title);
    await page.reload();
    await expectCourses(page, sorted);
  });
  await test.step('what is cleared keeps the order', async () => {
    await search(page).fill('zyzzyva');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/courses?sort=price-asc');
  });
});

test('a phone shows rows, and the other filters in a sheet', async ({ page, courses }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/courses');
  const first = await page.getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(340);
  expect(first?.height).toBeLessThan(140);
  await expect(level(page, 'Beginner')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Price' })).toBeHidden();

  const opener = page.getByRole('button', { name: /^Filters/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(level(page, 'All')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: /^Show \d+ courses$/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(level(page, 'All')).toBeFocused();
  await expectNoViolations(page);
  await level(page, 'Beginner').click();
  const prices = page.getByRole('group', { name: 'Price' });
  await prices.getByRole('button', { name: 'Under $500' }).click();
  const found = courses.filter(
    ({ level, paymentOptions }) =>
      level === 'Beginner' && (firstYearTotal(paymentOptions) ?? 500) < 500,
  );
  const show = page.getByRole('button', { name: `Show ${found.length} courses` });
  await show.click();
  await expect(show).toBeHidden();
  await expectCourses(page, found);
  await expect(opener).toHaveAccessibleName('Filters, 2 active');
  await expect(opener).toBeFocused();

  await test.step('Escape closes it, and the count stays in sight', async () => {
    await opener.click();
    await expect(level(page, 'All')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(show).toBeHidden();
    await expect(opener).toBeFocused();
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(page.getByText(`Showing ${found.length} courses`)).toBeInViewport();
  });
});

test('the address keeps the filters over reload, back and forward', async ({ page }) => {
  await page.goto('/courses');
  await category(page, 'Data').click();
  await search(page).fill('da');
  await level(page, 'Beginner').click();
  await expect(page).toHaveURL('/courses?search=da&category=Data&level=Beginner');

  await page.reload();
  await expect(search(page)).toHaveValue('da');
  await expect(level(page, 'Beginner')).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(page).toHaveURL('/courses?search=da&category=Data');
  await expect(level(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect(search(page)).toHaveValue('');
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expect(search(page)).toHaveValue('da');
  await expect(category(page, 'Data')).toHaveAttribute('aria-pressed', 'true');
});

test('back from a course returns to the filtered list', async ({ page, courses }) => {
  const expected = courses.filter(({ category: name }) => name === 'AI');
  await page.goto('/courses?category=AI');
  await page.getByRole('article').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected[0]?.title ?? '');
  await page.goBack();
  await expectCourses(page, expected);
});

test('the results lie in one, two and three columns', async ({ page }) => {
  await page.goto('/courses');
  for (const [width, columns] of [
    [375, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const tops = await cards.evaluateAll((all) =>
      all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});
