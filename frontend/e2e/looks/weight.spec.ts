import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, PUBLIC_PAGES, serveCourse, test } from '../test';

test.use({ isFirstVisit: true });

/** Bytes of the first view's script, compressed by brotli. Nine tenths of it are libraries. */
const BUDGET = 125_000;
/** Bytes of both faces, as far as nearly all pages need them. */
const BUDGET_OF_FONTS = 55_000;
/** Characters that are in neither part, and in a font of ours (`site.css`). */
const OF_OTHER_FONTS =
  '[\\u00a1-\\u00ac\\u00ae-\\u00b6\\u00b8-\\u00bf\\u0100-\\u02dd\\u0300-\\u0308\\u1e80-\\u1e9e\\u20ac\\u2122\\u2191\\u2193\\u2212]';
/** Bytes of what each start of the server reads, as it is. */
const BUDGET_OF_SERVER = 1_500_000;

test('the first view needs little script, and nothing of the back office', async ({
  page,
  request,
}) => {
  const addresses = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') addresses.add(asked.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(addresses.size).toBeGreaterThan(1);

  let weight = 0;
  for (const address of addresses) {
    const script = await (await request.get(address)).body();
    expect(script.toString(), address).not.toMatch(/antd|ant-design|formik/i);
    weight += brotliCompressSync(script).length;
  }
  expect(weight).toBeLessThan(BUDGET);
});

test('the pages are set in two small parts of fonts', async ({ page, request }) => {
  const addresses = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') addresses.add(asked.url());
  });
  for (const path of [...PUBLIC_PAGES, '/courses/udemy', '/courses?search=zyzzyva']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // The browser asks for the others at times of its own, so that what they are for is looked at.
    const others = await page.locator('body').evaluate((body, ofOthers) => {
      const shown = [...body.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
        element.innerText,
        element.getAttribute('placeholder') ?? '',
        ...['::before', '::after'].map((part) => getComputedStyle(element, part).content),
      ]);
      return shown.join('').match(new RegExp(ofOthers, 'g')) ?? [];
    }, OF_OTHER_FONTS);
    expect(others, path).toEqual([]);
  }
  const parts = ['headings', 'text'].map((name) =>
    [...addresses].find((address) => address.includes(`/${name}-`)),
  );
  const sizes = await Promise.all(
    parts.map(async (address) => (await (await request.get(address ?? '')).body()).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(BUDGET_OF_FONTS);
});

test('other letters come with the whole fonts', async ({ page, courses }) => {
  const course = courses[0];
  if (!course) throw new Error('The demo has no course.');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await serveCourse(page, { ...course, title: 'Größe', description: '5 € for all.' });
  await page.goto(`/courses/${course.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Größe');
  // The browser asks for a font at a time of its own, which may be much later on a busy machine.
  await page.evaluate(async () => {
    await document.fonts.load('1em "Bricolage Grotesque"', 'Größe');
    await document.fonts.load('1em "Instrument Sans"', '5 €');
  });
  for (const whole of ['bricolage-grotesque-latin-wght', 'instrument-sans-latin-wght']) {
    expect(asked.join(' ')).toContain(whole);
  }
});

test('the server loads no library in whole, and none for development', async () => {
  const bundle = await readFile(new URL('../../dist/server/index.js', import.meta.url), 'utf8');
  expect(bundle).not.toContain('process.env.NODE_ENV');
  expect(bundle.length).toBeLessThan(BUDGET_OF_SERVER);
});
