import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CourseDto } from '../src/api/generated/model/courseDto';
import type { ServerBundle } from '../src/server/contract';
import { runAxe } from './run-axe';
import { writeCoverage } from './write-coverage';

export interface TestOptions {
  /** Whether axe checks the page that a test ends on. */
  checksAxe: boolean;
  /** Whether a test writes the coverage of the scripts that it runs. */
  recordsCoverage: boolean;
}

interface Fixtures extends TestOptions {
  /** For a browser without scripts that earlier tests loaded, or with a clock that the test sets. */
  isFirstVisit: boolean;
  /** What the API says, to compare the pages with. */
  courses: CourseDto[];
  axeAtEnd: void;
  coverage: void;
}

interface Shared {
  context: BrowserContext;
  wanted: string;
  page?: Page;
}

/**
 * What the tests of a worker share while they want the same of it, and what they shared before:
 * most want what is usual, and a new context would compile all scripts again.
 */
let [shared, before]: Shared[] = [];

async function share(browser: Browser, wanted: string): Promise<Shared> {
  if (shared?.wanted === wanted) return shared;
  const other = before;
  before = shared;
  if (other?.wanted === wanted) return (shared = other);
  await other?.context.close();
  const context = await browser.newContext();
  shared = { context, wanted };
  await (await context.newPage()).goto('/favicon.svg');
  return shared;
}

/** What cannot be taken back: the page of a test that does it is closed after it. */
const LASTING = ['addInitScript', 'close', 'emulateMedia', 'exposeFunction'] as const;

/** The events of a page that tests listen to. */
const HEARD = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'response'] as const;

export const test = base.extend<Fixtures>({
  isFirstVisit: [false, { option: true }],
  checksAxe: [false, { option: true }],
  recordsCoverage: [false, { option: true }],
  axeAtEnd: [
    async ({ page, checksAxe, javaScriptEnabled }, provide, { status, expectedStatus }) => {
      await provide();
      if (!checksAxe || status !== expectedStatus) return;
      // A journey may end on a click that leads to a page which is still being loaded.
      await expect(page.locator('h1:not([aria-hidden])').first()).toBeAttached();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      if (javaScriptEnabled === false) await enableScripts(page);
      expect(await runAxe(page)).toEqual([]);
    },
    { auto: true },
  ],
  coverage: [
    async ({ page, recordsCoverage, javaScriptEnabled }, provide) => {
      const records = recordsCoverage && javaScriptEnabled !== false;
      if (records) await page.coverage.startJSCoverage({ resetOnNavigation: false });
      await provide();
      if (records) await writeCoverage(page);
    },
    { auto: true },
  ],
  context: async (
    { browser, baseURL, contextOptions, hasTouch, isFirstVisit, javaScriptEnabled, viewport },
    provide,
  ) => {
    if (isFirstVisit) {
      const context = await browser.newContext();
      await provide(context);
      await context.close();
      return;
    }
    const wanted = JSON.stringify([baseURL, contextOptions, hasTouch, javaScriptEnabled, viewport]);
    const sharing = await share(browser, wanted);
    await provide(sharing.context);
    await clear(sharing.context, sharing.page);
  },
  page: async ({ context, isFirstVisit, javaScriptEnabled, viewport }, provide) => {
    const sharing = isFirstVisit ? undefined : shared;
    const page = sharing?.page ?? (await openPage(context, javaScriptEnabled));
    if (sharing) sharing.page = page;
    await provide(page);
    if (sharing?.page === page) await leave(page, viewport);
  },
  courses: async ({ request }, provide) => {
    const response = await request.get('/api/courses');
    expect(response.ok()).toBe(true);
    await provide((await response.json()) as CourseDto[]);
  },
});

export { expect };

/** Lets axe run on a page that came without scripts; no other test gets that page. */
async function enableScripts(page: Page) {
  if (shared?.page === page) delete shared.page;
  const session = await page.context().newCDPSession(page);
  // A session changes only what it believes to be otherwise.
  for (const value of [true, false]) {
    await session.send('Emulation.setScriptExecutionDisabled', { value });
  }
}

/** A toast lies over buttons for up to ten seconds; a click that meets it would wait until it goes. */
function letToastsThrough() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[aria-label^="Notifications"] { pointer-events: none } [aria-label^="Notifications"] button { pointer-events: auto }',
  );
  document.adoptedStyleSheets.push(sheet);
}

