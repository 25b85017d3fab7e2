import type { Locator, Page } from '@playwright/test';
import { openAs, signIn, toastOf } from '../admin';
import { expectNoFaultAtAnyWidth } from '../axe';
import { hold } from '../test';
import { expect, rowOf, test } from '../testimonials';

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

/** Answers every change with an error until the returned function is called. */
async function refuseChanges(page: Page) {
  const url = /\/api\/admin\/testimonials/;
  await page.route(url, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
  );
  return () => page.unroute(url);
}

async function expectKept(page: Page, dialog: Locator, button: string, words: string) {
  await fillIn(dialog, STORY);
  await dialog.getByRole('button', { name: button }).click();
  await expect(toastOf(page)).toContainText(words);
  await expect(field(dialog, 'Student Name')).toHaveValue('Mei Lin');
}

async function discard(page: Page, dialog: Locator) {
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
}

test('names each fault of a new story, says what failed, and adds it', async ({
  page,
  admin,
  stories,
}) => {
  await openAs(page, admin.credential, `${stories.screen}&dialog=new`);
  const dialog = adding(page);

  await test.step('names each field that is missing', async () => {
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
  });

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

  await test.step('says what failed, and keeps the text', async () => {
    await fillIn(dialog, { 'Company Logo URL': '', 'LinkedIn URL': '' });
    const accept = await refuseChanges(page);
    await expectKept(page, dialog, 'Create', 'Failed to create testimonial');
    await accept();
  });

  await test.step('asks before text that is not saved is thrown away', async () => {
    await discard(page, dialog);
  });

  await test.step('adds the story, approved and visible unless told', async () => {
    await page.getByRole('button', { name: 'Add Testimonial' }).click();
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
});

test('edits every field, and says what failed', async ({ page, admin, stories }) => {
  const hidden = await stories.add({ studentName: 'Bo Lind', status: 'approved' });
  const story = await stories.add({ status: 'approved', isVisible: true });
  await openAs(page, admin.credential, stories.screen);
  await expect(rowOf(page, hidden.studentName).getByText('Hidden')).toBeVisible();
  await expect(rowOf(page, story.studentName).getByText('Hidden')).toHaveCount(0);
  const dialog = editing(page);

  await test.step('edits every field, and hides the story, which is marked', async () => {
    await page.getByRole('button', { name: `Edit ${story.studentName}` }).click();
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

  await test.step('says what failed, and keeps the text', async () => {
    await page.getByRole('button', { name: 'Edit Grace Hopper' }).click();
    await refuseChanges(page);
    await expectKept(page, dialog, 'Update', 'Failed to update testimonial');
    await discard(page, dialog);
  });
});

test('a restored text does not undo what was decided meanwhile', async ({
  page,
  admin,
  stories,
}) => {
  const person = await admin.addUser({ role: 'admin' });
  const story = await stories.add({ status: 'approved' });
  const dialog = editing(page);
  await openAs(page, person, stories.screen);
  await page.getByRole('button', { name: `Edit ${story.studentName}` }).click();
  await field(dialog, 'Student Name').fill('Typed before');
  await stories.decide(story.id, 'rejected');
  await admin.updateUser(person.id, { password: 'another password' });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await signIn(page, { ...person, password: 'another password' });
  await expect(field(dialog, 'Student Name')).toHaveValue('Typed before');

  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Update' }).click();
  expect((await answered).status()).toBe(412);
  expect(await stories.list()).toMatchObject([
    { studentName: story.studentName, status: 'rejected' },
  ]);
});

test('a form says that its story is gone, or does not come', async ({ page, admin, stories }) => {
  const [gone, { id, studentName }] = [await stories.add(), await stories.add()];
  await stories.remove(gone.id);
  await openAs(page, admin.credential, `/admin/testimonials?dialog=${gone.id}`);
  await expect(editing(page).getByRole('alert')).toContainText('There is no such story');
  await expectNoFaultAtAnyWidth(page);
  await editing(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(editing(page)).toBeHidden();
  await expect(page).toHaveURL('/admin/testimonials');

  await page.route(`**/api/admin/testimonials/${id}`, (route) => route.abort());
  // After the list, and before the code of the dialog.
  const fail = await hold(page, `**/api/admin/testimonials/${id}`);
  const release = await hold(page, '**/assets/TestimonialDialogs-*.js');
  await page.goto(`/admin/testimonials?search=nobody-of-that-name&dialog=${id}`);
  await expect(page.getByText('None matches the search and the status.')).toBeVisible();
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(id));
  fail();
  await failed;
  release();
  await expect(editing(page).getByRole('alert')).toContainText('We could not load the story');
  await page.unroute(`**/api/admin/testimonials/${id}`);
  await editing(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(editing(page), 'Student Name')).toHaveValue(studentName);
});
