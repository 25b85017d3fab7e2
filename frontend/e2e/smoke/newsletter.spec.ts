import { readFile } from 'node:fs/promises';
import { toastOf } from '../admin';
import { expect, test } from '../newsletter';
import { heading } from '../message-pages';

test('a visitor subscribes at the foot of a page', async ({ page, readers }) => {
  await page.goto('/events');
  const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
  const field = form.getByLabel('Email address');
  await field.fill(` Ada+News@${readers.mark} `);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(toastOf(page).locator('[data-variant="default"]')).toContainText('Subscribed!');
  await expect(toastOf(page)).toContainText("You've successfully subscribed to our newsletter.");
  await expect(field).toHaveValue('');
  expect(await readers.list()).toMatchObject([{ email: `ada+news@${readers.mark}` }]);
});

test('a subscriber sees, takes and erases what is known', async ({ page, readers }) => {
  const [email = ''] = await readers.add(1);
  await page.goto(await readers.linkOf(email));
  await page.getByRole('link', { name: 'See what we know of you' }).click();
  await expect(heading(page)).toHaveText('What we know of you');
  const link = page.url();
  await expect(page.getByRole('definition').first()).toHaveText(email);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('newsletter-data.json');
  const taken = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
  expect(taken).toMatchObject({ email, consents: [{ action: 'subscribed', form: 'api' }] });

  await page.getByRole('button', { name: 'Erase all of it' }).click();
  await expect(heading(page)).toHaveText('Erase what we know of you?');
  await page.getByRole('link', { name: 'Keep it' }).click();
  await expect(heading(page)).toHaveText('What we know of you');
  await page.getByRole('button', { name: 'Erase all of it' }).press('Enter');
  await page.getByRole('button', { name: 'Erase for good' }).press('Enter');
  await expect(heading(page)).toHaveText('We know nothing of you any more');
  expect(await readers.list()).toEqual([]);
  await page.goto(link);
  await expect(heading(page)).toHaveText('We know nothing of you any more');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a subscriber leaves by the link, and takes it back', async ({ page, readers }) => {
    const [email = ''] = await readers.add(1);
    await page.goto(await readers.linkOf(email));
    await expect(heading(page)).toHaveText('Unsubscribe from the newsletter?');
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.locator('html')).toHaveCSS('background-color', /rgb/);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('You are unsubscribed');
    expect(await readers.list()).toEqual([]);

    await page.reload();
    await expect(heading(page)).toHaveText('You are unsubscribed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading(page)).toHaveText('You are subscribed again');
    expect(await readers.list()).toMatchObject([{ email }]);
  });
});
