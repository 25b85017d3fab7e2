import { expect, hold, isAlive, test } from '../test';

for (const [address, label] of [
  ['/courses', 'Search courses'],
  ['/', 'Email address'],
  ['/submit-testimonial', 'Full name'],
  ['/submit-testimonial', 'Testimonial'],
] as const) {
  test(`what is typed into "${label}" before the script has come is kept`, async ({ page }) => {
    const release = await hold(page, '**/assets/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: label }).or(page.getByRole('searchbox'));
    await field.first().fill('data');
    release();
    await page.waitForFunction(isAlive);
    await page.keyboard.type(' mining');
    await expect(field.first()).toHaveValue('data mining');
  });
}

test('a search typed before the script has come is done', async ({ page, courses }) => {
  const title = courses.at(-1)?.title ?? '';
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill(title);
  release();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([title]);
  await expect(page.getByRole('searchbox')).toHaveValue(title);
});

test('a filter chosen before the script has come is chosen', async ({ page, courses }) => {
  await hold(page, '**/assets/*.js');
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  await expect(page).toHaveURL('/courses?category=Data');
  await expect(page.getByRole('article')).toHaveCount(
    courses.filter(({ category }) => category === 'Data').length,
  );
});

test('phones and old browsers find an icon', async ({ request }) => {
  for (const address of ['/', '/admin']) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon.png"/);
  }
  for (const [address, type] of [
    ['/apple-touch-icon.png', 'image/png'],
    ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(type);
  }
});

test('every answer carries the security policy', async ({ request }) => {
  for (const address of [
    '/',
    '/nothing',
    '/admin',
    '/robots.txt',
    '/api/courses',
    '/favicon.svg',
  ]) {
    const headers = (await request.get(address)).headers();
    const scripts = /script-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(scripts, address).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  }
  const ofScript = (await request.get('/theme.js')).headers();
  expect(ofScript['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(ofScript['x-content-type-options']).toBe('nosniff');
  expect(ofScript['referrer-policy']).toBe('same-origin');
});

test('the policy stops a script that somebody slips in', async ({ page }) => {
  await page.goto('/');
  const stopped = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken"';
    document.body.append(script);
  });
  await stopped;
  await expect(page).not.toHaveTitle('broken');
});
