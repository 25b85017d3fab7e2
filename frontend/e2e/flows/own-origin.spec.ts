import { expect, test } from '../test';

test('no page with pictures asks another site for them', async ({
  page,
  courses,
  baseURL,
  request,
}) => {
  const foreign = new Set<string>();
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.add(asked.url());
  });
  await expect
    .poll(async () => (await request.get('/api/courses')).text())
    .toContain('"path":"/pictures/');
  const { id, slug } = courses[0] ?? { id: '', slug: '' };
  for (const path of ['/', '/courses', '/courses/udemy', `/courses/${id}/${slug}`]) {
    await page.goto(path);
    for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect([...foreign]).toEqual([]);
});
