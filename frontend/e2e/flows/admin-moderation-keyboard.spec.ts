import { countActions, openAs, toastOf } from '../admin';
import { current, expectDecided, open } from '../moderation';
import { hold } from '../test';
import { chooseAction, expect, readerOf, rowOf, test } from '../testimonials';

test('the keys move, read, help, decide and leave fields alone', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories }, '');

  await test.step('j and k move between the rows, and stop at their ends', async () => {
    await expect(current(page)).toHaveCount(0);
    for (const [key, name] of [
      ['j', 'First'],
      ['j', 'Second'],
      ['j', 'Third'],
      ['j', 'Third'],
      ['k', 'Second'],
      ['k', 'First'],
      ['k', 'First'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(current(page)).toHaveCount(1);
      await expect(current(page)).toContainText(name);
      await expect(current(page)).toBeFocused();
    }
  });

  await test.step('Enter and a click read the story, j and k its neighbours, Back closes', async () => {
    const reader = readerOf(page);
    await page.keyboard.press('Enter');
    await expect(reader.getByRole('heading')).toHaveText('Story 1 of 3');
    await expect(reader.getByRole('figure')).toContainText('First');
    await page.keyboard.press('j');
    await expect(reader.getByRole('heading')).toHaveText('Story 2 of 3');
    await expect(reader.getByRole('figure')).toContainText('Second');
    await page.reload();
    await expect(reader.getByRole('figure')).toContainText('Second');
    await page.keyboard.press('k');
    await expect(reader.getByRole('figure')).toContainText('First');
    await page.goBack();
    await expect(reader).toBeHidden();
    await rowOf(page, 'First').getByText('Three months in').click();
    await expect(reader.getByRole('figure')).toContainText('First');
    await page.keyboard.press('e');
    const editing = page.getByRole('dialog', { name: 'Edit Testimonial' });
    await expect(editing.getByLabel('Student Name')).toHaveValue('First');
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(reader).toBeHidden();
    await expect(current(page)).toContainText('First');
    await expect(current(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reader.getByRole('figure')).toContainText('First');
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    const actions = palette.getByRole('group', { name: 'This record' }).getByRole('option');
    await expect(actions).toHaveText(
      ['Approve and publish', 'Reject', 'Edit', 'Delete'].map((action) => `${action}: First`),
    );
    await actions.nth(2).click();
    await expect(editing.getByLabel('Student Name')).toHaveValue('First');
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();
    await page.goBack();
    await expect(reader).toBeHidden();
    await expect(page).not.toHaveURL(/story=/);
    await expect(current(page)).toContainText('First');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(current(page)).toBeFocused();
  });

  await test.step('x selects, Shift x up to another row, e edits and # asks', async () => {
    const bar = page.getByRole('group', { name: 'Selected testimonials' });
    await page.keyboard.press('x');
    await expect(bar).toContainText('1 selected');
    for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect(bar).toContainText('3 selected');
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(page.getByRole('checkbox', { name: 'Select Second' })).not.toBeChecked();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.press('k');
    await page.keyboard.press('e');
    const editing = page.getByRole('dialog', { name: 'Edit Testimonial' });
    await expect(editing.getByLabel('Student Name')).toHaveValue('First');
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();
    await expect(current(page)).toBeFocused();
    await page.keyboard.press('#');
    await expect(page.getByRole('dialog', { name: 'Delete Testimonial?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('text fields, dialogs and the browser’s own shortcuts keep their keys', async () => {
    await expect(current(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    const search = page.getByPlaceholder('Search by student name');
    await search.fill('');
    await search.pressSequentially('jar?');
    await expect(search).toHaveValue('jar?');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await chooseAction(page, 'First', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete Testimonial?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('a');
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const { status } of await stories.list()) expect(status).toBe('pending');
  });

  await test.step('? and the button show the keys', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = [
      'Ctrl K',
      '/',
      '?',
      'Ctrl S',
      'Esc',
      'F8',
      'g d',
      'g c',
      'g s',
      'g n',
      'g u',
      'g o',
      'j',
      'k',
      'x',
      'Shift x',
      'Enter',
      'e',
      '#',
      'u',
      'a',
      'r',
      'u',
    ];
    await expect(help.getByRole('rowheader')).toHaveText(keys);
    for (const action of [
      'Next row',
      'Approve and publish',
      'Undo the last decision or deletion',
    ]) {
      await expect(help.getByRole('cell', { name: action, exact: true })).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
  });

  await test.step('u takes the last action back', async () => {
    await expect(current(page)).toContainText('First');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('r');
    await expect(rowOf(page, 'First')).toContainText('Rejected');
    await expect(current(page)).toContainText('First');
    await page.keyboard.press('u');
    await expect(toastOf(page)).toContainText('Pending again');
    await expect(rowOf(page, 'First')).toContainText('Pending');
  });

  await test.step('a key pressed twice decides about a row once', async () => {
    const release = await hold(page, '**/api/admin/testimonials/*/status');
    for (const key of ['a', 'r', 'j', 'r']) await page.keyboard.press(key);
    release();
    await expect(rowOf(page, 'First')).toContainText('Approved');
    await expect(rowOf(page, 'Second')).toContainText('Rejected');
    await expectDecided(stories, ['approved', 'rejected', 'pending']);
  });

  await test.step('nothing is decided about rows that are not pending', async () => {
    await page.keyboard.press('a');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await stories.list())[1]).toMatchObject({ status: 'rejected' });
  });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('a search from its field leaves the focus there', async () => {
    await page.keyboard.press('j');
    await expect(current(page)).toBeFocused();
    const search = page.getByPlaceholder('Search by student name');
    await search.fill('First');
    await search.press('Enter');
    await expect(page).toHaveURL(/search=First/);
    await expect(current(page)).toHaveCount(0);
    await expect(search).toBeFocused();
  });
});

test('a approves, r rejects, and the keyboard is on the next row', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(toastOf(page)).toContainText('Testimonial approved and published');
  await expect(rowOf(page, 'First')).toHaveCount(0);
  await expect(current(page)).toContainText('Second');
  await expect(current(page)).toBeFocused();
  await page.keyboard.press('r');
  await expect(toastOf(page)).toContainText('Testimonial rejected');
  await expect(current(page)).toContainText('Third');
  await page.keyboard.press('a');
  await expect(page.getByText('No testimonials found')).toBeVisible();
  await expectDecided(stories, ['approved', 'rejected', 'approved']);
});

test('twenty keys, or clicks, decide about twenty stories, however fast they come', async ({
  page,
  admin,
  stories,
}) => {
  const added = [];
  for (let count = 20; count > 0; count -= 1) {
    added.unshift(await stories.add({ studentName: `Student ${count}` }));
  }
  await openAs(page, admin.credential, `${stories.screen}&status=pending&story=${added[0]?.id}`);
  const reader = readerOf(page);
  await expect(reader.getByRole('heading')).toHaveText('Story 1 of 20');
  await expect(reader.getByRole('figure')).toContainText('Student 1');
  const keys = added.map((_, index) => (index % 3 === 0 ? 'r' : 'a'));
  const release = await hold(page, '**/api/admin/testimonials/*/status');
  const actions = await countActions(page);
  for (const key of keys) await page.keyboard.press(key);
  await expect(reader).toBeHidden();
  expect(await actions()).toEqual(keys);
  release();
  await expectDecided(
    stories,
    keys.map((key) => (key === 'a' ? 'approved' : 'rejected')),
  );

  await test.step('and twenty more take them back, the last first', async () => {
    await expect(page.getByText('No testimonials found')).toBeVisible();
    for (const _key of keys) await page.keyboard.press('u');
    await expectDecided(
      stories,
      keys.map(() => 'pending'),
    );
    await expect(rowOf(page, 'Student 1')).toBeVisible();
  });

  await test.step('and twenty clicks decide about them', async () => {
    await rowOf(page, 'Student 1').getByText('Three months in').click();
    await expect(reader.getByRole('heading')).toHaveText('Story 1 of 20');
    const counted = await countActions(page);
    for (const _key of keys) await reader.getByRole('button', { name: /^Approve/ }).click();
    await expect(reader).toBeHidden();
    expect(await counted()).toHaveLength(20);
    await expectDecided(
      stories,
      keys.map(() => 'approved'),
    );
  });
});

test('a key that is held decides about one story, and moves past many', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  const hold = async (key: string) => {
    for (let times = 0; times < 3; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold('j');
  await expect(current(page)).toContainText('Third');
  await page.keyboard.press('Enter');
  await expect(readerOf(page).getByRole('figure')).toContainText('Third');
  await hold('a');
  await expectDecided(stories, ['pending', 'pending', 'approved']);
});
