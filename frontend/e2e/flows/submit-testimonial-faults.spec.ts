import { expect, listenTo, test } from '../test';
import { field, fillIn, openForm, STORY, submitButton, type Label } from '../submission';

test.use({ isFirstVisit: true });

const WEB_ADDRESS = 'Enter a complete address, starting with https:// or http://.';
const ALL = Object.keys(STORY) as Label[];

test('names every fault, and sends what is as long as its limits', async ({ page }) => {
  await openForm(page);
  await test.step('a picture is chosen at the first click, from a field that is not right', async () => {
    const chooser = page.waitForEvent('filechooser');
    await field(page, 'Full name').focus();
    await page.getByRole('button', { name: 'Upload a portrait' }).hover();
    await page.mouse.down();
    await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'false');
    await page.mouse.up();
    await chooser;
  });
  await field(page, 'Testimonial').fill(STORY.Testimonial);
  await submitButton(page).click();
  await expect(field(page, 'Full name')).toBeFocused();
  for (const [label, fault] of [
    ['Full name', 'Enter your full name.'],
    ['Profile image URL', /^Enter the address of a picture of you\./],
    ['Previous role', 'Enter what you did before.'],
    ['Current role', 'Enter what you do now.'],
    ['Current company', 'Enter where you work now.'],
    ['Course completed', 'Enter the course that you completed.'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(fault);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'LinkedIn URL')).toHaveAttribute('aria-invalid', 'false');
  await field(page, 'Full name').fill('Amara');
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'false');

  await test.step('blanks alone are nothing', async () => {
    await fillIn(page, { 'Previous role': '   ' });
    await submitButton(page).click();
    await expect(field(page, 'Previous role')).toBeFocused();
  });
  await test.step('Enter in the field that is not right tells what is wrong, each time', async () => {
    const told = page.locator('form [aria-live="assertive"]');
    await fillIn(page, { 'Full name': '' });
    for (let times = 0; times < 2; times += 1) {
      const nextWords = await listenTo(told);
      await field(page, 'Full name').press('Enter');
      expect(await nextWords()).toBe('Enter your full name.');
    }
    await field(page, 'Full name').fill('Amara');
    await expect(told).toBeEmpty();
  });
  await test.step('the button works at the first click, from a field that is not right', async () => {
    await fillIn(page, { 'Full name': '', 'Course completed': '' });
    await field(page, 'Course completed').focus();
    await submitButton(page).click();
    await expect(field(page, 'Full name')).toBeFocused();
  });

  await test.step('tells addresses that are none', async () => {
    const preview = page.getByRole('region', { name: 'How it will look' });
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'example.org/me.jpg',
      'https://',
    ]) {
      await test.step(address, async () => {
        await fillIn(page);
        await expect(page.getByText(WEB_ADDRESS)).toHaveCount(0);
        await fillIn(page, { 'Profile image URL': address, 'LinkedIn URL': address });
        await submitButton(page).click();
        await expect(field(page, 'Profile image URL')).toBeFocused();
        await expect(page.getByText(WEB_ADDRESS)).toHaveCount(2);
        await expect(preview.locator('img')).toHaveCount(0);
      });
    }
  });

  await test.step('texts may be as long as their limits, and not longer', async () => {
    const urls: Label[] = ['Profile image URL', 'LinkedIn URL'];
    const longest = (label: Label) => {
      if (label === 'Testimonial') return 'x'.repeat(1000);
      return urls.includes(label) ? `https://a.org/${'x'.repeat(2034)}` : 'x'.repeat(255);
    };
    for (const label of ALL) await field(page, label).fill(`${longest(label)}x`);
    await submitButton(page).click();
    await expect(page.getByText('Use at most 255 characters.')).toHaveCount(5);
    await expect(page.getByText('Use at most 2,048 characters.')).toHaveCount(2);
    await expect(page.getByText('Use at most 1,000 characters; these are 1,001.')).toBeVisible();

    await page.clock.fastForward('01:00');
    for (const label of ALL) await field(page, label).fill(longest(label));
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your story');
  });
});
