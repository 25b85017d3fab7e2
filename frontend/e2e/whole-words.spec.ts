import { expect, test } from './test';

/** Words that stand on two lines, though no hyphen or dash lets them; runs in the page. */
function findBroken(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-–—/]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

test('on the narrowest phones words are whole', async ({ page, courses }) => {
  for (const path of ['/', `/courses/${courses[0]?.id}`]) {
    await page.goto(path);
    for (const width of [320, 344, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(findBroken), `${path} at ${width} px`).toEqual([]);
    }
  }
});
