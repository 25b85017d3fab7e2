import type { Page } from '@playwright/test';
import { openAs, toastOf, type AdminApi } from '../admin';
import { hold } from '../test';
import { expect, rowOf, test, type StoriesApi } from '../testimonials';

const NAMES = ['First', 'Second', 'Third'];

const select = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const undo = (page: Page) => toastOf(page).getByRole('button', { name: 'Undo' });

interface Scene {
  page: Page;
  admin: AdminApi;
  stories: StoriesApi;
}

/** Three pending stories, the newest on top, and an approved one below them. */
async function open({ page, admin, stories }: Scene) {
  await stories.add({ studentName: 'Settled', status: 'approved' });
  for (const studentName of NAMES.toReversed()) await stories.add({ studentName });
  await openAs(page, admin.credential, stories.screen);
  await expect(page.getByRole('heading', { name: 'Testimonials (4)', exact: true })).toBeVisible();
}

test('rows are selected and decided about, one by one or all at once', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  const bar = page.getByRole('group', { name: 'Selected testimonials' });
  await expect(bar).toHaveCount(0);
  await select(page, 'Select Settled').check();
  await expect(bar.getByRole('button')).toHaveText(['Delete Selected (1)', 'Clear']);
  await select(page, 'Select First').check();
  await expect(bar.getByRole('button')).toHaveText([
    'Approve Selected (1)',
    'Reject Selected (1)',
    'Delete Selected (2)',
    'Clear',
  ]);
  await expect(bar).toContainText('2 selected');

  await test.step('Shift selects a range, and Clear nothing any more', async () => {
    const heading = page.getByRole('heading', { level: 2 });
    const before = await heading.boundingBox();
    await button(page, 'Clear').last().click();
    await expect(bar).toHaveCount(0);
    await select(page, 'Select First').check();
    await select(page, 'Select Third').click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 selected');
    await select(page, 'Select Second').click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('1 selected');
    expect(await heading.boundingBox()).toEqual(before);
    await button(page, 'Clear').last().click();
  });
  await select(page, 'Select all').check();
  await expect(button(page, 'Delete Selected (4)')).toBeVisible();
  await expect(button(page, 'Approve Selected (3)')).toBeVisible();
  await select(page, 'Select all').uncheck();
  await expect(bar).toHaveCount(0);

  await test.step('a filter leaves nothing selected that is not seen', async () => {
    await select(page, 'Select all').check();
    await button(page, 'Approved').click();
    await expect(button(page, 'Delete Selected (1)')).toBeVisible();
    await button(page, 'All').click();
    await expect(rowOf(page, 'First')).toBeVisible();
    await select(page, 'Select all').check();
    await select(page, 'Select all').uncheck();
    await expect(bar).toHaveCount(0);
  });

  await test.step('a question that is cancelled leaves what is selected', async () => {
    await select(page, 'Select First').check();
    await select(page, 'Select Third').check();
    await button(page, 'Delete Selected (2)').click();
    const question = page.getByRole('dialog', { name: 'Delete 2 Testimonials?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(select(page, 'Select First')).toBeChecked();
    await button(page, 'Clear').last().click();
    await expect(bar).toHaveCount(0);
  });

  for (const { action, result, label } of [
    { action: 'Approve', result: 'approved and published', label: 'Approved' },
    { action: 'Reject', result: 'rejected', label: 'Rejected' },
  ]) {
    await test.step(action, async () => {
      await select(page, 'Select all').check();
      await button(page, `${action} Selected (3)`).click();
      await expect(toastOf(page)).toContainText(`3 testimonials ${result}`);
      for (const name of NAMES) await expect(rowOf(page, name)).toContainText(label);
      await expect(rowOf(page, 'Settled')).toContainText('Approved');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await undo(page).click();
      await expect(toastOf(page)).toContainText('3 pending again');
      for (const name of NAMES) await expect(rowOf(page, name)).toContainText('Pending');
      await expect(rowOf(page, 'Settled')).toContainText('Approved');
    });
  }

  await test.step('those that were changed since they were read stay pending, and are named', async () => {
    const second = (await stories.list()).find(({ studentName }) => studentName === 'Second');
    await select(page, 'Select all').check();
    await stories.update(second?.id ?? '', { quote: 'What its author says of it by now.' });
    await button(page, 'Approve Selected (3)').click();
    await expect(toastOf(page)).toContainText('2 testimonials approved and published');
    await expect(toastOf(page)).toContainText(
      'Still pending, because someone else changed them: Second.',
    );
    await expect(rowOf(page, 'Second')).toContainText('Pending');
    await expect(rowOf(page, 'Second')).toContainText('What its author says of it by now.');
    await undo(page).click();
    await expect(toastOf(page)).toContainText('2 pending again');
  });

  await test.step('and are counted if the moderator is on another page by then', async () => {
    const second = (await stories.list()).find(({ studentName }) => studentName === 'Second');
    await select(page, 'Select all').check();
    await stories.update(second?.id ?? '', { quote: 'What its author says of it after all.' });
    const release = await hold(page, '**/api/admin/testimonials/bulk-status');
    await button(page, 'Approve Selected (3)').click();
    await button(page, 'Rejected').click();
    await expect(rowOf(page, 'Second')).toHaveCount(0);
    release();
    await expect(toastOf(page)).toContainText(
      'Still pending, because someone else changed them: 1.',
    );
    await undo(page).click();
    await expect(toastOf(page)).toContainText('2 pending again');
    await button(page, 'All').click();
    await expect(rowOf(page, 'Second')).toContainText('Pending');
  });

  await test.step('those that somebody else has decided about stay as they are', async () => {
    const [first] = await stories.list();
    await select(page, 'Select all').check();
    await stories.decide(first?.id ?? '', 'rejected');
    await button(page, 'Approve Selected (3)').click();
    await expect(toastOf(page)).toContainText('2 testimonials approved and published');
    await expect(rowOf(page, 'First')).toContainText('Rejected');
    await undo(page).click();
    await expect(rowOf(page, 'Second')).toContainText('Pending');
    await expect(rowOf(page, 'First')).toContainText('Rejected');
  });
});

test('what the question names is deleted, whatever the list shows by then', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  await button(page, 'Approved').click();
  await expect(rowOf(page, 'First')).toBeHidden();
  await button(page, 'All').click();
  await select(page, 'Select First').check();
  await select(page, 'Select Settled').check();
  await button(page, 'Delete Selected (2)').click();
  const question = page.getByRole('dialog', { name: 'Delete 2 Testimonials?' });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'First')).toBeHidden();
  await expect(rowOf(page, 'Settled')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Deleted 2 testimonials');
  const left = await stories.list();
  expect(left.map(({ studentName }) => studentName)).toEqual(['Second', 'Third']);
});
