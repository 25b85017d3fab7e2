import type { Locator, Page } from '@playwright/test';
import type { CreateTestimonialDto } from '../../src/api/generated/model/createTestimonialDto';
import { openAs, toastOf, type AdminApi } from '../admin';
import { expectNoViolationsAtAnyWidth } from '../axe';
import { tabTo } from '../keyboard';
import { hold } from '../test';
import { expect, test, type StoriesApi } from '../testimonials';

const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });
const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name });
const alert = (dialog: Locator) => dialog.getByRole('alert');
const choice = (dialog: Locator, name: string, owner: string) =>
  dialog.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: owner });

interface EditedProps {
  page: Page;
  admin: AdminApi;
  stories: StoriesApi;
}

/** A story's form, opened before somebody else changes the story. */
async function edit({ page, admin, stories }: EditedProps, fields?: Partial<CreateTestimonialDto>) {
  const story = await stories.add({ studentName: 'Opened', ...fields });
  await openAs(page, admin.credential, `${stories.screen}&dialog=${story.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' });
  await expect(field(dialog, 'Student Name')).toHaveValue('Opened');
  return { story, dialog };
}

test('two admins at once: both versions of a story are shown, and each field is chosen', async ({
  page,
  admin,
  stories,
}) => {
  const { story, dialog } = await edit(
    { page, admin, stories },
    { status: 'approved', isVisible: true },
  );
  await field(dialog, 'Student Name').fill('Mine');
  await field(dialog, 'Company Logo URL').fill('https://images.example.org/mine.svg');
  await field(dialog, 'Quote').fill('My words.\nOn two lines.');

  await test.step('what differs is said, and nothing is saved', async () => {
    await stories.update(story.id, { studentName: 'Theirs', currentRole: 'Head of data' });
    await stories.update(story.id, { status: 'rejected', isVisible: false });
    await button(dialog, 'Update').press('Enter');
    await expect(alert(dialog)).toContainText(
      `${admin.credential.username} changed this story while you were typing, on `,
    );
    await expect(alert(dialog)).toBeFocused();
    await expect(toastOf(page)).toBeHidden();
    await expect(dialog.getByRole('radiogroup')).toHaveCount(6);
    await expect(choice(dialog, 'Student Name', 'Mine Mine')).toBeChecked();
    await expect(choice(dialog, 'Student Name', 'Theirs Theirs')).not.toBeChecked();
    await expect(choice(dialog, 'Current Role', 'Theirs Head of data')).toBeChecked();
    await expect(choice(dialog, 'Company Logo URL', 'Theirs Empty')).not.toBeChecked();
    await expect(choice(dialog, 'Quote', 'Mine My words. On two lines.')).toBeChecked();
    await expect(choice(dialog, 'Status', 'Mine Approved')).not.toBeChecked();
    await expect(choice(dialog, 'Status', 'Theirs Rejected')).toBeChecked();
    await expect(choice(dialog, 'Visible on public website', 'Mine Yes')).not.toBeChecked();
    await expect(choice(dialog, 'Visible on public website', 'Theirs No')).toBeChecked();
    expect(await stories.list()).toMatchObject([{ studentName: 'Theirs', quote: story.quote }]);
    await expectNoViolationsAtAnyWidth(page);
  });

  await test.step('theirs and mine are chosen by the keyboard, and saved', async () => {
    await alert(dialog).focus();
    await tabTo(page, 'Mine Mine', 'radio', 1);
    await page.keyboard.press('ArrowDown');
    await expect(choice(dialog, 'Student Name', 'Theirs')).toBeChecked();
    await choice(dialog, 'Visible on public website', 'Mine').check();
    await button(dialog, 'Update').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toastOf(page)).toContainText('Testimonial updated successfully');
    expect(await stories.list()).toMatchObject([
      {
        studentName: 'Theirs',
        currentRole: 'Head of data',
        companyLogo: 'https://images.example.org/mine.svg',
        quote: 'My words.\nOn two lines.',
        status: 'rejected',
        isVisible: true,
      },
    ]);
  });
});

test('the chosen version of a story can be edited on, and may be outdated again', async ({
  page,
  admin,
  stories,
}) => {
  const { story, dialog } = await edit({ page, admin, stories });
  await field(dialog, 'Quote').fill('These are my words.');
  await stories.update(story.id, { company: `${stories.company} Theirs` });
  await button(dialog, 'Update').click();
  const message = alert(dialog);
  await expect(message).toContainText(`${admin.credential.username} changed this story`);
  await button(dialog, 'Edit the chosen version').press('Enter');
  await expect(field(dialog, 'Student Name')).toBeFocused();
  await expect(field(dialog, 'Company')).toHaveValue(`${stories.company} Theirs`);
  await field(dialog, 'Quote').fill('These are my words, and more.');

  await stories.update(story.id, { quote: 'These are their words.' });
  const release = await hold(page, '**/api/admin/audit?*');
  await button(dialog, 'Update').click();
  await expect(message).toBeFocused();
  await expect(message).toContainText('Somebody else changed this story');
  release();
  await expect(message).toContainText(`${admin.credential.username} changed this story`);
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
  await stories.update(story.id, { quote: 'These are my words, and more.' });
  await button(dialog, 'Update').click();
  await expect(message).toContainText('Their version is the same as yours.');
  await expect(message).toBeFocused();
  await button(dialog, 'Update').click();
  await expect(dialog).toBeHidden();
  expect(await stories.list()).toMatchObject([{ quote: 'These are my words, and more.' }]);
});
