import { readFile } from 'node:fs/promises';
import { adminPaths } from '../../src/paths';
import { openAs } from '../admin';
import { ADMIN, expect, test } from '../own-product';

test('a campaign is created, and its link leads to enrollment and counts', async ({
  page,
  course,
}) => {
  await openAs(page, ADMIN, adminPaths.campaigns);
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const form = page.getByRole('dialog', { name: 'Create a campaign' });
  await form.getByLabel('Name').fill('Spring newsletter');
  await form.getByLabel('Code', { exact: true }).fill('spring-mail');
  await form.getByLabel('utm_source').fill('newsletter');
  await form.getByLabel('utm_medium').fill('email');
  await form.getByLabel('utm_campaign').fill('spring 2026');
  await form.getByLabel('Coupon').fill('SPRING20');
  await form.getByRole('button', { name: 'Create campaign' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Spring newsletter' }).click();
  await expect(page.getByText('No clicks and no orders yet')).toBeVisible();
  await page.getByRole('button', { name: 'Copy Link…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link of Spring newsletter' });
  await dialog.getByLabel('Course').fill(course.display_title);
  await page.getByTitle(course.display_title, { exact: true }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  expect(new URL(link).pathname).toBe(`/go/spring-mail/${course.thinkific_id}`);
  await page.keyboard.press('Escape');

  const visit = await page.context().newPage();
  let enrollment = '';
  await visit.route(/utm_source=/, (route) => {
    enrollment = route.request().url();
    return route.fulfill({ body: 'Enroll' });
  });
  const answer = await page.request.get(new URL(link).pathname, {
    maxRedirects: 0,
    headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent) },
  });
  await visit.goto(answer.headers()['location'] ?? '');
  const { searchParams } = new URL(enrollment);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'spring 2026' },
    coupon: 'SPRING20',
  });

  const row = page.getByRole('row').filter({ hasText: course.display_title });
  // Clicks are saved every 10 seconds.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('1');
  }).toPass();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('campaign_spring-mail.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(course.display_title);
});
