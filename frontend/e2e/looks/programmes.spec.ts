import type { Locator } from '@playwright/test';
import { expect, test } from '../test';

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
