import { payOnce } from '../../../backend/src/common/price/price-words';
import type { Locator } from '@playwright/test';
import { toastOf } from '../admin';
import { articleOf, barOf, isOnTop, offerOf, relatedOf, richest } from '../course-page';
import { emptyDocument, expect, hold, serveCourse, test } from '../test';

test('on a phone price and enrolment stay at the foot of the screen', async ({ page, courses }) => {
  const course = courses.find(({ thinkificUrl }) => thinkificUrl);
  if (!course) throw new Error('No course of the demo data can be enrolled in.');
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`/courses/${course.id}`);
  const enrol = page.getByRole('link', { name: /^(Enroll Now|Apply to Cohort)$/ });
  await expect(enrol).toBeInViewport({ ratio: 1 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(enrol).toBeInViewport({ ratio: 1 });

  await test.step('and cover nothing that the keyboard reaches', async () => {
    const top = (await enrol.boundingBox())?.y ?? 0;
    await page.evaluate(() => window.scrollTo(0, 0));
    const groups = page.getByRole('contentinfo').getByRole('navigation');
    const links = await groups.getByRole('link').all();
    expect(links.length).toBeGreaterThan(3);
    await links[0]?.focus();
    for (const link of links) {
      await expect(link).toBeFocused();
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      await page.keyboard.press('Tab');
    }
  });
  await test.step('nor more than what pages keep clear for it', async () => {
    const cohorts = courses.filter(({ format }) => format !== 'Self-paced');
    const short = cohorts.find(({ paymentOptions }) => paymentOptions.length === 1);
    const long = cohorts.find(({ paymentOptions: [option] }) => option?.type === 'payment-plan');
    await page.setViewportSize({ width: 360, height: 700 });
    const bar = offerOf(page).getByText('30-day money-back guarantee').locator('..');
    await page.goto(`/courses/${short?.id}`);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(68);
    await page.goto(`/courses/${long?.id}`);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(92);
  });
  await page.setViewportSize({ width: 700, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(enrol).not.toBeInViewport();
});

test('where there is no price, the guarantee stands beside the middle of the button', async ({
  page,
  courses,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await serveCourse(page, { ...richest(courses), price: null, paymentOptions: [] });
  await page.goto(`/courses/${richest(courses).id}`);
  const guarantee = offerOf(page).getByText('30-day money-back guarantee');
  const middle = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  const button = guarantee.locator('..').locator(':scope > :first-child');
  expect(Math.abs((await middle(guarantee)) - (await middle(button)))).toBeLessThanOrEqual(1);
});

test('a toast stands above price and enrolment', async ({ page, courses }) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503, body: '' }));
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(`/courses/${courses[0]?.id}`);
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill('ada@example.org');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  const toast = toastOf(page).getByRole('listitem');
  await expect(toast).toContainText('Error');
  // With the focus in it, it stays.
  await page.keyboard.press('F8');
  const lowerEdge = () => toast.evaluate((element) => element.getBoundingClientRect().bottom);
  const bar = await offerOf(page)
    .getByText('30-day money-back guarantee')
    .locator('..')
    .boundingBox();
  await expect.poll(lowerEdge).toBeLessThanOrEqual(bar?.y ?? 0);

  await test.step('at the foot of the window where they are not fixed', async () => {
    await page.setViewportSize({ width: 700, height: 360 });
    await expect.poll(lowerEdge).toBe(340);
  });
});

