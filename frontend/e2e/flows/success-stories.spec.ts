import type { Page } from '@playwright/test';
import type { PublishedStoryDto } from '../../src/api/generated/model/publishedStoryDto';
import { emptyDocument, hold } from '../test';
import { expect, SCRIPT, test } from '../testimonials';

const STORY: PublishedStoryDto = {
  id: '1',
  studentName: 'Amara Nwosu',
  studentImage: 'https://images.example.org/amara.svg',
  previousRole: 'Branch manager',
  currentRole: 'Data analyst',
  company: 'Northwind Rail',
  companyLogo: null,
  quote: 'Three months in, I rewrote the report that took us two days.',
  courseTaken: 'Statistics You Will Actually Use',
  linkedinUrl: null,
  picture: { path: '/pictures/amara', width: 160, height: 200, colour: '#336699' },
  createdAt: '2026-03-04T10:00:00.000Z',
};

const PORTRAIT = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="200"/>';

const region = (page: Page) => page.getByRole('region', { name: 'Success Stories' });

async function serve(page: Page, stories: PublishedStoryDto[]) {
  await emptyDocument(page, '/');
  await page.route('**/api/testimonials*', (route) => route.fulfill({ json: stories }));
}

test('the two newest public stories stand on the home page', async ({ page, stories, request }) => {
  for (let count = 0; count < 3; count += 1) {
    await stories.add({ status: 'approved', isVisible: true });
  }
  const newest = (await (
    await request.get('/api/testimonials?limit=2')
  ).json()) as PublishedStoryDto[];
  await page.goto('/');
  expect(newest).toHaveLength(2);

  const figures = region(page).getByRole('figure');
  await expect(figures).toHaveCount(2);
  for (const [index, story] of newest.entries()) {
    const figure = figures.nth(index);
    await expect(figure.getByRole('blockquote')).toHaveText(story.quote);
    await expect(figure).toContainText(`${story.studentName}${story.courseTaken}`);
    await expect(figure).toContainText(
      `From ${story.previousRole} to ${story.currentRole}, ${story.company}`,
    );
  }
  await region(page).getByRole('link', { name: 'Share your story' }).click();
  await expect(page).toHaveURL('/submit-testimonial');
});

test('placeholders stand in until the stories come', async ({ page }) => {
  await emptyDocument(page, '/');
  const release = await hold(page, '**/api/testimonials*');
  await page.goto('/');
  await expect(region(page).getByRole('status')).toHaveText('Loading stories…');
  release();
  await expect(page.getByText('Loading stories…')).toHaveCount(0);
});

test('where nobody has told a story, there is no room for one', async ({ page }) => {
  await serve(page, []);
  const answered = page.waitForResponse('**/api/testimonials*');
  await page.goto('/');
  await answered;
  await expect(region(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Featured Courses' })).toBeVisible();
});

test('stories that do not come can be asked for again', async ({ page }) => {
  await emptyDocument(page, '/');
  await page.route('**/api/testimonials*', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await expect(region(page).getByRole('alert')).toContainText(
    'We could not load the success stories',
  );
  await page.unroute('**/api/testimonials*');
  await serve(page, [STORY]);
  await region(page).getByRole('button', { name: 'Try again' }).click();
  await expect(region(page).getByRole('figure')).toHaveCount(1);
});

test('a portrait that does not load gives way to initials, a LinkedIn address makes a link', async ({
  page,
}) => {
  const linkedinUrl = 'https://www.linkedin.com/in/example';
  const other = { ...STORY, id: '2', studentName: 'Lukas B. Ødegård' };
  await serve(page, [{ ...STORY, linkedinUrl }, other]);
  await page.route('**/pictures/amara/*', (route) => route.abort());
  await page.goto('/');
  const figures = region(page).getByRole('figure');
  await figures.first().scrollIntoViewIfNeeded();
  await expect(figures.nth(0).getByText('AN', { exact: true })).toBeVisible();
  await expect(figures.nth(1).getByText('LØ', { exact: true })).toBeVisible();
  const link = region(page).getByRole('link', { name: /on LinkedIn/ });
  await expect(link).toHaveAccessibleName(/^Amara Nwosu on LinkedIn/);
  await expect(link).toHaveAttribute('href', linkedinUrl);
});

test('a portrait that loads is shown in the width that fits, in its colour until then', async ({
  page,
}) => {
  await serve(page, [STORY]);
  await page.route('**/pictures/amara/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PORTRAIT }),
  );
  const asked = page.waitForRequest('**/pictures/amara/192.avif');
  await page.goto('/');
  await region(page).scrollIntoViewIfNeeded();
  await asked;
  const portrait = region(page).locator('img');
  await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
  await expect(portrait).toHaveCSS('background-color', 'rgb(51, 102, 153)');
});

test('a story in Hebrew is set from right to left', async ({ page }) => {
  await serve(page, [{ ...STORY, quote: 'אחרי שלושה חודשים כתבתי את הדוח מחדש.' }, STORY]);
  await page.goto('/');
  const quotes = region(page).getByRole('blockquote').getByRole('paragraph');
  await expect(quotes.first()).toHaveCSS('direction', 'rtl');
  await expect(quotes.last()).toHaveCSS('direction', 'ltr');
});

test('script in a story is text', async ({ page }) => {
  const texts = { studentName: SCRIPT, previousRole: SCRIPT, currentRole: SCRIPT };
  const more = { company: SCRIPT, quote: SCRIPT, courseTaken: SCRIPT };
  await serve(page, [{ ...STORY, ...texts, ...more }]);
  await page.goto('/');
  await expect(region(page).getByRole('blockquote')).toHaveText(SCRIPT);
  await expect(region(page).getByRole('figure')).toContainText(
    `${SCRIPT}${SCRIPT}From ${SCRIPT} to ${SCRIPT}, ${SCRIPT}`,
  );
  await expect(page).not.toHaveTitle('broken');
});

test('a quotation begins where the name does, with its mark outside', async ({ page }) => {
  await serve(page, [STORY]);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/');
  const leftOf = (words: string) =>
    region(page)
      .getByRole('paragraph')
      .filter({ hasText: words })
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph.firstChild ?? paragraph);
        return [...range.getClientRects()].at(-1)?.left ?? 0;
      });
  expect(await leftOf(STORY.quote)).toBeCloseTo(await leftOf(STORY.studentName), 0);
});
