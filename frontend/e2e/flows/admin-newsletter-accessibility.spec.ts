import { openAs } from '../admin';
import { expect, test } from '../newsletter';
import { expectNoViolations } from '../axe';

test.describe('in either theme axe finds no violations', () => {
  test('on the subscribers, selected by keyboard, about to go, on a phone, and where one has left', async ({
    page,
    admin,
    readers,
  }) => {
    const [email = ''] = await readers.add(2);
    await openAs(page, admin.credential, readers.screen);
    for (const reader of ['reader2', 'reader1']) {
      await page.getByRole('checkbox', { name: `Select ${reader}@${readers.mark}` }).focus();
      await page.keyboard.press('Space');
    }
    await expectNoViolations(page);
    const remove = page.getByRole('button', { name: 'Delete Selected (2)' });
    await remove.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Delete 2 Subscriptions?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();

    await page.setViewportSize({ width: 375, height: 800 });
    await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.request.post(await readers.linkOf(email));
    await page.getByPlaceholder('Search by email...').fill(email);
    await expect(page.getByText('unsubscribed on')).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the footer form with an error', async ({ page }) => {
    await page.goto('/events');
    for (const name of ['Get the dates by mail', 'Newsletter']) {
      const form = page.getByRole('form', { name });
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await expect(form.getByText('Enter your email address.')).toBeVisible();
    }
    await expectNoViolations(page);
  });
});
