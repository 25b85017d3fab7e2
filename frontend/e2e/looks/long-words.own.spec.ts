import type { Page } from '@playwright/test';
import { measureHitAreas } from '../hit-area';
import { expect, openScreen, test, type Screen } from '../hostile-product';

const PHONE = { width: 375, height: 812 };
const TABLET = { width: 1024, height: 768 };

const DESK = { width: 1440, height: 900 };

/** A desktop window as it was opened and made narrow, a phone turned and turned back, a tablet. */
const SIZES = [
  DESK,
  { width: 320, height: 640 },
  { width: 812, height: 375 },
  PHONE,
  { width: 768, height: 1024 },
  { width: 1920, height: 1080 },
];

/** Design: 44 px for fingers; a link in running text is exempt (WCAG 2.5.8), and gets 24. */
const TARGET = 44;
const IN_TEXT = 24;

/** Parts that are laid out when they come into view, with all that they keep to then. */
const IN_VIEW = { contentVisibility: 'visible', contain: 'layout paint style' };

/**
 * How many pixels the page can be scrolled sideways, once it is drawn: as it stands, and as after
 * somebody has passed through all of it. The browser remembers for later how large the parts were then.
 */
const sideways = (page: Page) =>
  page.evaluate(async (inView) => {
    const excess = async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.documentElement.scrollWidth - window.innerWidth;
    };
    const before = await excess();
    const late = [...document.querySelectorAll<HTMLElement>('#root *')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    );
    if (late.length === 0) return before;
    for (const { style } of late) Object.assign(style, inView);
    const after = await excess();
    for (const { style } of late) Object.assign(style, { contentVisibility: '', contain: '' });
    return Math.max(before, after);
  }, IN_VIEW);

/** The sizes at which a page that was opened wide scrolls sideways, each with by how much. */
async function findSideways(page: Page) {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const excess = await sideways(page);
    if (excess > 0) found.push(`at ${size.width} px: ${excess} px sideways`);
  }
  return found;
}

/** Targets that are too small on a phone, or once it is a tablet. */
async function findSmall(page: Page) {
  const found: string[] = [];
  for (const viewport of [PHONE, TABLET]) {
    await page.setViewportSize(viewport);
    const areas = await measureHitAreas(page);
    expect(areas.length).toBeGreaterThan(0);
    for (const { name, width, height, inText } of areas) {
      const isLarge = inText ? height >= IN_TEXT : Math.min(width, height) >= TARGET;
      if (!isLarge) found.push(`at ${viewport.width} px: ${name} ${width} × ${height}`);
    }
  }
  return found;
}

const softly = expect.configure({ soft: true });

/** Measures each page in one load: windows of a mouse first, then what fingers hold. */
async function expectRoom(page: Page, screens: Screen[]) {
  const browser = await page.context().newCDPSession(page);
  const use = async (touch: boolean) => {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
    await page.waitForFunction((on) => matchMedia('(pointer: coarse)').matches === on, touch);
  };
  for (const screen of screens) {
    await test.step(screen.path, async () => {
      await page.setViewportSize(DESK);
      await use(false);
      await openScreen(page, screen);
      expect.soft(await findSideways(page)).toEqual([]);
      await use(true);
      // The theme hears of the fingers when the browser next draws.
      await softly.poll(() => findSmall(page)).toEqual([]);
    });
  }
  await browser.detach();
}

test('no page scrolls sideways or has a target that a finger misses', async ({ page, screens }) => {
  test.slow();
  await expectRoom(
    page,
    screens.filter(({ person }) => !person),
  );
});

test('no admin screen scrolls sideways', async ({ page, screens }) => {
  test.slow();
  for (const screen of screens.filter(({ person }) => person)) {
    await page.setViewportSize(DESK);
    await openScreen(page, screen);
    expect.soft(await findSideways(page), screen.path).toEqual([]);
  }
});

test.describe('in the hand', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('every target of the menu is large enough', async ({ page, screens }) => {
    await openScreen(page, screenAt(screens, '/'));
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const found = (await measureHitAreas(page)).filter(
      ({ width, height, inText }) => !inText && Math.min(width, height) < TARGET,
    );
    expect(found).toEqual([]);
  });
});

/** The first screen whose address begins so. */
function screenAt(screens: Screen[], start: string): Screen {
  const screen = screens.find(({ path }) => path.startsWith(start));
  if (!screen) throw new Error(`No screen begins with ${start}.`);
  return screen;
}

test('the dearest course keeps its button on the narrowest phone', async ({ page, screens }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openScreen(page, screenAt(screens, '/courses/'));
  const enrol = page
    .getByRole('complementary', { name: 'Enrollment' })
    .getByText('Apply to Cohort', { exact: true });
  const { x, width } = (await enrol.boundingBox()) ?? { x: 320, width: 0 };
  expect(x + width).toBeLessThanOrEqual(320 - 16);
});

test('a long address leaves the head of the actions whole', async ({ page, screens }) => {
  await openScreen(page, screenAt(screens, '/admin/newsletters'));
  const head = page.getByRole('columnheader', { name: 'Actions' });
  const lines = await head.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test('a long name leaves the navigation in the first view', async ({ page, screens }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await openScreen(page, screenAt(screens, '/admin/dashboard'));
  await expect(page.getByRole('link', { name: 'Internal Users' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});
