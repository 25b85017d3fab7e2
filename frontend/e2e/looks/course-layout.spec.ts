import { payOnce } from '../../../backend/src/common/price/price-words';
import type { Locator } from '@playwright/test';
import { toastOf } from '../admin';
import { articleOf, barOf, isOnTop, offerOf, richest } from '../course-page';
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
  const expectColumns = async (text: Locator, beside: Locator, columns = 4) => {
    const [left, right] = [await text.boundingBox(), await beside.boundingBox()];
    expect(left?.x).toBeCloseTo(100, 0);
    expect(left?.width).toBeCloseTo(7 * column + 6 * 24, 0);
    expect(right?.x).toBeCloseTo(100 + (12 - columns) * (column + 24), 0);
    expect(right?.width).toBeCloseTo(columns * column + (columns - 1) * 24, 0);
  };
  const text = page.getByRole('region', { name: 'Curriculum' }).locator('..');
  await expectColumns(text, offerOf(page));

  await test.step('the cover has the last five, beside the title', async () => {
    const parts = articleOf(page).locator('> header > .container > div');
    await expectColumns(parts.first(), parts.last(), 5);
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

test('the cover hangs over the bar, but over nothing in it', async ({ page, courses }) => {
  const demo = courses.find(({ title }) => title === 'Machine Learning Foundations with Python');
  if (!demo) throw new Error('The demo has not that course.');
  const offer = { format: 'Live cohort', thinkificUrl: 'https://academy.example/1' };
  const paymentOptions = payOnce(12_500);
  const course = {
    ...demo,
    ...offer,
    paymentOptions,
    outcomes: ['Sail'],
    curriculum: ['The tides'],
  };
  await serveCourse(page, course);
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  const cover = head.locator('img, [data-tone] > svg').last();
  const bar = barOf(page);
  const lowerEdge = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().bottom);
  await page.goto(`/courses/${course.id}`);
  await expect(bar.getByRole('link')).toHaveText([
    ...['Overview', 'Outcomes', 'Curriculum', 'Stories'],
    'Apply to Cohort',
  ]);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    expect((await lowerEdge(cover)) - (await lowerEdge(head))).toBeCloseTo(64, -1);
    for (const scrolled of [0, 200, 400, 440, 480, 900]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      for (const part of [...(await bar.getByRole('link').all()), bar.getByText('$12,500.00')]) {
        const place = `${await part.textContent()} at ${width} px, ${scrolled} px down`;
        expect(await isOnTop(part), place).toBe(true);
      }
    }
  }
});

test('letters twice as large stay in their bars, beside each other', async ({ page, courses }) => {
  const course = richest(courses);
  await page.goto(`/courses/${course.id}`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [768, 960, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const bar of [page.getByRole('banner').first(), barOf(page)]) {
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
  const related = page.getByRole('region', { name: 'Next to this' });
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
