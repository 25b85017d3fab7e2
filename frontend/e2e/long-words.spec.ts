import { expect, openScreen, test, type Screen } from './hostile-product';

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
