import { expectNoViolations } from '../axe';
import { showIn } from '../message-pages';
import { expect, test } from '../newsletter';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link that was cut off says so', async ({ page }) => {
    const answer = await page.goto('/unsubscribe/8d3b1c7e-3f0a');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the pages follow the theme, fit, and axe finds no violations in either', async ({
  page,
  readers,
}) => {
  const [email = ''] = await readers.add(1);
  await page.goto(await readers.linkOf(email));
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 250, 247)');
  await page.evaluate(() => localStorage.setItem('lectern-theme', 'dark'));
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 17, 22)');

  for (const [action, heading] of [
    ['Unsubscribe', 'You are unsubscribed'],
    ['Undo', 'You are subscribed again'],
  ] as const) {
    await expectNoViolations(page, showIn);
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await expectNoViolations(page, showIn);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(await readers.linkOf(email));
  await expect(page.getByRole('main')).toContainText(email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