async function openPage(context: BrowserContext, javaScriptEnabled?: boolean) {
  const page = await context.newPage();
  await page.addInitScript(letToastsThrough);
  if (javaScriptEnabled !== false) {
    for (const action of ['goto', 'reload'] as const) waitUntilAlive(page, action);
  }
  for (const action of LASTING) {
    const perform = page[action].bind(page) as (...args: unknown[]) => unknown;
    const closeLater = (...args: unknown[]) => {
      if (shared?.page === page) delete shared.page;
      return perform(...args);
    };
    Object.assign(page, { [action]: closeLater });
  }
  return page;
}

/** Takes back what a test did to a page, so that the next one finds it as a new one. */
async function leave(page: Page, viewport: ViewportSize | null | undefined) {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/favicon.svg', { waitUntil: 'commit' });
  await page.evaluate(() => sessionStorage.clear());
  await page.mouse.move(0, 0);
  if (viewport) await page.setViewportSize(viewport);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/**
 * Leaves of a context the page that tests share, and the first, which keeps the site's process with
 * its compiled scripts.
 */
async function clear(context: BrowserContext, kept?: Page) {
  const [first, ...others] = context.pages();
  await Promise.all(others.filter((page) => page !== kept).map((page) => page.close()));
  await context.clearCookies();
  await first?.evaluate(() => localStorage.clear());
}

/** The live regions of a page. Screen readers only announce changes of a region that already exists. */
export async function lastingStatuses(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    for (const status of document.querySelectorAll<HTMLElement>('[role="status"]')) {
      status.dataset['lasting'] = '';
    }
  });
  return page.locator('[role="status"][data-lasting]');
}

/** Listens to a live region; the returned function waits for what it says next, also where it says that already. */
export async function listenTo(region: Locator): Promise<() => Promise<string>> {
  const heard = await region.evaluateHandle((element) => ({
    words: new Promise<string>((tell) => {
      const observer = new MutationObserver(() => {
        if (element.textContent) tell(element.textContent);
      });
      observer.observe(element, { childList: true, characterData: true, subtree: true });
    }),
  }));
  return () => heard.evaluate(({ words }) => words);
}

const BUNDLE = join(import.meta.dirname, '../dist/server/index.js');
const { default: site } = (await import(pathToFileURL(BUNDLE).href)) as { default: ServerBundle };

/** The public pages that need no particular data, as the site's table has them. */
export const PUBLIC_PAGES = [...site.sitemapPaths, '/no-such-page'];

/**
 * Makes a page that is loaded wait until React has taken it over: before, a click is the browser's.
 * A test that asks for an earlier moment itself gets it.
 */
function waitUntilAlive(page: Page, action: 'goto' | 'reload') {
  const load = page[action].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
  page[action] = async (...args: unknown[]) => {
    const response = await load(...args);
    const isEarly = args.some((arg) => typeof arg === 'object' && arg && 'waitUntil' in arg);
    if (!isEarly) await page.waitForFunction(isAlive);
    return response;
  };
}

/**
 * Whether React knows every element of the page that can be used, and a screen of the back office has come. One that
 * a test holds up is left to the test: `expect` would see others half a second late, as it looks ever more rarely.
 */
export function isAlive(): boolean {
  const controls = document.querySelectorAll('#root :is(a, button, input, textarea)');
  const isKnown = [...controls].every((control) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps')),
  );
  const isScreen = location.pathname.startsWith('/admin');
  const isLoading = document.querySelector('[role="status"][aria-label="Loading"]') !== null;
  const hasCome = !isLoading && document.querySelector('#root h1') !== null;
  return isKnown && (!isScreen || hasCome || performance.now() > 1000);
}

const PAGE = /<div id="root">.*<\/div>(?=\s*<script id="page-state")/s;
const STATE = /(?<=<script id="page-state"[^>]*>)[^<]*/;

/**
 * Lets the document of an address come without its page, as it does while the database is away: the
 * browser then asks the API for everything itself.
 */
export async function emptyDocument(page: Page, path: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(PAGE, '<div id="root"></div>').replace(STATE, (state) => {
      const { site } = JSON.parse(state) as { site: unknown };
      return JSON.stringify({ site }).replaceAll('<', '\\u003c');
    });
    await route.fulfill({ response, body });
  });
}

/** Answers `GET /api/courses/{id}` with a course of the test's own. */
export async function serveCourse(page: Page, course: CourseDto) {
  await emptyDocument(page, `/courses/${course.id}`);
  await page.route(`**/api/courses/${course.id}`, (route) => route.fulfill({ json: course }));
}

/** Keeps matching requests waiting until the returned function is called; then others may answer. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
