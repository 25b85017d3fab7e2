import type { Locator } from '@playwright/test';
import { emptyDocument, expect, test } from '../test';

test('cohorts lists the courses whose format is not self-paced', async ({ page, courses }) => {
  const cohorts = courses.filter(({ format }) => format !== 'Self-paced');
  await page.goto('/cohorts');
  await expect(page).toHaveTitle(/^Cohorts · /);
  const section = page.getByRole('region', { name: 'Cohorts you can apply to' });
  await expect(section.getByRole('article').getByRole('heading')).toHaveText(
    cohorts.map(({ title }) => title),
  );
});

test('without cohorts the page leads to the courses', async ({ page }) => {
  await emptyDocument(page, '/cohorts');
  const none = { courses: [], total: 0 };
  await page.route(/\/api\/catalogue\?/, (route) => route.fulfill({ json: none }));
  await page.goto('/cohorts');
  await expect(page.getByText('No cohort is open right now')).toBeVisible();
});

for (const [address, title] of [
  ['/events', 'Events'],
  ['/meetups', 'Meetups'],
] as const) {
  test(`${address} is a page of its own`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('main')).toContainText(
      'No date is set at the moment; dates come by the newsletter first.',
    );
    await page.getByRole('main').getByRole('link', { name: 'Browse courses' }).click();
    await expect(page).toHaveURL('/courses');
  });
}

test('the headline of events has a line for each sentence', async ({ page }) => {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/events');
    const [first, second] = await page.getByText('One hour. One hard').evaluate((headline) =>
      [...headline.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((sentence) => {
          const range = document.createRange();
          range.selectNode(sentence);
          return range.getBoundingClientRect();
        }),
    );
    expect(second?.left).toBe(first?.left);
    expect(second?.top).toBeGreaterThan(first?.top ?? Infinity);
  }
});

test("the form for the dates ends with the page's column", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/meetups');
  const edgeOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().right);
  const form = page.getByRole('form', { name: 'Get the dates by mail' });
  const edge = await edgeOf(form.getByRole('button', { name: 'Subscribe' }));
  expect(edge).toBeCloseTo(await edgeOf(page.getByRole('link', { name: 'Get Started' })), 0);
});

for (const address of ['/cohorts', '/events', '/meetups']) {
  test(`the heading of the steps on ${address} stays while they scroll by`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.goto(address);
    const steps = page.getByRole('region', { name: /^How / });
    await steps.getByRole('listitem').last().scrollIntoViewIfNeeded();
    const scrolledBy = () => steps.evaluate((section) => section.getBoundingClientRect().top);
    await page.evaluate((top) => window.scrollBy(0, top), await scrolledBy());
    const heading = steps.getByRole('heading', { level: 2 });
    const placeOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(await placeOf()).toBeCloseTo(96, 0);
    await page.evaluate(() => window.scrollBy(0, 80));
    expect(await placeOf()).toBeCloseTo(96, 0);
  });
}

test('any other path is the not-found screen', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page).toHaveTitle(/^404 Page Not Found · /);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});
