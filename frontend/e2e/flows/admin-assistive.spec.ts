import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { openAs, toastOf } from '../admin';
import { hold, lastingStatuses } from '../test';
import { expect, readerOf, rowOf, test } from '../testimonials';

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: typeof name === 'string' });

/** Holds that the focus is on something, and not on the page as a whole. */
const expectFocus = (page: Page) => expect(page.locator(':focus')).toHaveCount(1);

test('a button that goes once it is pressed leaves the focus near it', async ({
  page,
  admin,
  stories,
}) => {
  for (const studentName of ['Third', 'Second', 'First']) await stories.add({ studentName });
  const list = page.getByRole('group', { name: 'Testimonials' });
  const bar = page.getByRole('group', { name: 'Selected testimonials' });

  await test.step('in a row that stays, in which Tab goes on', async () => {
    await openAs(page, admin.credential, stories.screen);
    await button(page, 'Approve and publish First').press('Enter');
    await expect(button(page, 'Approve and publish First')).toHaveCount(0);
    await expect(rowOf(page, 'First').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Read story of First')).toBeFocused();
  });

  await test.step('in one that goes with it', async () => {
    await openAs(page, admin.credential, `${stories.screen}&status=pending`);
    await button(page, 'Reject Second').press('Enter');
    await expect(rowOf(page, 'Second')).toHaveCount(0);
    await expect(list).toBeFocused();
  });

  await test.step('of an empty list', async () => {
    await page.getByPlaceholder('Search by student name').fill('zyzzyva');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No testimonials found')).toBeVisible();
    await button(page, 'Clear Filters').press('Enter');
    await expect(page.getByText('No testimonials found')).toHaveCount(0);
    await expectFocus(page);
  });

  await test.step('of what is selected', async () => {
    await openAs(page, admin.credential, stories.screen);
    const all = page.getByRole('checkbox', { name: 'Select all', exact: true });
    await all.check();
    await button(bar, 'Clear').press('Enter');
    await expect(bar).toHaveCount(0);
    await expectFocus(page);

    const release = await hold(page, '**/api/admin/testimonials/bulk-status');
    await all.check();
    const approve = button(bar, /^Approve Selected/);
    await approve.press('Enter');
    release();
    await expect(bar).toHaveCount(0);
    await expectFocus(page);
  });

  await test.step('of a story that is read', async () => {
    await stories.add({ studentName: 'Zeroth' });
    await openAs(page, admin.credential, stories.screen);
    await button(page, 'More for Zeroth').click();
    await page.getByRole('menuitem', { name: 'Read story' }).click();
    const reader = readerOf(page);
    await button(reader, 'Approve').press('Enter');
    await expect(button(reader, 'Approve')).toHaveCount(0);
    await expect(reader.getByRole('figure')).toContainText('First');
    await expectFocus(page);
  });

  await test.step('and one whose words change keeps it', async () => {
    const { username } = await admin.addUser();
    await openAs(page, admin.credential, `/admin/users?search=${username}`);
    await button(page, `Deactivate ${username}`).press('Enter');
    await expect(button(page, `Activate ${username}`)).toBeFocused();
  });
});

test('who has deleted a row, or read several, goes on from there', async ({
  page,
  admin,
  stories,
}) => {
  const confirm = async (title: string) => {
    const question = page.getByRole('dialog', { name: title });
    await button(question, 'Delete').press('Enter');
    await expect(question).toHaveCount(0);
  };
  const current = page.locator('main tr[aria-current]');

  await test.step('from the row that followed, or else the one before', async () => {
    const mark = randomUUID();
    for (const letter of 'abcde') await admin.addUser({ username: `${letter}-${mark}` });
    await openAs(page, admin.credential, `/admin/users?search=${mark}&sort=username-asc`);
    for (const [gone, next] of ['de', 'ec', 'bc']) {
      // The row that the keys are on is far from where the last one is deleted.
      if (gone === 'b') await page.keyboard.press('j');
      await button(page, `Delete ${gone}-${mark}`).press('Enter');
      await confirm('Are you sure?');
      await expect(rowOf(page, `${gone}-${mark}`)).toHaveCount(0);
      await expect(rowOf(page, `${next}-${mark}`).locator(':focus')).toHaveCount(1);
    }
    await expect(current).toContainText(`a-${mark}`);
  });

  await test.step('from the row that the keys are on', async () => {
    for (const studentName of ['Third', 'Second', 'First']) await stories.add({ studentName });
    await openAs(page, admin.credential, stories.screen);
    await expect(rowOf(page, 'First')).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('#');
    await confirm('Delete Testimonial?');
    await expect(current).toContainText('Second');
    await expect(current).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(readerOf(page)).toBeVisible();
    await page.keyboard.press('j');
    await expect(readerOf(page).getByRole('figure')).toContainText('Third');
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toHaveCount(0);
    await expect(current).toContainText('Third');
    await expect(current).toBeFocused();
  });
});

test('F8 moves the focus to the toast, and closing the toast returns it', async ({
  page,
  admin,
}) => {
  const { username } = await admin.addUser();
  const list = toastOf(page).getByRole('list');
  await openAs(page, admin.credential, `/admin/users?search=${username}`);

  await button(page, `Deactivate ${username}`).press('Enter');
  await expect(toastOf(page)).toContainText('User status updated');
  await page.keyboard.press('F8');
  await expect(list).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, `Activate ${username}`)).toBeFocused();

  await button(page, `Activate ${username}`).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await button(list, 'Close').press('Enter');
  await expect(button(page, `Deactivate ${username}`)).toBeFocused();

  await button(page, `Deactivate ${username}`).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await test.step('also when the window lost the focus in between', async () => {
    await list.evaluate((part: HTMLElement) => {
      part.blur();
      part.focus();
    });
    await page.keyboard.press('Escape');
    await expect(button(page, `Activate ${username}`)).toBeFocused();
  });

  await button(page, `Activate ${username}`).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F8');
  await test.step('or to the content, where that is gone', async () => {
    const left = button(page, `Deactivate ${username}`);
    await left.evaluate((part) => (part.style.display = 'none'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('F8 moves the focus from a dialog to the toast, and Tab returns it', async ({
  page,
  admin,
}) => {
  const { username } = await admin.addUser();
  await page.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await openAs(page, admin.credential, `/admin/users?search=${username}`);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  const save = button(dialog, 'Save');
  const list = toastOf(page).getByRole('list');
  await button(page, `Edit ${username}`).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Another name');
  const fail = async () => {
    await save.press('Enter');
    await expect(toastOf(page)).toContainText('Your changes are still in the form.');
    await page.keyboard.press('F8');
    await expect(list).toBeFocused();
  };
  const expectBack = async () => {
    await expect(list.getByRole('listitem')).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  };

  await test.step('by Tab', async () => {
    await fail();
    await page.keyboard.press('Tab');
    await expect(list.getByRole('listitem')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(list, 'Close')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(list.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('Tab backwards stays in the dialog', async () => {
    await save.press('Enter');
    await expect(toastOf(page)).toContainText('Your changes are still in the form.');
    const controls = await dialog.locator(':is(a, button, input, select, textarea)').count();
    for (let step = 0; step <= controls; step += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await button(list, 'Close').click();
    await expect(list.getByRole('listitem')).toHaveCount(0);
  });

  await test.step('by what closes the message', async () => {
    await fail();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectBack();
  });

  await test.step('by Escape, which leaves the dialog', async () => {
    await fail();
    await page.keyboard.press('Escape');
    await expectBack();
    await fail();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectBack();
  });
});

test('screen readers announce changes of a list and the number of selected rows', async ({
  page,
  admin,
  stories,
}) => {
  for (const studentName of ['Second', 'First']) await stories.add({ studentName });
  await openAs(page, admin.credential, stories.screen);
  const search = page.getByPlaceholder('Search by student name');
  await expect(rowOf(page, 'First')).toBeVisible();
  const said = await lastingStatuses(page);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(said.filter({ hasText: '1 selected' })).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(said.filter({ hasText: 'selected' })).toHaveCount(0);

  await search.fill('zyzzyva');
  await page.keyboard.press('Enter');
  await expect(said.filter({ hasText: 'No rows' })).toHaveCount(1);
  await search.fill(stories.company);
  await page.keyboard.press('Enter');
  await expect(said.filter({ hasText: /^Rows 1–2 of 2$/ })).toHaveCount(1);
  await expect(said.filter({ hasText: 'No rows' })).toHaveCount(0);
});

test('the keyboard shows the meaning of an icon, and Escape hides it', async ({ page, admin }) => {
  const person = await admin.addUser({ role: 'admin' });
  await openAs(page, person, `/admin/users?search=${person.username}`);
  const hint = page.getByRole('tooltip');
  const edit = button(page, `Edit ${person.username}`);
  await edit.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(edit).toBeFocused();
  await expect(hint).toHaveText('Edit');
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await expect(edit).toBeFocused();
});

test('screen readers announce the number of selected courses, from the first one on', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, '/admin/courses');
  await expect(page.getByText(/^Showing \d+ of \d+ courses$/)).toBeVisible();
  const said = await lastingStatuses(page);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Selected courses' })).toBeVisible();
  await expect(said.filter({ hasText: '1 selected' })).toHaveCount(1);
  await page.keyboard.press('x');
  await expect(said.filter({ hasText: 'selected' })).toHaveCount(0);
});

test('screen readers announce the number of found courses, also when it is zero', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, '/admin/courses');
  await expect(page.getByText(/^Showing \d+ of \d+ courses$/)).toBeVisible();
  const said = (await lastingStatuses(page)).filter({ hasText: /\d+ of \d+ courses$/ });
  const all = await said.innerText();
  const search = page.getByPlaceholder('Search by course title...');
  await search.fill('zyzzyva');
  await expect(said).toHaveText(/\b0 of/);
  await search.fill('');
  await expect(said).toHaveText(all);
});
