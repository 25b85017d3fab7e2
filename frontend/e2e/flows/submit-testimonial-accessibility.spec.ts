import { field, fillIn, openForm, STORY, submitButton, type Label } from '../submission';
import { expect, test } from '../testimonials';
import { expectNoViolations } from '../axe';

test.use({ isFirstVisit: true });

test('axe finds no violations in the empty form, with errors and sent', async ({ page }) => {
  test.slow();
  const expectNone = async () => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`at ${width} px`, () => expectNoViolations(page));
    }
  };
  await openForm(page);
  await expect(submitButton(page)).toBeDisabled();
  await expectNone();
  await field(page, 'Testimonial').fill(STORY.Testimonial);
  await submitButton(page).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  await expectNone();
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByText('Thank you for your story')).toBeVisible();
  await expectNone();
});

test('a story can be submitted with the keyboard alone', async ({ page, stories }) => {
  await openForm(page);
  await field(page, 'Full name').focus();
  for (const [label, value] of Object.entries(STORY)) {
    await expect(field(page, label as Label)).toBeFocused();
    await page.keyboard.type(label === 'Current company' ? stories.company : value);
    await page.keyboard.press('Tab');
    if (label === 'Profile image URL') {
      await expect(page.getByRole('button', { name: 'Upload a portrait' })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    if (label === 'LinkedIn URL') {
      await expect(page.getByRole('textbox', { name: 'Email (optional)' })).toBeFocused();
      await page.keyboard.press('Tab');
    }
  }
  await expect(submitButton(page)).toBeFocused();
  await page.clock.fastForward('01:00');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your story');
  expect(await stories.list()).toMatchObject([{ quote: STORY.Testimonial }]);
});
