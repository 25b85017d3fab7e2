import { expect, listenTo, test } from '../test';
import { field, fillIn, openForm, STORY, submitButton } from '../submission';

test.use({ isFirstVisit: true });

test('an invalid field does not delay a click, and announces its error each time', async ({
  page,
}) => {
  await openForm(page);
  await test.step('a picture is chosen at the first click', async () => {
    const chooser = page.waitForEvent('filechooser');
    await field(page, 'Full name').focus();
    await page.getByRole('button', { name: 'Upload a portrait' }).hover();
    await page.mouse.down();
    await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'false');
    await page.mouse.up();
    await chooser;
  });
  await test.step('the story is sent at the first click', async () => {
    await field(page, 'Testimonial').fill(STORY.Testimonial);
    await fillIn(page, { 'Full name': '', 'Course completed': '' });
    await field(page, 'Course completed').focus();
    await submitButton(page).click();
    await expect(field(page, 'Full name')).toBeFocused();
  });
  await test.step('Enter in the field announces its error each time', async () => {
    const announced = page.locator('form [aria-live="assertive"]');
    for (let times = 0; times < 2; times += 1) {
      const nextWords = await listenTo(announced);
      await field(page, 'Full name').press('Enter');
      expect(await nextWords()).toBe('Enter your full name.');
    }
    await field(page, 'Full name').fill('Amara');
    await expect(announced).toBeEmpty();
  });
});
