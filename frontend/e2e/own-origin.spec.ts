import { expect, PUBLIC_PAGES, test } from './test';

test('no public page asks another site for anything', async ({
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
  const coursePages = courses.slice(0, 2).map(({ id, slug }) => `/courses/${id}/${slug}`);
  for (const path of [...new Set([...PUBLIC_PAGES, ...coursePages])]) {
    await page.goto(path);
    for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect([...foreign]).toEqual([]);
  const headers = (await request.get('/')).headers();
  expect(headers['content-security-policy']).toContain("img-src 'self' data:;");
});
