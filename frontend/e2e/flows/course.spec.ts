import type { CourseDto } from '../../src/api/generated/model/courseDto';
import type { PublishedStoryDto } from '../../src/api/generated/model/publishedStoryDto';
import { payOnce, priceLabel } from '../../../backend/src/common/price/price-words';
import { articleOf, offerOf, richest } from '../course-page';
import { emptyDocument, expect, serveCourse, test } from '../test';

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
  const price = priceLabel(course.paymentOptions);
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

test('a long course is read in parts', async ({ page, courses }) => {
  const curriculum = Array.from({ length: 9 }, (_, index) => `Part ${index + 1}`);
  const description = 'Learn to read the tides. You will:\n\n• sail\n• return\n\nIn ten weeks.';
  const course = { ...richest(courses), paymentOptions: payOnce(12_500), curriculum, description };
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
