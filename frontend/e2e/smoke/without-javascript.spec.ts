import { mergeTests } from '@playwright/test';
import { test as withReaders } from '../newsletter';
import { field, fillIn, STORY, submitButton } from '../submission';
import { expect } from '../test';
import { test as withStories } from '../testimonials';

const test = mergeTests(withReaders, withStories);

test.use({ javaScriptEnabled: false });

test('home shows courses and stories, which lead on', async ({ page, courses }) => {
  await page.goto('/');
  const stories = page.getByRole('region', { name: 'Success Stories' });
  await expect(stories.getByRole('blockquote')).toHaveCount(2);
  const featured = page.getByRole('region', { name: 'Featured Courses' });
  await featured.getByRole('article').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses[0]?.title ?? '');
  await page.goBack();
  await expect(featured).toBeVisible();
});

test('a course shows all its modules', async ({ page, courses }) => {
  const course = courses.find(({ price, curriculum }) => price !== null && curriculum.length > 0);
  if (!course) throw new Error('No course of the demo has a price and a curriculum.');
  await page.goto(`/courses/${course.id}`);
  expect(new URL(page.url()).pathname).toBe(`/courses/${course.id}/${course.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title);
  const curriculum = page.getByRole('region', { name: 'Curriculum' });
  for (const rest of await curriculum.getByText(/^Show all/).all()) await rest.click();
  await expect(curriculum.getByRole('listitem')).toHaveCount(course.curriculum.length);
});

test('the catalogue is searched and filtered', async ({ page, courses }) => {
  const titles = page.getByRole('article').getByRole('heading');
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  await expect(page).toHaveURL('/courses?category=Data');
  const data = courses.filter(({ category }) => category === 'Data');
  await expect(titles).toHaveText(data.map(({ title }) => title));
  await page.getByRole('button', { name: 'Beginner' }).click();
  await expect(page).toHaveURL('/courses?category=Data&level=Beginner');
  await page.getByRole('searchbox').fill('zyzzyva');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/courses?search=zyzzyva&category=Data&level=Beginner&noscript=1');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/courses\??$/);
  await expect(titles).toHaveCount(24);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/courses?page=2');
  await expect(titles).toHaveText(courses.slice(24).map(({ title }) => title));
});

test('a visitor subscribes, after an error shown at the field', async ({ page, readers }) => {
  await page.goto('/courses?category=AI');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill('ada@example');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/courses?category=AI#newsletter');
  await expect(form).toBeInViewport();
  await expect(form.getByLabel('Email address')).toHaveValue('ada@example');
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription(/email/i);

  await form.getByLabel('Email address').fill(`ada@${readers.mark}`);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL('/subscribed#newsletter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribed!');
  expect(await readers.list()).toHaveLength(1);
});

test('a visitor tells a story', async ({ page, stories }) => {
  await page.goto('/submit-testimonial');
  await fillIn(page, {
    'Current company': stories.company,
    'Profile image URL': 'ftp://example.org',
  });
  await submitButton(page).click();
  await expect(page).toHaveURL('/submit-testimonial');
  await expect(field(page, 'Profile image URL')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Testimonial')).toHaveValue(STORY.Testimonial);

  await field(page, 'Profile image URL').fill(STORY['Profile image URL']);
  await submitButton(page).click();
  await expect(page).toHaveURL('/submit-testimonial/sent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your story');
  expect(await stories.list()).toMatchObject([{ status: 'pending' }]);
});
