import type { Page } from '@playwright/test';
import { STATES } from './public-states';
import { expect, PUBLIC_PAGES, test } from './test';

/** Texts of 14 px that have no lines of 20, and of 20 px that have none of 32. */
const outOfStep = (page: Page) =>
  page.evaluate(() => {
    const OTHERS =
      'h1, h2, h3, button, option, script, style, template, .visually-hidden, [class*="toned-"], [class*="plain-"]';
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
  });

test('small texts have lines of 20 px, leading ones of 32', async ({ page, courses }) => {
  test.slow();
  for (const path of [...PUBLIC_PAGES, ...STATES, `/courses/${courses[0]?.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await outOfStep(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
