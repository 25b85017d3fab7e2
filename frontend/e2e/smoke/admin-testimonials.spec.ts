import { openAs, toastOf } from '../admin';
import { current, expectDecided, open } from '../moderation';
import { expect, readerOf, rowOf, test } from '../testimonials';

test('stories are listed, filtered by status and searched', async ({ page, admin, stories }) => {
  const pending = await stories.add({ studentName: 'A pending one', isVisible: true });
  await stories.add({ studentName: 'A rejected one', status: 'rejected' });
  await openAs(page, admin.credential, stories.screen);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success Stories');
  await expect(page.getByRole('heading', { name: 'Testimonials (2)', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Student sorted: newest first',
    'Story',
    'Career Transition',
    'Company',
    'Course',
    'Status',
    'Visible',
    'Actions',
  ]);
  const created = new Date(pending.createdAt);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(created);
  const row = rowOf(page, pending.studentName);
  await expect(row.getByRole('rowheader')).toHaveText(
    new RegExp(`${pending.studentName}${day}\\s*$`),
  );
  await expect(row.getByRole('cell')).toHaveText([
    '',
    pending.quote,
    `${pending.previousRole}${pending.currentRole}`,
    pending.company,
    pending.courseTaken,
    'Pending',
    // Visitors see approved stories only.
    'Hidden',
    '',
  ]);

  const filters = page.getByRole('group', { name: 'Filter by status' }).getByRole('button');
  await expect(filters).toHaveText(['All', 'Pending', 'Approved', 'Rejected']);
  await filters.filter({ hasText: 'Rejected' }).click();
  await expect(page).toHaveURL(/[?&]status=rejected/);
  await expect(rowOf(page, pending.studentName)).toHaveCount(0);
  await expect(rowOf(page, 'A rejected one')).toContainText('Rejected');
  await page.goBack();
  await expect(rowOf(page, pending.studentName)).toBeVisible();

  const search = page.getByPlaceholder('Search by student name, company, or course...');
  await search.fill(stories.company.toUpperCase());
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Testimonials (2)', exact: true })).toBeVisible();
  await search.fill(`No ${stories.company}`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No testimonials found')).toBeVisible();
});

test('a approves and r rejects in the reading queue, and u takes back', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  const reader = readerOf(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(reader.getByRole('heading')).toHaveText('Story 1 of 3');
  await expect(reader.getByRole('figure')).toContainText('First');
  await page.keyboard.press('a');
  await expect(toastOf(page)).toContainText('Testimonial approved and published');
  await expect(reader.getByRole('figure')).toContainText('Second');
  await page.keyboard.press('r');
  await expect(toastOf(page)).toContainText('Testimonial rejected');
  await expect(reader.getByRole('figure')).toContainText('Third');
  await expectDecided(stories, ['approved', 'rejected', 'pending']);
  await page.keyboard.press('u');
  await expect(toastOf(page)).toContainText('Pending again');
  await page.keyboard.press('Escape');
  await expect(reader).toBeHidden();
  await expect(rowOf(page, 'Second')).toContainText('Pending');
  await expect(rowOf(page, 'First')).toHaveCount(0);
  await expect(current(page)).toHaveCount(1);
  await expectDecided(stories, ['approved', 'pending', 'pending']);
});

test('a story is added, approved and visible by default, and edited', async ({
  page,
  admin,
  stories,
}) => {
  await openAs(page, admin.credential, stories.screen);
  await page.getByRole('button', { name: 'Add Testimonial' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Testimonial' });
  await expect(adding.getByLabel('Student Name')).toBeFocused();
  await expect(adding.getByTitle('Approved')).toBeVisible();
  await expect(adding.getByRole('checkbox', { name: 'Visible on public website' })).toBeChecked();
  for (const [label, value] of [
    ['Student Name', 'Mei Lin'],
    ['Student Image URL', 'https://images.example.org/mei.jpg'],
    ['Previous Role', 'Accountant'],
    ['Current Role', 'Analytics engineer'],
    ['Company', stories.company],
    ['Course Taken', 'Statistics You Will Actually Use'],
    ['Quote', 'Ten signs.'],
  ] as const) {
    await adding.getByLabel(label, { exact: true }).fill(value);
  }
  await adding.getByRole('button', { name: 'Create' }).click();
  await expect(adding).toBeHidden();
  await expect(toastOf(page)).toContainText('Testimonial created successfully');
  await expect(rowOf(page, 'Mei Lin')).toContainText('Approved');
  expect(await stories.list()).toMatchObject([
    {
      studentName: 'Mei Lin',
      studentImage: 'https://images.example.org/mei.jpg',
      previousRole: 'Accountant',
      currentRole: 'Analytics engineer',
      company: stories.company,
      companyLogo: null,
      courseTaken: 'Statistics You Will Actually Use',
      linkedinUrl: null,
      quote: 'Ten signs.',
      status: 'approved',
      isVisible: true,
    },
  ]);

  await page.getByRole('button', { name: 'Edit Mei Lin' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Testimonial' });
  await expect(editing.getByLabel('Quote')).toHaveValue('Ten signs.');
  await editing.getByLabel('Student Name').fill('Grace Hopper');
  await editing.getByRole('checkbox', { name: 'Visible on public website' }).uncheck();
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(editing).toBeHidden();
  await expect(toastOf(page)).toContainText('Testimonial updated successfully');
  await expect(rowOf(page, 'Grace Hopper').getByText('Hidden')).toBeVisible();
});

test('of two versions of a story, each field is chosen', async ({ page, admin, stories }) => {
  const story = await stories.add({ studentName: 'Opened' });
  await openAs(page, admin.credential, `${stories.screen}&dialog=${story.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' });
  await expect(dialog.getByLabel('Student Name')).toHaveValue('Opened');
  await dialog.getByLabel('Student Name').fill('Mine');
  await dialog.getByLabel('Quote').fill('These are my words.');
  await stories.update(story.id, { studentName: 'Theirs', currentRole: 'Head of data' });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `${admin.credential.username} changed this story while you were typing, on `,
  );
  const choice = (name: string, owner: string) =>
    dialog.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: owner });
  await expect(choice('Student Name', 'Mine Mine')).toBeChecked();
  await expect(choice('Current Role', 'Theirs Head of data')).toBeChecked();
  expect(await stories.list()).toMatchObject([{ studentName: 'Theirs', quote: story.quote }]);
  await choice('Student Name', 'Theirs Theirs').check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  expect(await stories.list()).toMatchObject([
    { studentName: 'Theirs', currentRole: 'Head of data', quote: 'These are my words.' },
  ]);
});

test('selected stories are deleted after a question, and come back', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  const before = await stories.list();
  for (const name of ['First', 'Third']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 2 Testimonials?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Deleted 2 testimonials');
  await expect(page.getByRole('heading', { name: 'Testimonials (1)', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page)).toContainText('Restored 2 testimonials');
  await expect(page.getByRole('heading', { name: 'Testimonials (3)', exact: true })).toBeVisible();
  expect(await stories.list()).toEqual(before);
});
