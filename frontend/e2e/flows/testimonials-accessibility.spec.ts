import { openAs, toastOf } from '../admin';
import { chooseAction, expect, readerOf, rowOf, test } from '../testimonials';
import { expectNoViolations } from '../axe';

test.describe('in either theme axe finds no violations', () => {
  test('in stories on the home page', async ({ page, stories }) => {
    const linkedinUrl = 'https://www.linkedin.com/in/example';
    await stories.add({ status: 'approved', isVisible: true, linkedinUrl });
    await page.goto('/');
    const region = page.getByRole('region', { name: 'Success Stories' });
    await expect(region.getByRole('figure').first()).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the list at every width, with and without rows', async ({ page, admin, stories }) => {
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      await stories.add({ studentName: `A ${status} one`, status });
    }
    await openAs(page, admin.credential, stories.screen);
    await expect(rowOf(page, 'A pending one')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.keyboard.press('j');
    for (const width of [375, 900, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoViolations(page);
      });
    }
    await page.keyboard.press('Enter');
    for (const width of [375, 1280]) {
      await test.step(`reading at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect(readerOf(page).getByRole('blockquote')).toBeVisible();
        await expectNoViolations(page);
      });
    }
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Reject A pending one' }).click();
    await expect(toastOf(page)).toContainText('Testimonial rejected');
    await expect(rowOf(page, 'A pending one')).toContainText('Rejected');
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Pending', exact: true }).click();
    await expect(page.getByText('No testimonials found')).toBeVisible();
    await expectNoViolations(page);
  });

  test('in a suspected story, the help, the form with errors and a confirmation', async ({
    page,
    admin,
    stories,
  }) => {
    await stories.submit({ studentName: 'A Program', subject: 'Cheap watches' });
    await openAs(page, admin.credential, `${stories.screen}&status=pending`);
    await expect(rowOf(page, 'A Program')).toBeVisible();
    for (const key of ['j', 'Enter']) await page.keyboard.press(key);
    await expect(
      page.getByText('A bot seems to have sent this story.', { exact: true }),
    ).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toBeHidden();

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();

    await page.getByRole('button', { name: 'More for A Program' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Testimonial' });
    await expect(editing).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();

    await page.getByRole('button', { name: 'Add Testimonial' }).click();
    const adding = page.getByRole('dialog', { name: 'Add New Testimonial' });
    await adding.getByRole('button', { name: 'Create' }).click();
    await expect(adding.getByLabel('Student Name')).toHaveAccessibleDescription(
      /Student name is required/,
    );
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(adding).toBeHidden();

    await chooseAction(page, 'A Program', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete Testimonial?' });
    await expect(question).toBeVisible();
    await expectNoViolations(page);
  });
});

test('stories are moderated from the keyboard alone', async ({ page, admin, stories }) => {
  await stories.add({ studentName: 'To be deleted' });
  await stories.add({ studentName: 'To be undone' });
  await openAs(page, admin.credential, stories.screen);
  await expect(rowOf(page, 'To be undone')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(toastOf(page)).toContainText('Testimonial approved and published');
  await page.keyboard.press('F8');
  await expect(toastOf(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toastOf(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Pending again');

  await page.getByRole('button', { name: 'More for To be deleted' }).focus();
  await page.keyboard.press('Enter');
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  await expect(page.getByRole('menuitem', { name: 'Read story' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete Testimonial?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Testimonial deleted');
  await expect(rowOf(page, 'To be deleted')).toHaveCount(0);
});
