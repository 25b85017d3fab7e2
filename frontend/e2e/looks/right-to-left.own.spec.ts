import type { Locator } from '@playwright/test';
import type { AdminTestimonialDto } from '../../src/api/generated/model/adminTestimonialDto';
import { adminPaths, paths } from '../../src/paths';
import { openAs, tokenOf } from '../admin';
import { ADMIN, expect, test } from '../own-product';

const STORY = {
  studentName: 'נועה לוי',
  studentImage: 'https://images.example.org/noa.jpg',
  previousRole: 'מורה',
  currentRole: 'מתכנתת',
  courseTaken: 'פייתון למתחילים',
  quote: 'אחרי שלושה חודשים כתבתי את הדוח מחדש.',
};

/** From where to where a piece of a text stands across the window, in pixels. */
const placeOf = (part: Locator, text: string) =>
  part.evaluate((element, sought) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const start = node.nodeValue?.indexOf(sought) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + sought.length);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }
    throw new Error(`${sought} does not stand here.`);
  }, text);

test('sentences of a course in Hebrew end on their left', async ({ page, course, office }) => {
  await office.override(course.thinkific_id, {
    title: 'מה זה פייתון?',
    description: 'כל מה שצריך כדי להתחיל לתכנת בפייתון.\n\nעוד פסקה קצרה.\n\n• פריט ראשון!',
    curriculum: ['היכרות: מתחילים!'],
    outcomes: ['כותבים תוכנית ראשונה!'],
  });
  await page.goto(`${paths.courses}/${course.thinkific_id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('מה זה פייתון?');
  for (const [first, last] of [
    ['מה זה', '?'],
    ['כל מה', '.'],
    ['עוד פסקה', '.'],
    ['פריט', '!'],
    ['היכרות', '!'],
    ['כותבים', '!'],
  ] as const) {
    const texts = main.getByText(first);
    await expect(texts.first()).toBeVisible();
    // The title also stands at the end of the page.
    for (const text of await texts.all()) {
      const [begin, end] = await Promise.all([placeOf(text, first), placeOf(text, last)]);
      expect(end.right, `${first} … ${last}`).toBeLessThanOrEqual(begin.left);
    }
  }
});

test('tables show how a name in Hebrew begins, and the log what it was before and is now', async ({
  page,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const company = `ראשית ${'א'.repeat(100)}`;
  const made = await request.post('/api/admin/testimonials', {
    headers,
    data: { ...STORY, company: 'אינטל' },
  });
  const { id } = (await made.json()) as AdminTestimonialDto;
  for (const data of [{ company: 'גוגל' }, { company }]) {
    const answer = await request.put(`/api/admin/testimonials/${id}`, { headers, data });
    expect(answer.ok()).toBe(true);
  }

  await openAs(page, ADMIN, `${adminPaths.testimonials}?status=approved`);
  const cell = page.getByRole('cell').filter({ hasText: company });
  const [begin, edges] = await Promise.all([placeOf(cell, 'ראשית'), cell.boundingBox()]);
  expect(begin.left).toBeGreaterThanOrEqual(edges?.x ?? Infinity);
  expect(begin.right).toBeLessThanOrEqual((edges?.x ?? 0) + (edges?.width ?? 0));

  await page.goto(`${adminPaths.audit}?object=story&id=${id}&action=updateTestimonial`);
  const line = page.getByRole('row').filter({ hasText: 'אינטל' });
  const inTable = await Promise.all([placeOf(line, 'אינטל'), placeOf(line, 'גוגל')]);
  expect(inTable[0].right).toBeLessThan(inTable[1].left);
  await line.getByRole('button').first().click();
  const field = page.getByRole('dialog').getByRole('row').filter({ hasText: 'אינטל' });
  const opened = await Promise.all([placeOf(field, 'אינטל'), placeOf(field, 'גוגל')]);
  expect(opened[0].right).toBeLessThan(opened[1].left);
});
