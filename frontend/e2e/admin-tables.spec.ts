import type { Page } from '@playwright/test';
import { openAs } from './admin';
import { expect, rowOf, test } from './testimonials';

/** Words of at most 15 letters that do not stand on one line. */
const brokenWords = (page: Page) =>
  page.getByRole('table', { name: 'Testimonials' }).evaluate((table) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
        /(?<!\p{L})\p{L}{2,15}(?!\p{L})/gu,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('keep words whole at any width', async ({ page, admin, stories }) => {
  const studentName = 'Schwarzenberger Papadopoulou';
  const roles = { previousRole: 'Apprenticeship', currentRole: 'Experimentation responsibilities' };
  await stories.add({ studentName, ...roles, courseTaken: 'Datenauswertung in Versicherungen' });
  await openAs(page, admin.credential, stories.screen);
  await expect(rowOf(page, studentName)).toBeVisible();
  for (const width of [1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => brokenWords(page), `at ${width} px`).toEqual([]);
  }
});

test('break an address behind its @', async ({ page, admin }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const { username, email } = await admin.addUser({
    email: `${Date.now().toString(36)}@example.org`,
  });
  await openAs(page, admin.credential, `/admin/users?search=${username}`);
  const tops = await page.getByRole('cell', { name: email }).evaluate((cell) => {
    const texts = [...cell.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      return [...new Set(lines.map(({ top }) => Math.round(top)))];
    });
  });
  expect(tops).toEqual([[expect.any(Number)], [expect.any(Number)]]);
  expect(tops[0]).not.toEqual(tops[1]);
});

test('fit a phone as far as their columns allow', async ({ page, admin }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openAs(page, admin.credential, '/admin/newsletters');
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  const room = await page
    .getByRole('columnheader', { name: 'Actions' })
    .evaluate((head) => head.getBoundingClientRect().left);
  const email = page.getByRole('columnheader', { name: 'Email' });
  const text = await email.evaluate((head) => head.getBoundingClientRect().left);
  expect(room - text).toBeGreaterThanOrEqual(100);
});

test('keep their head above the rows that pass below', async ({ page, admin, stories }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  for (let count = 0; count < 6; count += 1) await stories.add();
  await openAs(page, admin.credential, stories.screen);
  const rows = page.getByRole('table', { name: 'Testimonials' }).getByRole('row');
  await expect(rows).toHaveCount(7);
  const heads = page.getByRole('columnheader');
  for (let row = 2; row < 6; row += 1) {
    // The row's middle, where its buttons are, comes to lie below the head's.
    await rows.nth(row).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy(0, top + height / 2 - 22);
    });
    const hidden = await heads.evaluateAll((all) =>
      all.filter((head) => {
        const { left, top, width, height } = head.getBoundingClientRect();
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => left + width * part);
        return points.some((x) => !head.contains(document.elementFromPoint(x, top + height / 2)));
      }),
    );
    expect(hidden).toHaveLength(0);
  }
});