test('on a desk the text has seven of twelve columns, and the offer the last four', async ({
  page,
  courses,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const course = richest(courses);
  const path = `/courses/${course.id}`;
  await page.goto(path);
  const column = (1240 - 11 * 24) / 12;
  const expectColumns = async (text: Locator, beside: Locator) => {
    const [left, right] = [await text.boundingBox(), await beside.boundingBox()];
    expect(left?.x).toBeCloseTo(100, 0);
    expect(left?.width).toBeCloseTo(7 * column + 6 * 24, 0);
    expect(right?.x).toBeCloseTo(100 + 8 * (column + 24), 0);
    expect(right?.width).toBeCloseTo(4 * column + 3 * 24, 0);
  };
  const text = page.getByRole('region', { name: 'Curriculum' }).locator('..');
  await expectColumns(text, offerOf(page));

  await test.step('as have the title and the cover, which begin together', async () => {
    const parts = articleOf(page).locator('> header > .container > div');
    await expectColumns(parts.nth(1), parts.last());
    const [title, cover] = [await parts.nth(1).boundingBox(), await parts.last().boundingBox()];
    expect((cover?.y ?? 0) - (title?.y ?? 0)).toBeCloseTo(8, 0);
  });

  await test.step('as have their outlines', async () => {
    await emptyDocument(page, path);
    const release = await hold(page, `**/api${path}`);
    await page.goto(path);
    await expect(page.getByText('Loading course…')).toBeAttached();
    const parts = page.getByRole('main').locator('> .container > div, > .container > span');
    await expectColumns(parts.first(), parts.last());
    release();
  });
});

test('price and button are in the bar only while the offer is out of sight', async ({
  page,
  courses,
}) => {
  const demo = courses.find(({ title }) => title === 'Machine Learning Foundations with Python');
  if (!demo) throw new Error('The demo has not that course.');
  await serveCourse(page, { ...demo, paymentOptions: payOnce(12_500) });
  await page.goto(`/courses/${demo.id}`);
  const bar = barOf(page);
  const price = bar.getByText('$12,500.00');
  const parts = ['Overview', 'Dates', 'Outcomes', 'Curriculum', 'Who teaches', 'Stories'];
  for (const width of [768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(price).toBeVisible({ visible: width < 960 });
    await relatedOf(page).evaluate((related) => related.scrollIntoView());
    await expect(price).toBeVisible();
    await expect(bar.getByRole('link')).toHaveText([...parts, 'Enroll Now']);
    // Narrower ones scroll.
    if (width < 960) continue;
    for (const part of [...(await bar.getByRole('link').all()), price]) {
      expect(await isOnTop(part), `${await part.textContent()} at ${width} px`).toBe(true);
    }
  }
});

test('the bar marks the part that is being read', async ({ page, courses }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/courses/${richest(courses).id}`);
  const current = barOf(page).locator('[aria-current]');
  await expect(current).toHaveCount(0);
  for (const name of ['Curriculum', 'Who teaches', 'Overview']) {
    await barOf(page).getByRole('link', { name }).click();
    await expect(current).toHaveText(name);
  }
});

test('letters twice as large stay in their bars, beside each other', async ({ page, courses }) => {
  const course = richest(courses);
  await page.goto(`/courses/${course.id}`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [768, 960, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await relatedOf(page).evaluate((related) => related.scrollIntoView());
    await expect(barOf(page).locator('nav ~ *').last()).toBeVisible();
    for (const bar of [barOf(page), page.getByRole('banner').first()]) {
      const room = await bar.boundingBox();
      for (const part of await bar.locator('a, button, span').filter({ visible: true }).all()) {
        const place = `${await part.innerText()} at ${width} px`;
        await part.focus();
        expect.soft(await isOnTop(part), place).toBe(true);
        expect
          .soft((await part.boundingBox())?.height, place)
          .toBeLessThanOrEqual(room?.height ?? 0);
      }
    }
  }
});

test('on paper price and enrolment stand in the text, once', async ({ page, courses }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(`/courses/${richest(courses).id}`);
  const price = offerOf(page).getByText('30-day money-back guarantee').locator('..');
  await expect(price).toHaveCSS('position', 'fixed');
  const related = relatedOf(page);
  await expect(related).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(price).toHaveCSS('position', 'static');

  await test.step('with all modules, and without what leads elsewhere', async () => {
    await expect(page.getByText(richest(courses).curriculum.at(-1) ?? '')).toBeVisible();
    for (const role of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(related).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 1000 });
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await expect(bar).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await expect(bar).toBeVisible();
  });
});
