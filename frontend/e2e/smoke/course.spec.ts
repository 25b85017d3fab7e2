import { priceLabel } from '../../../backend/src/common/price/price-words';
import { articleOf, offerOf, richest } from '../course-page';
import { expect, test } from '../test';

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
  const teachers = article.getByRole('region', { name: 'Who teaches' });
  await expect(teachers.getByRole('heading', { level: 3 })).toHaveText(
    course.instructors.map(({ name }) => name),
  );
  for (const { title, bio } of course.instructors) {
    await expect(teachers).toContainText(title ?? '');
    await expect(teachers).toContainText(bio ?? '');
  }
  await expect(offer.getByRole('heading', { name: 'Course Includes' })).toBeVisible();
  await expect(offer.getByRole('listitem')).toHaveText([
    'Lifetime access',
    'Expert support',
    'Hands-on projects',
    'Certificate',
  ]);

  const beside = page.getByRole('region', { name: 'More courses like this' }).getByRole('article');
  await expect(beside).toHaveCount(3);
  for (const card of await beside.all()) await expect(card).toContainText(course.category ?? '');
  const [name = ''] = await beside.getByRole('heading').allTextContents();
  await beside.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
