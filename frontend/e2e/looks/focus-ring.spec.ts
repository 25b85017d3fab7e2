import type { Page } from '@playwright/test';
import { STATES } from '../public-states';
import { expect, PUBLIC_PAGES, test } from '../test';

/** Of one screen, whose lists say the same again and again. */
const MOST_STOPS = 40;

/** Matches nothing. */
const NOWHERE = ':not(*)';

interface Walk {
  stops: Stop[];
  isOver: boolean;
  look: (stop: Stop) => void;
  end: () => void;
}

interface Stop {
  element: Element;
  name: string;
  problems: Set<string>;
}

/**
 * Looks, after each Tab, at what has the focus and the ring around it, until that is back where it began, out of the
 * page or in what was not to be entered; runs in the page.
 */
function beginWalk({ most, border }: { most: number; border: string }): Walk {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (value: string): Colour => {
    if (!canvas) throw new Error('This browser draws nothing.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
  const luminance = ([...colour]: Colour) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Colour, other: Colour) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null): Colour => {
    for (let at = element; at; at = at.parentElement) {
      const colour = read(getComputedStyle(at).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return [255, 255, 255, 255];
  };
  const ringAt = (element: Element, part: string | null) => {
    const style = getComputedStyle(element, part);
    const isDrawn = style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) > 0;
    return isDrawn && style.opacity !== '0' ? { element, style } : undefined;
  };

  // Around the control, over the card that it stands for, or around the field or box that it is in.
  const findRing = (focused: Element) =>
    ringAt(focused, null) ??
    ringAt(focused, '::after') ??
    [focused.parentElement, focused.parentElement?.parentElement]
      .map((around) => around && ringAt(around, null))
      .find(Boolean);
  const look = ({ element, problems }: Stop) => {
    const ring = findRing(element);
    if (!ring) {
      problems.add('has no ring');
      return;
    }
    const { outlineWidth, outlineOffset, outlineColor } = ring.style;
    const isInside = parseFloat(outlineOffset) < 0;
    const ground = groundOf(isInside ? ring.element : ring.element.parentElement);
    const seen = contrast(read(outlineColor), ground);
    const { theme } = document.documentElement.dataset;
    if (parseFloat(outlineWidth) < 2) problems.add(`has a ring of ${outlineWidth}`);
    if (!isInside && outlineOffset !== '2px') problems.add(`has its ring ${outlineOffset} away`);
    if (seen < 3) problems.add(`has a ring with a contrast of ${seen.toFixed(1)} in ${theme}`);
  };
  const isInSight = (focused: Element) => {
    const { left, right, bottom } = focused.getBoundingClientRect();
    // Of a text of many lines browsers show the one that is written.
    const isAbove = focused.matches('textarea') || bottom + 4 <= innerHeight;
    return left >= 0 && right <= innerWidth && isAbove;
  };
  const nameOf = (focused: Element) => {
    const [named] = (focused as HTMLInputElement).labels ?? [];
    const label = focused.getAttribute('aria-label') ?? (named ?? focused).textContent;
    return `${focused.tagName} "${label.trim().slice(0, 40)}"`;
  };

  const listening = new AbortController();
  const walk: Walk = { stops: [], isOver: false, look, end: () => listening.abort() };
  const goOn = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab' || walk.isOver) return;
    const element = document.activeElement;
    const isOut = !element || element === document.body || element.closest(border) !== null;
    walk.isOver = isOut || element === walk.stops[0]?.element;
    if (isOut || walk.isOver) return;
    const stop = { element, name: nameOf(element), problems: new Set<string>() };
    look(stop);
    if (!isInSight(element)) stop.problems.add('stands out of the window, itself or its ring');
    walk.isOver = walk.stops.push(stop) === most;
  };
  addEventListener('keyup', goOn, { capture: true, signal: listening.signal });
  return walk;
}

/** Pixels between the inner edge of a ring over a whole row and the first letter in it; runs in the page. */
function roomInRing(row: Element): number {
  const link = row.querySelector('a');
  const [heading] = row.querySelectorAll('h2, h3');
  if (!link || !heading) return NaN;
  const { left, outlineOffset } = getComputedStyle(link, '::after');
  const text = document.createRange();
  text.selectNodeContents(heading);
  const edge = row.getBoundingClientRect().left + parseFloat(left) - parseFloat(outlineOffset);
  return text.getBoundingClientRect().left - edge;
}

interface Way {
  start?: string;
  /** What is not entered. */
  border?: string;
  least?: number;
  /** A theme in which what had the focus is looked at once more. */
  alsoIn?: string;
}

/** Has Tab go on from a part of the page, or from the beginning where that cannot have the focus; runs in the page. */
function startAt(part: HTMLElement | SVGElement) {
  part.focus();
  if (document.activeElement === part) return;
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** Goes through the page with Tab, by default past its header, and returns what is wrong with the focus rings. */
async function walk(
  page: Page,
  { start = 'main', border = NOWHERE, least = 1, alsoIn = '' }: Way = {},
) {
  await page.locator(start).first().evaluate(startAt);
  const way = await page.evaluateHandle(beginWalk, { most: MOST_STOPS, border });
  // A press takes less time than a look whether it was the last.
  while (!(await way.evaluate(({ isOver }) => isOver))) {
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  }
  const stops = await way.evaluate((walked, theme) => {
    walked.end();
    const { dataset } = document.documentElement;
    const shown = dataset['theme'];
    if (theme) {
      dataset['theme'] = theme;
      // The button in the bar of a course is gone once it has lost the focus.
      for (const stop of walked.stops.filter(({ element }) => element.isConnected)) {
        (stop.element as HTMLElement).focus({ preventScroll: true });
        walked.look(stop);
      }
      if (shown) dataset['theme'] = shown;
      else delete dataset['theme'];
    }
    return walked.stops.map(({ name, problems }) => ({ name, problems: [...problems] }));
  }, alsoIn);
  const found = stops.flatMap(({ name, problems }) =>
    problems.map((problem) => `${name} ${problem}`),
  );
  if (stops.length < least) found.push(`ends after ${stops.length} stops`);
  return found;
}

test('what has the focus of a public page has a ring around it, in either theme', async ({
  page,
  courses,
}) => {
  test.slow();
  const ofEach = ['AI', 'Data', 'Software Engineering'].flatMap(
    (name) => courses.find(({ category }) => category === name) ?? [],
  );
  const addresses = ofEach.map(({ id, slug }) => `/courses/${id}/${slug}`);
  expect(addresses).toHaveLength(3);
  await page.goto('/');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const start of ['header a', 'footer a']) {
      const found = await walk(page, { start, border: 'main', alsoIn: 'dark' });
      expect.soft(found, `${start} at ${width} px`).toEqual([]);
    }
  }
  for (const path of [...PUBLIC_PAGES, ...STATES, ...addresses]) {
    await page.goto(path);
    const least = path === '/' ? 11 : 1;
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await walk(page, { border: 'footer', least, alsoIn: 'dark' });
      expect.soft(found, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the ring around a row leaves room beside the text', async ({ page }) => {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/courses/udemy');
    const row = page.getByRole('main').getByRole('listitem').first();
    await row.getByRole('link').focus();
    expect(await row.evaluate(roomInRing), `at ${width} px`).toBeGreaterThanOrEqual(4);
  }
});
