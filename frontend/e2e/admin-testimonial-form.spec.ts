import type { Locator, Page } from '@playwright/test';
import { openAs, toastOf } from './admin';
import { expect, rowOf, test } from './testimonials';

const ADDING = '/admin/testimonials?dialog=new';

const STORY = {
  'Student Name': 'Mei Lin',
  'Student Image URL': 'https://images.example.org/mei.jpg',
  'Previous Role': 'Accountant',
  'Current Role': 'Analytics engineer',
  Company: 'Pilot Grain',
  'Course Taken': 'Statistics You Will Actually Use',
  Quote: 'Ten signs.',
};

const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add New Testimonial' });
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Testimonial' });

async function fillIn(dialog: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(dialog, label).fill(value);
}

test('adds a testimonial, approved and visible unless told', async ({ page, admin, stories }) => {
  await openAs(page, admin.credential, stories.screen);
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  const dialog = adding(page);
  await expect(field(dialog, 'Student Name')).toBeFocused();
  await expect(dialog.getByTitle('Approved')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Visible on public website' })).toBeChecked();
  await fillIn(dialog, { ...STORY, Company: stories.company });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/admin/testimonials'),
  );
  await dialog.getByRole('button', { name: 'Create' }).click();
  expect((await sent).postDataJSON()).toEqual({
    studentName: STORY['Student Name'],
    studentImage: STORY['Student Image URL'],
    previousRole: STORY['Previous Role'],
    currentRole: STORY['Current Role'],
    company: stories.company,
    companyLogo: '',
    quote: STORY.Quote,
    courseTaken: STORY['Course Taken'],
    linkedinUrl: '',
    status: 'approved',
    isVisible: true,
  });
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText('Testimonial created successfully');
  await expect(rowOf(page, 'Mei Lin')).toContainText('Approved');
  await expect(page.getByRole('button', { name: 'Add Testimonial' })).toBeFocused();
});

test('names each field that is missing or no address, and asks before text is lost', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, ADDING);
  const dialog = adding(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(field(dialog, 'Student Name')).toBeFocused();
  for (const [label, message] of [
    ['Student Name', 'Student name is required'],
    ['Student Image URL', 'Student image is required'],
    ['Previous Role', 'Previous role is required'],
    ['Current Role', 'Current role is required'],
    ['Company', 'Company is required'],
    ['Course Taken', 'Course taken is required'],
    ['Quote', 'Quote must be at least 10 characters'],
  ] as const) {
    await expect(field(dialog, label)).toHaveAccessibleDescription(message);
  }
  for (const label of ['Company Logo URL', 'LinkedIn URL']) {
    await expect(field(dialog, label)).toHaveAttribute('aria-invalid', 'false');
  }

  const faults = [
    ['Student Image URL', 'Invalid image URL'],
    ['Company Logo URL', 'Invalid logo URL'],
    ['LinkedIn URL', 'Invalid LinkedIn URL'],
  ] as const;
  for (const address of ['javascript:alert(1)', 'data:image/png;base64,AA', 'example.org/a.jpg']) {
    await test.step(address, async () => {
      for (const [label] of faults) {
        await field(dialog, label).fill('https://example.org/a.jpg');
        await expect(field(dialog, label)).toHaveAttribute('aria-invalid', 'false');
        await field(dialog, label).fill(address);
      }
      await dialog.getByRole('button', { name: 'Create' }).click();
      for (const [label, message] of faults) {
        await expect(field(dialog, label)).toHaveAccessibleDescription(message);
      }
    });
  }

  await test.step('text that is not saved asks before it is thrown away', async () => {
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('edits every field, and hides the story, which is marked', async ({
  page,
  admin,
  stories,
}) => {
  const hidden = await stories.add({ studentName: 'Bo Lind', status: 'approved' });
  const story = await stories.add({ status: 'approved', isVisible: true });
  await openAs(page, admin.credential, stories.screen);
  await expect(rowOf(page, hidden.studentName).getByText('Hidden')).toBeVisible();
  await expect(rowOf(page, story.studentName).getByText('Hidden')).toHaveCount(0);
  await page.getByRole('button', { name: `Edit ${story.studentName}` }).click();
  const dialog = editing(page);
  await expect(page).toHaveURL(new RegExp(`dialog=${story.id}`));
  for (const [label, value] of [
    ['Student Name', story.studentName],
    ['Student Image URL', story.studentImage],
    ['Previous Role', story.previousRole],
    ['Current Role', story.currentRole],
    ['Company', story.company],
    ['Company Logo URL', ''],
    ['Course Taken', story.courseTaken],
    ['LinkedIn URL', ''],
    ['Quote', story.quote],
  ] as const) {
    await expect(field(dialog, label)).toHaveValue(value);
  }
  await fillIn(dialog, {
    'Student Name': 'Grace Hopper',
    'Company Logo URL': 'http://a.org/b.svg',
  });
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['Pending', 'Approved', 'Rejected']);
  await page.getByRole('option', { name: 'Rejected' }).click();
  await dialog.getByRole('checkbox', { name: 'Visible on public website' }).uncheck();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText('Testimonial updated successfully');
  await expect(rowOf(page, 'Grace Hopper')).toContainText('Rejected');
  expect(await stories.list()).toMatchObject([
    { companyLogo: 'http://a.org/b.svg', status: 'rejected', isVisible: false },
    { studentName: hidden.studentName },
  ]);
});

test('the second of two editors is told, and may save all the same', async ({
  page,
  admin,
  stories,
}) => {
  const story = await stories.add();
  await openAs(page, admin.credential, `${stories.screen}&dialog=${story.id}`);
  const dialog = editing(page);
  await field(dialog, 'Student Name').fill('The second');
  await stories.update(story.id, { studentName: 'The first' });
  const answered = page.waitForResponse((response) => response.status() === 412);
  await dialog.getByRole('button', { name: 'Update' }).click();
  const { detail } = (await (await answered).json()) as { detail: string };
  await expect(toastOf(page)).toContainText('Failed to update testimonial');
  await expect(toastOf(page)).toContainText(detail);
  await expect(field(dialog, 'Student Name')).toHaveValue('The second');
  await expect(page.getByText('The first', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(toastOf(page)).toContainText('Testimonial updated successfully');
  expect(await stories.list()).toMatchObject([{ studentName: 'The second' }]);
});

test('says what failed, and keeps the text', async ({ page, admin, stories }) => {
  const { id } = await stories.add();
  await page.route(/\/api\/admin\/testimonials/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
  );
  const expectKept = async (dialog: Locator, button: string, words: string) => {
    await fillIn(dialog, STORY);
    await dialog.getByRole('button', { name: button }).click();
    await expect(toastOf(page)).toContainText(words);
    await expect(field(dialog, 'Student Name')).toHaveValue('Mei Lin');
  };
  await openAs(page, admin.credential, `${stories.screen}&dialog=${id}`);
  await expectKept(editing(page), 'Update', 'Failed to update testimonial');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(editing(page)).toBeHidden();
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  await expectKept(adding(page), 'Create', 'Failed to create testimonial');
});
