import type { Locator, Page } from '@playwright/test';
import type { CourseDto } from '../src/api/generated/model/courseDto';
import type { PublishedStoryDto } from '../src/api/generated/model/publishedStoryDto';
import { priceLabel } from '../src/features/courses/course-labels';
import { toastOf } from './admin';
import { emptyDocument, expect, hold, serveCourse, test } from './test';

/** The fullest course there is. */
function richest(courses: CourseDto[]): CourseDto {
  const fullness = ({ curriculum, outcomes }: CourseDto) =>
    Math.min(curriculum.length, 1) + Math.min(outcomes.length, 1);
  const best = [...courses].sort((a, b) => fullness(b) - fullness(a))[0];
  if (!best) throw new Error('The demo has no course.');
  return best;
}

/** Without the cards of other courses. */
const articleOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });

const barOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).locator('..');

const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    return [left + 1, right - 1].every((x) =>
      element.contains(document.elementFromPoint(x, top + height / 2)),
    );
  });

const offerOf = (page: Page) => page.getByRole('complementary', { name: 'Enrollment' });

test('a course shows what those say who have taken it', async ({ page, courses, request }) => {
  const stories = async ({ id }: CourseDto) =>
    (await (await request.get(`/api/courses/${id}/stories`)).json()) as PublishedStoryDto[];
  const told = courses.find(({ title }) => title === 'Machine Learning Foundations with Python');
  if (!told) throw new Error('The demo has not that course.');
  const [first, second] = await stories(told);
  await page.goto(`/courses/${told.id}`);
  const section = articleOf(page).getByRole('region', { name: 'Success Stories' });
  await expect(section.getByRole('figure')).toContainText([
    first?.studentName ?? '-',
    second?.studentName ?? '-',
  ]);
  await page.getByRole('link', { name: 'Stories', exact: true }).click();
  await expect(section.getByRole('heading')).toBeInViewport();

  await test.step('on phones after what the course includes', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    const includes = await page.getByRole('heading', { name: 'Course Includes' }).boundingBox();
    const heading = await section.getByRole('heading').boundingBox();
    expect(includes?.y).toBeLessThan(heading?.y ?? 0);
  });

  await test.step('and nothing where nobody has told one', async () => {
    const counts = await Promise.all(courses.map(async (course) => (await stories(course)).length));
    await page.goto(`/courses/${courses[counts.indexOf(0)]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stories', exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Success Stories' })).toHaveCount(0);
  });
});

test('the way back leads to the category, but not to one without a filter', async ({
  page,
  courses,
}) => {
  const course = courses.find(({ category }) => category === 'Software Engineering');
  if (!course) throw new Error('The demo has no such course.');
  await page.goto(`/courses/${course.id}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail).toHaveText(['Home', 'All courses', 'Software Engineering']);
  await trail.last().click();
  await expect(page).toHaveURL('/courses?category=Software+Engineering');
  await expect(page.getByRole('article').first()).toContainText('Software Engineering');

  await serveCourse(page, { ...course, category: 'Career' });
  await page.goto(`/courses/${course.id}`);
  await expect(trail).toHaveText(['Home', 'All courses']);
});

test('shows everything the course says', async ({ page, courses }) => {
  const course = richest(courses);
  await page.goto(`/courses/${course.id}`);
  await expect(page).toHaveTitle(`${course.title} · Lectern`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title);
  const article = articleOf(page);
  for (const text of [course.category, course.level, course.format, course.duration]) {
    if (text) await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
  }
  for (const sentence of course.description?.split(/(?<=[.!?])\s+|\n+(?:• )?/) ?? []) {
    await expect(article.getByText(sentence)).toBeVisible();
  }
  const offer = offerOf(page);
  const price = priceLabel(course.price);
  if (price) await expect(offer.getByText(price, { exact: true })).toBeVisible();
  await expect(article.getByText('Certificate on completion')).toBeVisible();
  await expect(article.getByText('30-day money-back guarantee')).toBeVisible();

  if (course.outcomes.length > 0) {
    const outcomes = article.getByRole('region', { name: "What You'll Learn" });
    await expect(outcomes.getByRole('listitem')).toHaveText(course.outcomes);
  }
  if (course.curriculum.length > 0) {
    const curriculum = article.getByRole('region', { name: 'Curriculum' });
    const rest = curriculum.getByText(`Show all ${course.curriculum.length}`);
    if (course.curriculum.length > 5) await rest.click();
    const modules = curriculum.getByRole('listitem');
    await expect(modules).toHaveText(
      course.curriculum.map((title, index) => `${index + 1}${title}`),
    );
    const noun = course.curriculum.length === 1 ? 'module' : 'modules';
    await expect(article.getByText(`${course.curriculum.length} ${noun}`).first()).toBeVisible();
  }
  await expect(offer.getByRole('heading', { name: 'Course Includes' })).toBeVisible();
  await expect(offer.getByRole('listitem')).toHaveText([
    'Lifetime access',
    'Expert support',
    'Hands-on projects',
    'Certificate',
  ]);

  const beside = page.getByRole('region', { name: 'Next to this' }).getByRole('article');
  await expect(beside).toHaveCount(3);
  for (const card of await beside.all()) await expect(card).toContainText(course.category ?? '');
  const [name = ''] = await beside.getByRole('heading').allTextContents();
  await beside.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test.describe('the enrol button', () => {
  const link = 'https://academy.example/enroll/1';
  for (const { format, thinkificUrl, label } of [
    { format: 'Self-paced', thinkificUrl: link, label: 'Enroll Now' },
    { format: 'Live cohort', thinkificUrl: link, label: 'Apply to Cohort' },
  ]) {
    test(`of a ${format} course with a link says "${label}"`, async ({ page, courses }) => {
      const course = { ...richest(courses), format, thinkificUrl };
      await serveCourse(page, course);
      await page.goto(`/courses/${course.id}`);
      await expect(offerOf(page).getByRole('link', { name: label })).toHaveAttribute('href', link);
    });
  }

  for (const format of ['Self-paced', 'Live cohort']) {
    test(`of a ${format} course without a link is a disabled "Coming Soon"`, async ({
      page,
      courses,
    }) => {
      const course = { ...richest(courses), format, thinkificUrl: null };
      await serveCourse(page, course);
      await page.goto(`/courses/${course.id}`);
      await expect(offerOf(page).getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    });
  }
});

test('an image that fails leaves a drawing in the colour of the category', async ({
  page,
  courses,
}) => {
  const picture = {
    path: `/pictures/${'0'.repeat(20)}`,
    width: 960,
    height: 540,
    colour: '#336699',
  };
  const course = { ...richest(courses), category: 'Data', picture };
  await serveCourse(page, course);
  await page.goto(`/courses/${course.id}`);
  const article = articleOf(page);
  await expect(article).toBeVisible();
  await expect(article.locator('[data-tone="data"] img')).toHaveCount(0);
  await expect(article.locator('[data-tone="data"] > svg').first()).toBeVisible();
});

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
    const cohort = courses.find(({ format }) => format !== 'Self-paced');
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto(`/courses/${cohort?.id}`);
    const bar = offerOf(page).getByText('30-day money-back guarantee').locator('..');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(68);
  });
  await page.setViewportSize({ width: 700, height: 360 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(enrol).not.toBeInViewport();
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

test('a long course is read in parts', async ({ page, courses }) => {
  const curriculum = Array.from({ length: 9 }, (_, index) => `Part ${index + 1}`);
  const description = 'Learn to read the tides. You will:\n\n• sail\n• return\n\nIn ten weeks.';
  const course = { ...richest(courses), price: 12_500, curriculum, description };
  await serveCourse(page, course);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/courses/${course.id}`);

  await test.step('the first sentence promises, the rest explains', async () => {
    await expect(page.getByText('Learn to read the tides.', { exact: true })).toBeVisible();
    const overview = page.getByRole('region', { name: 'Overview' });
    await expect(overview.getByText('You will:', { exact: true })).toBeVisible();
    await expect(overview.getByRole('listitem')).toHaveText(['sail', 'return']);
    await expect(overview.getByText('In ten weeks.')).toBeVisible();
  });

  await test.step('five modules, then all', async () => {
    const modules = page.getByRole('region', { name: 'Curriculum' }).getByRole('listitem');
    await expect(modules).toHaveCount(5);
    await page.getByText('Show all 9').click();
    await expect(modules).toHaveText(curriculum.map((title, index) => `${index + 1}${title}`));
    await page.getByText('Show the first 5 only').click();
    await expect(modules).toHaveCount(5);
  });

  await test.step('the bar leads to a part, which it does not cover', async () => {
    const bar = page.getByRole('navigation', { name: 'On this page' });
    await bar.getByRole('link', { name: 'Curriculum' }).click();
    await expect(page).toHaveURL(/#curriculum$/);
    const below = async (name: string) => {
      const box = await page.getByRole('heading', { name }).boundingBox();
      const edge = await bar.boundingBox();
      return (box?.y ?? 0) - (edge?.y ?? 0) - (edge?.height ?? 0);
    };
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect.poll(() => below('Curriculum')).toBeGreaterThanOrEqual(0);
  });

  await test.step('its price is in the bar, the card and the end', async () => {
    await expect(
      page.getByText('$12,500.00', { exact: true }).filter({ visible: true }),
    ).toHaveCount(3);
    await page.setViewportSize({ width: 375, height: 700 });
    await expect(
      page.getByText('$12,500.00', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
  });
});

test('the cover hangs over the bar, but over nothing in it', async ({ page, courses }) => {
  const told = courses.find(({ title }) => title === 'Machine Learning Foundations with Python');
  if (!told) throw new Error('The demo has not that course.');
  const offer = { format: 'Live cohort', price: 12_500, thinkificUrl: 'https://academy.example/1' };
  const course = { ...told, ...offer, outcomes: ['Sail'], curriculum: ['The tides'] };
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

for (const id of ['999999999', 'not-an-id', '1%3Fx']) {
  test(`/courses/${id} says "Course not found"`, async ({ page }) => {
    await page.goto(`/courses/${id}`);
    await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible();
    await expect(page).toHaveTitle(/^Course not found · /);
    await page.getByRole('link', { name: 'Back to Courses' }).click();
    await expect(page).toHaveURL('/courses');
  });
}

test('a course that does not come can be asked for again', async ({ page, courses }) => {
  const course = richest(courses);
  await emptyDocument(page, `/courses/${course.id}`);
  await page.route(`**/api/courses/${course.id}`, (route) => route.abort(), { times: 1 });
  await page.goto(`/courses/${course.id}`);
  await expect(page.getByRole('alert')).toContainText('We could not load this course');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title);
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
