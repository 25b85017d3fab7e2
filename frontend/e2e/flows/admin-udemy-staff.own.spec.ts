import type { Locator } from '@playwright/test';
import { ADMIN } from '../own-product';
import { countActions, openAs, signIn, toastOf } from '../admin';
import {
  addButtonOf,
  badgeOf,
  expect,
  openRow,
  rowOf,
  selectOf,
  selectRow,
  test,
} from '../own-marketplace';

test('what failed of an assignment, and what others changed, is seen', async ({
  page,
  udemyCourse,
  market,
}) => {
  const [first, second] = [await market.addStaff(), await market.addStaff()];
  const boss = await market.addStaff();
  await market.updateUser(boss.id, { role: 'admin' });
  await market.assign(udemyCourse, second);
  await openRow(page, udemyCourse);

  await test.step('admins are not offered, and a removal is taken back by Undo', async () => {
    const select = selectOf(page, udemyCourse);
    await select.click();
    await select.fill(first.name);
    await expect(page.getByTitle(first.name, { exact: true })).toBeVisible();
    await select.fill(boss.name);
    await expect(page.getByText('No staff left to assign')).toBeVisible();
    await badgeOf(page, udemyCourse, second.name).getByRole('button').click();
    await expect(toastOf(page)).toContainText(`${second.name} is no longer assigned to`);
    await expect(badgeOf(page, udemyCourse, second.name)).toHaveCount(0);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(badgeOf(page, udemyCourse, second.name)).toBeVisible();
  });

  await test.step('an assignment that fails says why, and shows what others did', async () => {
    await selectOf(page, udemyCourse).fill(first.name);
    await page.getByTitle(first.name, { exact: true }).click();
    await market.assign(udemyCourse, first);
    await addButtonOf(page, udemyCourse).click();
    await expect(toastOf(page)).toContainText('Failed to assign staff');
    await expect(toastOf(page)).toContainText(
      'This staff member is already assigned to this course.',
    );
    await expect(badgeOf(page, udemyCourse, first.name)).toBeVisible();
    await expect(addButtonOf(page, udemyCourse)).toBeDisabled();

    await market.unassign(udemyCourse, first);
    await badgeOf(page, udemyCourse, first.name).getByRole('button').click();
    await expect(toastOf(page)).toContainText('Failed to unassign staff');
    await expect(toastOf(page)).toContainText('is not assigned to this course');
    await expect(badgeOf(page, udemyCourse, first.name)).toHaveCount(0);
  });

  await test.step('a new name is seen without a reload', async () => {
    await expect(badgeOf(page, udemyCourse, second.name)).toBeVisible();
    await page.getByRole('link', { name: 'Internal Users' }).click();
    await page.getByRole('button', { name: `Edit ${second.username}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit User' });
    await form.getByLabel('Name', { exact: true }).fill(`Renamed ${second.id}`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole('link', { name: 'Udemy Courses' }).click();
    await expect(badgeOf(page, udemyCourse, `Renamed ${second.id}`)).toBeVisible();
  });
});

test('a sync says how many courses there are, or what Udemy answered, and shows what is new', async ({
  page,
  udemyCourse,
  office,
}) => {
  const path = `/udemy/courses/${encodeURIComponent(udemyCourse.udemy_id)}`;
  await openRow(page, udemyCourse);

  await test.step('says what Udemy answered when it fails', async () => {
    await office.control('PUT', '/udemy/faults', { kind: 'status', status: 403 });
    await page.getByRole('button', { name: 'Sync Courses' }).click();
    await expect(toastOf(page)).toContainText('Sync failed');
    await expect(toastOf(page)).toContainText('Udemy answered 403');
    await office.control('DELETE', '/udemy/faults');
    await expect(rowOf(page, udemyCourse.title)).toBeVisible();
  });

  await test.step('says how many there are, and shows what is new', async () => {
    await office.control('PATCH', path, { title: `${udemyCourse.title}, Second Edition` });
    await page.getByRole('button', { name: 'Sync Courses' }).click();
    await expect(toastOf(page)).toContainText('Sync completed');
    await expect(toastOf(page)).toContainText('Successfully synced 16 courses from Udemy');
    await expect(rowOf(page, `${udemyCourse.title}, Second Edition`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync Courses' })).toBeEnabled();
  });
});

test('three courses are assigned to a new colleague in six actions, by mouse and by keyboard', async ({
  page,
  market,
}) => {
  await market.sync();
  const person = await market.addStaff();
  await openAs(page, ADMIN, '/admin/users');
  const cell = page.locator(`[aria-description="Courses of ${person.name}"]`);
  const dialog = page.getByRole('dialog', { name: `Courses of ${person.name}` });
  const boxes = dialog.getByRole('checkbox');
  const save = dialog.getByRole('button', { name: 'Save' });

  for (const action of ['click', 'press'] as const) {
    await test.step(action, async () => {
      const actions = await countActions(page);
      const perform = async (control: Locator) =>
        action === 'click'
          ? control.click()
          : control.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
      await expect(cell).toHaveText('Assign courses');
      await perform(cell);
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      const labels = dialog.locator('label').filter({ has: page.getByRole('checkbox') });
      const titles = (await labels.allInnerTexts()).slice(0, 3).map((text) => text.trim());
      for (const box of [0, 1, 2]) await perform(boxes.nth(box));
      await expect(dialog.getByRole('group', { name: 'Courses (3)' })).toBeVisible();
      await perform(save);
      await expect(toastOf(page)).toContainText('Staff assigned successfully');
      await expect(toastOf(page)).toContainText(`${person.name}: 3 assigned`);
      expect(await actions()).toHaveLength(5);
      await expect(cell).toHaveText(titles.join(', '));
      await expect(dialog).toBeHidden();

      await toastOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(toastOf(page)).toContainText('The assignments are restored');
      await expect(cell).toHaveText('Assign courses');
    });
  }

  await test.step('the dialog has an address, begins with what holds, and says what failed', async () => {
    await cell.click();
    await dialog.getByRole('searchbox').fill('no such course');
    await expect(dialog.getByRole('status').filter({ hasText: 'No results.' })).toBeVisible();
    await dialog.getByRole('searchbox').fill('');
    await boxes.first().check();
    await market.updateUser(person.id, { role: 'admin' });
    await save.click();
    const message = `${person.name} is an admin. Assign a staff member.`;
    await expect(toastOf(page)).toContainText(message);
    await expect(dialog.getByText(message)).toBeVisible();
    await market.updateUser(person.id, { role: 'staff' });
    await save.click();
    await expect(dialog).toBeHidden();
    await cell.click();
    await expect(page).toHaveURL(new RegExp(`dialog=courses-${person.id}$`));
    await page.reload();
    await expect(boxes.first()).toBeChecked();
    await boxes.first().uncheck();
    const changes = '**/api/admin/staff-assignments';
    await page.route(changes, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await save.click();
    await expect(toastOf(page)).toContainText('Failed to unassign staff');
    await page.unroute(changes);
    await save.click();
    await expect(toastOf(page)).toContainText('Staff unassigned successfully');
    await expect(cell).toHaveText('Assign courses');
  });
});

test('what was ticked before the session ended does not end what a colleague assigned since', async ({
  page,
  udemyCourse: theirs,
  market,
}) => {
  const [admin, person] = [await market.addStaff(), await market.addStaff()];
  await market.updateUser(admin.id, { role: 'admin' });
  await openAs(page, admin, `/admin/users?dialog=courses-${person.id}`);
  const dialog = page.getByRole('dialog', { name: `Courses of ${person.name}` });
  const others = dialog
    .locator('label')
    .filter({ has: page.getByRole('checkbox'), hasNotText: theirs.title });
  const ours = others.first().getByRole('checkbox');
  await ours.check();

  const password = 'another password';
  await market.updateUser(admin.id, { password });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/login');
  await market.assign(theirs, person);
  await signIn(page, { ...admin, password });
  await expect(dialog.getByText(/^Unsaved changes from \d\d:\d\d were restored/)).toBeVisible();
  await expect(ours).toBeChecked();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/staff-assignments'),
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    assign: [{ staff_user_id: person.id }],
    unassign: [],
  });
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page)).toContainText('The assignments are restored');
  expect((await market.course(theirs.udemy_id))?.assigned_staff).toMatchObject([
    { staff_user_id: person.id },
  ]);
});

test('several courses are assigned to several people at once, and back', async ({
  page,
  udemyCourse,
  market,
}) => {
  const [first, second] = [await market.addStaff(), await market.addStaff()];
  await market.assign(udemyCourse, first);
  await openRow(page, udemyCourse);
  const dialog = page.getByRole('dialog', { name: /^Assign .* to…$/ });
  await selectRow(page, udemyCourse);
  await page.getByRole('button', { name: 'Assign to…' }).click();

  await test.step('choosing nobody is an error of the field', async () => {
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(dialog.getByText('Choose at least one person')).toBeVisible();
  });

  await test.step('a search finds people, with or without accents', async () => {
    const search = dialog.getByRole('searchbox');
    await search.fill(second.name.replace('Name', 'Nàme'));
    await expect(dialog.getByRole('status').filter({ hasText: '1 found.' })).toHaveCount(1);
    for (const { name } of [first, second]) {
      await search.fill(name);
      await dialog.getByRole('checkbox').check();
    }
    await expect(dialog.getByRole('group', { name: 'Staff (2)' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await expect(toastOf(page)).toContainText(`${udemyCourse.title}: 1 assigned`);
    await expect(badgeOf(page, udemyCourse, second.name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Assign to…' })).toHaveCount(0);
    await expect(dialog).toBeHidden();
  });

  await test.step('takes back what was new, and not what held before', async () => {
    await page.keyboard.press('u');
    await expect(badgeOf(page, udemyCourse, second.name)).toHaveCount(0);
    await expect(badgeOf(page, udemyCourse, first.name)).toBeVisible();
  });
});
