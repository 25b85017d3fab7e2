import { expect, test } from '../test';

/** Words that stand on two lines, though no hyphen or dash lets them; runs in the page. */
function findBroken(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const parent = text.parentElement;
    if (!parent?.checkVisibility()) continue;
    const room = parent.getBoundingClientRect();
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-–—/]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // What an ellipsis stands for is below its text, and the trap for programs far to the left.
      const seen = [...range.getClientRects()].filter(
        ({ top, right }) => top < room.bottom && right > 0,
      );
      const lines = new Set(seen.map(({ top }) => Math.round(top)));
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

test('letters of twice the size break no word on a tablet, and fit a phone', async ({
  page,
  courses,
}) => {
  const [course] = courses.toSorted((a, b) => b.title.length - a.title.length);
  for (const path of [
    '/',
    `/courses/${course?.id}`,
    '/events',
    '/cohorts',
    '/submit-testimonial',
  ]) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // Other tests' stories come and go here, with names that are no words.
      for (const story of document.querySelectorAll('figure')) story.remove();
    });
    await page.setViewportSize({ width: 768, height: 900 });
    expect.soft(await page.evaluate(findBroken), path).toEqual([]);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 812 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
