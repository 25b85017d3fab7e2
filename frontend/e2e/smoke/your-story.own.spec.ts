import { randomUUID } from 'node:crypto';
import { heading, openMail } from '../message-pages';
import { expect, test } from '../own-product';
import { STORY, submitButton } from '../submission';

test.use({ javaScriptEnabled: false });

test('without JavaScript a story is confirmed, corrected and withdrawn with the link in an email', async ({
  page,
}) => {
  const email = `author-${randomUUID()}@example.org`;
  await page.goto('/submit-testimonial');
  for (const [label, value] of Object.entries(STORY)) {
    await page.getByRole('textbox', { name: label }).fill(value);
  }
  await page.getByRole('textbox', { name: 'Email (optional)' }).fill(email);
  await submitButton(page).click();
  await expect(page).toHaveURL('/submit-testimonial/confirm');
  await expect(page.getByRole('main')).toContainText('open the link in the email');

  await openMail(page, email);
  await page.locator('pre').getByRole('link').click();
  await expect(heading(page)).toHaveText('Is this your story?');
  await page.getByRole('button', { name: 'Confirm my story' }).press('Enter');
  await expect(heading(page)).toHaveText('Thank you, your story is confirmed');

  await page.getByRole('link', { name: 'Correct it' }).click();
  await page.getByLabel('Testimonial').fill('Too short');
  await page.getByLabel('LinkedIn URL (optional)').fill('');
  // The browser would say so itself.
  await page.locator('form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole('button', { name: 'Send my correction' }).click();
  await expect(page.getByLabel('Testimonial')).toHaveAccessibleDescription(/at least 50/);
  await page.getByLabel('Testimonial').fill(`כמעט תמיד. ${STORY.Testimonial}`);
  await page.getByRole('button', { name: 'Send my correction' }).click();
  await expect(heading(page)).toHaveText('Thank you, your story is corrected');
  await expect(page.getByText('כמעט תמיד.')).toHaveCSS('direction', 'rtl');

  await page.getByRole('link', { name: 'Withdraw it' }).click();
  await page.getByRole('link', { name: 'Keep it' }).click();
  await expect(heading(page)).toHaveText('Your story');
  await page.getByRole('link', { name: 'Withdraw it' }).click();
  await page.getByRole('button', { name: 'Withdraw my story' }).click();
  await expect(heading(page)).toHaveText('Your story is withdrawn');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});
