import type { Page } from '@playwright/test';
import type { PublishedStoryDto } from '../../src/api/generated/model/publishedStoryDto';
import { emptyDocument } from '../test';
import { expect, test } from '../testimonials';

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
