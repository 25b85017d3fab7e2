import type { JSHandle, Page } from '@playwright/test';
import { openAs } from './admin';
import { STATES } from './public-states';
import { PUBLIC_PAGES } from './test';
import { expect, test } from './testimonials';

/** Of one screen, whose lists say the same again and again. */
const MOST_STOPS = 40;

interface Stop {
  name: string;
  faults: string[];
}

interface Look {
  themes: string[];
  /** Where the walk began: back there, it is over. */
  first: Element | null;
}

/** What has the focus, and what is wrong with the ring around it in the given themes; runs in the page. */
function lookAtFocus({ themes, first }: Look): Stop | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === first) return null;

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
  const findRing = () =>
    ringAt(focused, null) ??
    ringAt(focused, '::after') ??
    [focused.parentElement, focused.parentElement?.parentElement]
      .map((around) => around && ringAt(around, null))
      .find(Boolean);
  const faults = new Set<string>();
  const { theme: shown } = document.documentElement.dataset;
  // As the page stands first, since each change of the theme has all of it drawn anew.
  for (const theme of shown === themes.at(-1) ? themes.toReversed() : themes) {
    document.documentElement.dataset['theme'] = theme;
    const ring = findRing();
    if (!ring) {
      faults.add('has no ring');
      continue;
    }
    const { outlineWidth, outlineOffset, outlineColor } = ring.style;
    const isInside = parseFloat(outlineOffset) < 0;
    const ground = groundOf(isInside ? ring.element : ring.element.parentElement);
    const seen = contrast(read(outlineColor), ground);
    if (parseFloat(outlineWidth) < 2) faults.add(`has a ring of ${outlineWidth}`);
    if (!isInside && outlineOffset !== '2px') faults.add(`has its ring ${outlineOffset} away`);
    if (seen < 3) faults.add(`has a ring with a contrast of ${seen.toFixed(1)} in ${theme}`);
  }
  const { left, right, bottom } = focused.getBoundingClientRect();
  // Of a text of many lines browsers show the one that is written.
  const isAbove = focused.matches('textarea') || bottom + 4 <= innerHeight;
  const isInSight = left >= 0 && right <= innerWidth && isAbove;
  if (!isInSight) faults.add('stands out of the window, itself or its ring');
  const [named] = (focused as HTMLInputElement).labels ?? [];
  const label = focused.getAttribute('aria-label') ?? (named ?? focused).textContent;
  return { name: `${focused.tagName} "${label.trim().slice(0, 40)}"`, faults: [...faults] };
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

/** Goes through the page by Tab, past its header unless told, and names what is wrong with the rings. */
async function walk(page: Page, themes: string[], { start = 'main', least = 1 } = {}) {
  const found: string[] = [];
  await page.locator(start).first().focus();
  let first: JSHandle<Element | null> | null = null;
  let stops = 0;
  while (stops < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop: Stop | null = await page.evaluate(lookAtFocus, { themes, first });
    if (!stop) break;
    first ??= await page.evaluateHandle(() => document.activeElement);
    stops += 1;
    for (const fault of stop.faults) found.push(`${stop.name} ${fault}`);
  }
  if (stops < least) found.push(`ends after ${stops} stops`);
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
  expect.soft(await walk(page, ['light', 'dark'], { start: 'header a' }), 'the header').toEqual([]);
  expect.soft(await walk(page, ['light', 'dark'], { start: 'footer a' }), 'the footer').toEqual([]);
  for (const path of [...PUBLIC_PAGES, ...STATES, ...addresses]) {
    await page.goto(path);
    const least = path === '/' ? 11 : 1;
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await walk(page, ['light', 'dark'], { least });
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

const SCREENS = [
  '/admin/dashboard',
  '/admin/courses',
  '/admin/udemy-courses',
  '/admin/newsletters',
  '/admin/users?dialog=new',
  '/admin/audit',
  '/admin/syncs',
  '/admin/system',
  '/admin/api-keys',
  '/admin/webhooks',
  '/admin/account',
];

for (const [theme, screens] of [
  ['light', ['/admin/courses']],
  ['dark', SCREENS],
] as const) {
  test(`so has that of the back office in the ${theme} theme`, async ({ page, admin, stories }) => {
    test.slow();
    await stories.add({ studentName: 'One' });
    await page.goto('/favicon.svg');
    await page.evaluate((value) => localStorage.setItem('lectern-theme', value), theme);
    await page.goto('/admin/login');
    expect.soft(await walk(page, [theme]), 'the login').toEqual([]);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    const found = await walk(page, [theme], { start: 'main button' });
    expect.soft(found, 'the login with faults').toEqual([]);
    for (const address of [stories.screen, ...screens]) {
      await openAs(page, admin.credential, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const isDialog = address.includes('dialog=');
      const start = isDialog ? '[role=dialog] input' : 'main';
      // A dialog takes the focus when it opens.
      if (isDialog) await expect(page.locator(start).first()).toBeFocused();
      expect.soft(await walk(page, [theme], { start }), address).toEqual([]);
    }
  });
}
