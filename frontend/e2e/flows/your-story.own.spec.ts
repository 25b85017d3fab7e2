import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { heading, openMail, showIn } from '../message-pages';
import { ADMIN, expect, test } from '../own-product';
import { fillIn, openForm, STORY, submitButton } from '../submission';
import { readerOf, rowOf } from '../testimonials';

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email (optional)' });
const newEmail = () => `author-${randomUUID()}@example.org`;

test.describe('with a clock of its own', () => {
  test.use({ isFirstVisit: true });

  test('the form asks for an address, and says what is wrong with one', async ({ page }) => {
    await openForm(page);
    await expect(emailField(page)).toHaveAccessibleDescription(/^Never published\./);
    await fillIn(page);
    await emailField(page).fill('amara@');
    await submitButton(page).click();
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAccessibleDescription(/^Enter a complete email address\./);
    await expectNoViolationsAtAnyWidth(page);
    await emailField(page).fill(newEmail());
    await submitButton(page).click();
    await expect(page.getByRole('main')).toContainText('open the link in the email');
    await expectNoViolationsAtAnyWidth(page);
  });
});

test('moderators see a story and its author once it is confirmed', async ({ page, request }) => {
  const email = newEmail();
  const company = `Company ${randomUUID()}`;
  const data = {
    ...{ studentName: 'Amara Nwosu', studentImage: STORY['Profile image URL'], email, company },
    ...{ previousRole: STORY['Previous role'], currentRole: STORY['Current role'] },
    ...{ courseTaken: STORY['Course completed'], quote: STORY.Testimonial },
  };
  const screen = `/admin/testimonials?search=${encodeURIComponent(company)}`;
  const response = await request.post('/api/testimonials/submit', { data });
  expect(response.status()).toBe(201);
  let link = '';

  await test.step('before, nobody has it', async () => {
    await openAs(page, ADMIN, screen);
    await expect(page.getByText('No testimonials found')).toBeVisible();
  });
  await test.step('axe finds no violations in the mail and in the pages of the link', async () => {
    await openMail(page, email);
    await expectNoViolations(page, showIn);
    await page.locator('pre').getByRole('link').click();
    await expect(heading(page)).toHaveText('Is this your story?');
    link = page.url();
    await expectNoViolations(page, showIn);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'Confirm my story' }).click();
    await expect(heading(page)).toHaveText('Thank you, your story is confirmed');
    await expectNoViolations(page, showIn);
  });
  await test.step('then it is read with its address', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, ADMIN, screen);
    await rowOf(page, 'Amara Nwosu').getByText(STORY.Testimonial).click();
    await expect(readerOf(page).getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${encodeURIComponent(email)}`,
    );
    await expectNoViolations(page);
  });
  await test.step('and edited', async () => {
    await readerOf(page).getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' });
    await dialog.getByLabel('Current Role').fill('Head of data');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(toastOf(page)).toContainText('Testimonial updated successfully');
    await expect(dialog).toBeHidden();
  });
  await test.step('once it is approved and corrected, they see what it said before', async () => {
    const path = '/api/admin/testimonials';
    const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const list = await request.get(`${path}?search=${encodeURIComponent(company)}`, { headers });
    const { testimonials } = (await list.json()) as { testimonials: { id: string }[] };
    const id = testimonials[0]?.id ?? '';
    const approved = { headers, data: { status: 'approved' } };
    expect((await request.put(`${path}/${id}/status`, approved)).ok()).toBe(true);
    await page.goto(link);
    await page.getByRole('link', { name: 'Correct it' }).click();
    await expectNoViolations(page, showIn);
    await page.getByLabel('Testimonial').fill(`${STORY.Testimonial} Almost always.`);
    await page.getByRole('button', { name: 'Send my correction' }).click();
    await page.getByRole('link', { name: 'Withdraw it' }).click();
    await expectNoViolations(page, showIn);

    await openAs(page, ADMIN, screen);
    const row = rowOf(page, 'Amara Nwosu');
    await expect(row.getByRole('img', { name: /^Marked/ })).toHaveAccessibleName(
      /^Marked: corrected by its author/,
    );
    await row.getByText(/Almost always/).click();
    await expect(readerOf(page).getByRole('cell')).toHaveText(STORY.Testimonial);
    await expectNoViolations(page);
  });
});
