import type { CourseDto } from '../src/api/generated/model/courseDto';
import { emptyDocument, expect, serveCourse, test } from './test';

/** The fullest course there is. */
function richest(courses: CourseDto[]): CourseDto {
  const fullness = ({ curriculum, outcomes }: CourseDto) =>
    Math.min(curriculum.length, 1) + Math.min(outcomes.length, 1);
  const best = [...courses].sort((a, b) => fullness(b) - fullness(a))[0];
  if (!best) throw new Error('The demo has no course.');
  return best;
}

test('shows everything the course says', async ({ page, courses }) => {
  const course = richest(courses);
  await page.goto(`/courses/${course.id}`);
  await expect(page).toHaveTitle(`${course.title} · Lectern`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title);
  const article = page.getByRole('article');
  for (const text of [course.category, course.level, course.format, course.duration]) {
    if (text) await expect(article.getByText(text, { exact: true }).first()).toBeVisible();
  }
  for (const paragraph of course.description?.split(/\n\s*\n/) ?? []) {
    await expect(article.getByText(paragraph)).toBeVisible();
  }
  if (course.price !== null) {
    await expect(article.getByText(`$${course.price.toFixed(2)}`, { exact: true })).toBeVisible();
  }
  await expect(article.getByText('Certificate on completion')).toBeVisible();
  await expect(article.getByText('30-day money-back guarantee')).toBeVisible();

  if (course.outcomes.length > 0) {
    const outcomes = article.getByRole('region', { name: "What You'll Learn" });
    await expect(outcomes.getByRole('listitem')).toHaveText(course.outcomes);
  }
  if (course.curriculum.length > 0) {
    const modules = article.getByRole('region', { name: 'Curriculum' }).getByRole('listitem');
    await expect(modules).toHaveText(
      course.curriculum.map((title, index) => `${index + 1}${title}`),
    );
    const noun = course.curriculum.length === 1 ? 'module' : 'modules';
    await expect(article.getByText(`${course.curriculum.length} ${noun}`).first()).toBeVisible();
  }
  const offer = page.getByRole('complementary', { name: 'Enrollment' });
  await expect(offer.getByRole('heading', { name: 'Course Includes' })).toBeVisible();
  await expect(offer.getByRole('listitem')).toHaveText([
    'Lifetime access',
    'Expert support',
    'Hands-on projects',
    'Certificate',
  ]);
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
      await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', link);
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
      await expect(page.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
    });
  }
});

test('an image that fails leaves a drawing in the colour of the category', async ({
  page,
  courses,
}) => {
  const course = { ...richest(courses), category: 'Data', imageUrl: '/no-such-image.svg' };
  await serveCourse(page, course);
  await page.goto(`/courses/${course.id}`);
  const offer = page.getByRole('complementary', { name: 'Enrollment' });
  await expect(offer.locator('img')).toHaveCount(0);
  await expect(offer.locator('[data-tone="data"] svg')).toBeVisible();
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
