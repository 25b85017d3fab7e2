import type { Page } from '@playwright/test';
import { STATES } from '../public-states';
import { expect, PUBLIC_PAGES, test } from '../test';
import { findCut, setLength, type Length } from '../text-lengths';

/** German takes the most room on the narrowest phone, and Arabic leaves the most on a desk. */
const LOOKS: readonly (readonly [Length, number])[] = [
  ['German', 320],
  ['German', 375],
  ['German', 768],
  ['German', 1440],
  ['Arabic', 375],
  ['Arabic', 1440],
];

/** Texts of 14 px that have no lines of 20, and of 20 px that have none of 32; runs in the page. */
function findOutOfStep(): string[] {
  const OTHERS =
    'h1, h2, h3, button, option, script, style, template, .visually-hidden, [class*="toned"], [class*="plain"]';
  const lines: Record<string, string> = { '14px': '20px', '20px': '32px' };
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { fontFamily, fontSize, lineHeight } = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!hasText || element.closest(OTHERS) || fontFamily.includes('Bricolage')) return [];
    const wanted = lines[fontSize];
    if (!wanted || Math.abs(parseFloat(lineHeight) - parseFloat(wanted)) < 0.1) return [];
    return [`${fontSize}/${lineHeight}: ${element.outerHTML.slice(0, 100)}`];
  });
}

/** What does not fit of a page as it stands, in either length and at every width, or has other lines. */
async function findProblems(page: Page, looks = LOOKS) {
  const problems: string[] = [];
  for (const [length, width] of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(setLength, length);
    for (const find of [findCut, findOutOfStep]) {
      for (const problem of await page.evaluate(find)) {
        problems.push(`${length}, ${width} px: ${problem}`);
      }
    }
  }
  return problems;
}

test('texts as long and as short as translations are nowhere cut, meet no other, and keep their lines', async ({
  page,
  courses,
}) => {
  test.slow();
  const { id, slug } = courses[0] ?? { id: '', slug: '' };
  for (const path of [...PUBLIC_PAGES, ...STATES, `/courses/${id}/${slug}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await findProblems(page), path).toEqual([]);
  }
});

test('nor are those of what opens on phones', async ({ page }) => {
  const phone = LOOKS.filter(([, width]) => width < 768);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('group', { name: 'Level' })).toBeVisible();
  expect.soft(await findProblems(page, phone), 'the sheet of filters').toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await findProblems(page, phone), 'the menu').toEqual([]);
});
