import type { CourseDto } from '../../src/api/generated/model/courseDto';
import type { PublishedStoryDto } from '../../src/api/generated/model/publishedStoryDto';
import { payOnce } from '../../../backend/src/common/price/price-words';
import { articleOf, richest } from '../course-page';
import { expect, serveCourse, test } from '../test';

test('a course shows what those say who have taken it', async ({ page, courses, request }) => {
  const stories = async ({ id }: CourseDto) =>
    (await (await request.get(`/api/courses/${id}/stories`)).json()) as PublishedStoryDto[];
  const course = courses.find(({ title }) => title === 'Machine Learning Foundations with Python');
  if (!course) throw new Error('The demo has not that course.');
  const [first, second] = await stories(course);
  await page.goto(`/courses/${course.id}`);
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

  await test.step('and nothing without stories', async () => {
    const counts = await Promise.all(courses.map(async (course) => (await stories(course)).length));
    await page.goto(`/courses/${courses[counts.indexOf(0)]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stories', exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Success Stories' })).toHaveCount(0);
  });
});

test('the way back leads to the category', async ({ page, courses }) => {
  const course = courses.find(({ category }) => category === 'Software Engineering');
  if (!course) throw new Error('The demo has no such course.');
  await page.goto(`/courses/${course.id}`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(trail).toHaveText(['Home', 'All courses', 'Software Engineering']);
  await trail.last().click();
  await expect(page).toHaveURL('/courses?category=Software+Engineering');
  await expect(page.getByRole('article').first()).toContainText('Software Engineering');
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

  await test.step('its price is in the card and the end, and once on a phone', async () => {
    await expect(
      page.getByText('$12,500.00', { exact: true }).filter({ visible: true }),
    ).toHaveCount(2);
    await page.setViewportSize({ width: 375, height: 700 });
    await expect(
      page.getByText('$12,500.00', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
  });
});
