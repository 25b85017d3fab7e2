import type { UploadedPictureDto } from '../../src/api/generated/model/uploadedPictureDto';
import { tokenOf } from '../admin';
import { ADMIN, expect, test } from '../own-product';
import { photograph } from '../picture-file';

/** Bytes of the pictures that stand on a phone before anybody scrolls. */
const BUDGET = 120_000;

/** A phone on which each pixel of the page has four of the screen. */
const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** More than the first view has. */
const COVERS = 8;

/** Milliseconds after which pictures below no longer wait for the first view. */
const PATIENCE = 3_000;

/** When the pictures were asked for, but for the one that comes first, and when the first view was seen; in the page. */
function readTimes() {
  const first = document.querySelector('main img[fetchpriority]')?.getAttribute('src') ?? '';
  const folder = first.slice(0, first.lastIndexOf('/'));
  const pictures = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/pictures/') && !name.includes(folder));
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { asked: pictures.map(({ startTime }) => startTime), seen: paint?.startTime ?? NaN };
}

test('the first view of the catalogue is light with photographs as covers, and first', async ({
  browser,
  product,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const listed = await request.get('/api/courses', { params: { limit: COVERS } });
  const ids = ((await listed.json()) as { id: string }[]).map(({ id }) => id);
  const override = (id: string) => `/api/admin/courses/${id}/override`;
  const changed: string[] = [];
  try {
    for (const [seed, id] of ids.entries()) {
      const uploaded = await request.post('/api/admin/pictures', {
        headers: { ...headers, 'Content-Type': 'image/png' },
        data: photograph(seed, 640, 360),
      });
      const { url } = (await uploaded.json()) as UploadedPictureDto;
      const saved = await request.put(override(id), { headers, data: { imageUrl: url } });
      expect(saved.ok(), await saved.text()).toBe(true);
      changed.push(id);
    }
    const page = await browser.newPage({ ...PHONE, baseURL: product.url });
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'image' || !answer.url().includes('/pictures/'))
        return;
      sizes.set(
        answer.url(),
        answer.body().then(({ length }) => length),
      );
    });
    await page.goto('/courses');
    await page.waitForLoadState('networkidle');
    const inSight = await page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('img')]
          .filter((image) => image.getBoundingClientRect().top < innerHeight)
          .map((image) => image.currentSrc),
      );
    const weights = await Promise.all(
      inSight.map(async (address) => (await sizes.get(address)) ?? NaN),
    );
    const { asked, seen } = await page.evaluate(readTimes);
    await page.close();
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(seen, PATIENCE));

    await test.step('without scripts nothing waits', async () => {
      const plain = await browser.newPage({
        ...PHONE,
        baseURL: product.url,
        javaScriptEnabled: false,
      });
      await plain.goto('/courses');
      const covers = plain.getByRole('main').locator('img');
      for (const place of [0, 1, 2]) await expect(covers.nth(place)).toBeVisible();
      await plain.close();
    });

    expect(weights.length).toBeGreaterThan(3);
    expect(weights.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(BUDGET);
  } finally {
    for (const id of changed) await request.delete(override(id), { headers });
  }
});
