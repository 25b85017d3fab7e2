import type { Locator } from '@playwright/test';
import { ADMIN } from '../own-product';
import { countActs, openAs, signIn, toastOf } from '../admin';
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
import { expectNoFault } from '../axe';
import { hold } from '../test';

const FIGURES = { total: 0, visible: 1, assignments: 2 };

test('a switch moves back when it fails, else at once, and visitors see it', async ({
  page,
  udemyCourse,
  request,
}) => {
  const { title, udemy_id: id } = udemyCourse;
  await openRow(page, udemyCourse);
  const figure = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
  const visible = Number((await figure.nth(FIGURES.visible).innerText()).replace(/\D+/g, ''));
  const toggle = page.getByRole('switch', { name: `Visibility of ${title}`, exact: true });

  await test.step('moves back when it fails, and says why', async () => {
    const detail = 'This course is gone from Udemy, so it cannot be shown or hidden.';
    await page.route('**/visibility', (route) =>
      route.fulfill({ status: 409, json: { status: 409, detail } }),
    );
    await toggle.click();
    await expect(toastOf(page)).toContainText('Failed to update visibility');
    await expect(toastOf(page)).toContainText(detail);
    await expect(toggle).toBeChecked();
    await page.unroute('**/visibility');
  });

  const release = await hold(page, '**/visibility');
  await toggle.click();
  await expect(toggle).not.toBeChecked();
  release();
  await expect(toastOf(page)).toContainText('Visibility updated');
  await expect(figure.nth(FIGURES.visible)).toHaveText(`Visible Courses${visible - 1}`);
  const shown = (await (await request.get('/api/udemy-courses')).json()) as { udemy_id: string }[];
  expect(shown.map(({ udemy_id: other }) => other)).not.toContain(id);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('u');
  await expect(toastOf(page)).toContainText(`${title} is visible`);
  await expect(figure.nth(FIGURES.visible)).toHaveText(`Visible Courses${visible}`);

  await test.step('and stands in the history, with who did it', async () => {
    await page.getByRole('button', { name: `History of ${title}` }).click();
    const history = page.getByRole('dialog', { name: `History of ${title}` });
    const entries = history.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(entries.first()).toContainText('hidden → shown');
    await expect(entries.nth(1)).toContainText('as on the platform → hidden');
    await expect(entries.first()).toContainText(ADMIN.username);
    await expectNoFault(page);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
  });
});

test('staff is assigned and unassigned, and what failed or changed is seen', async ({
  page,
  udemyCourse,
  market,
}) => {
  const [first, second] = [await market.addStaff(), await market.addStaff()];
  const boss = await market.addStaff();
  await market.updateUser(boss.id, { role: 'admin' });
  await market.assign(udemyCourse, second);
  const row = await openRow(page, udemyCourse);

  await test.step('chosen among those not assigned, added and removed again', async () => {
    await expect(addButtonOf(page, udemyCourse)).toBeDisabled();
    const select = selectOf(page, udemyCourse);
    const offered = (name: string) => page.getByTitle(name, { exact: true });
    await select.click();
    for (const { name } of [second, boss]) {
      await select.fill(first.name);
      await expect(offered(first.name)).toBeVisible();
      await select.fill(name);
      await expect(page.getByText('No staff left to assign')).toBeVisible();
    }
    await select.fill(first.name);
    await offered(first.name).click();
    await addButtonOf(page, udemyCourse).click();
    await expect(toastOf(page)).toContainText('Staff assigned successfully');
    await expect(badgeOf(page, udemyCourse, first.name)).toBeVisible();
    await expect(row).toContainText('Select staff');
    await expect(addButtonOf(page, udemyCourse)).toBeDisabled();
    await expect(selectOf(page, udemyCourse)).toBeFocused();
    expect((await market.course(udemyCourse.udemy_id))?.assigned_staff).toHaveLength(2);

    const remove = `Unassign ${first.name} from ${udemyCourse.title}`;
    await page.getByRole('button', { name: remove, exact: true }).click();
    await expect(toastOf(page)).toContainText('Staff unassigned successfully');
    await expect(badgeOf(page, udemyCourse, first.name)).toHaveCount(0);
    await expect(badgeOf(page, udemyCourse, second.name)).toBeVisible();
    expect((await market.course(udemyCourse.udemy_id))?.assigned_staff).toMatchObject([
      { staff_user_id: second.id },
    ]);

    await expect(toastOf(page)).toContainText(`${first.name} no longer looks after`);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(badgeOf(page, udemyCourse, first.name)).toBeVisible();
    await page.getByRole('button', { name: remove, exact: true }).click();
    await expect(badgeOf(page, udemyCourse, first.name)).toHaveCount(0);
  });

  await test.step('an assignment that fails says why, and shows what others did', async () => {
    await selectOf(page, udemyCourse).fill(first.name);
    await page.getByTitle(first.name, { exact: true }).click();
    await market.assign(udemyCourse, first);
    await addButtonOf(page, udemyCourse).click();
    await expect(toastOf(page)).toContainText('Failed to assign staff');
    await expect(toastOf(page)).toContainText(
      'This staff member is assigned to this course already.',
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
    const release = await hold(page, '**/udemy/sync');
    await page.getByRole('button', { name: 'Sync Courses' }).click();
    await expect(page.getByRole('button', { name: 'Syncing...' })).toBeDisabled();
    release();
    await expect(toastOf(page)).toContainText('Sync completed');
    await expect(toastOf(page)).toContainText('Successfully synced 16 courses from Udemy');
    await expect(rowOf(page, `${udemyCourse.title}, Second Edition`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync Courses' })).toBeEnabled();
  });
});

test('three courses are assigned to a new colleague in six acts, by mouse and by keyboard', async ({
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
      const acts = await countActs(page);
      const act = async (control: Locator) =>
        action === 'click'
          ? control.click()
          : control.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
      await expect(cell).toHaveText('Assign courses');
      await act(cell);
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      const titles = (await dialog.getByRole('listitem').allTextContents()).slice(0, 3);
      for (const box of [0, 1, 2]) await act(boxes.nth(box));
      await expect(dialog.getByRole('group', { name: 'Courses (3)' })).toBeVisible();
      await act(save);
      await expect(toastOf(page)).toContainText('Staff assigned successfully');
      await expect(toastOf(page)).toContainText(`${person.name}: 3 assigned`);
      expect(await acts()).toHaveLength(5);
      await expect(cell).toHaveText(titles.join(', '));
      await expect(dialog).toBeHidden();

      await toastOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(toastOf(page)).toContainText('The assignments are as before');
      await expect(cell).toHaveText('Assign courses');
    });
  }

  await test.step('the dialog has an address, begins with what holds, and says what failed', async () => {
    await cell.click();
    await dialog.getByRole('searchbox').fill('no such course');
    await expect(dialog.getByRole('status').filter({ hasText: 'Nothing is found.' })).toBeVisible();
    await dialog.getByRole('searchbox').fill('');
    await boxes.first().check();
    await market.updateUser(person.id, { role: 'admin' });
    await save.click();
    const message = `${person.name} is an admin. Assign a staff member.`;
    await expect(toastOf(page)).toContainText(message);
    await expect(dialog.getByRole('searchbox')).toHaveAccessibleDescription(new RegExp(message));
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
  const others = dialog.getByRole('listitem').filter({ hasNotText: theirs.title });
  const ours = others.first().getByRole('checkbox');
  await ours.check();

  const password = 'another password';
  await market.updateUser(admin.id, { password });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/admin/login');
  await market.assign(theirs, person);
  await signIn(page, { ...admin, password });
  await expect(dialog.getByText(/^Unsaved changes of \d\d:\d\d were restored/)).toBeVisible();
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
  await expect(toastOf(page)).toContainText('The assignments are as before');
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

  await test.step('nobody chosen is a fault of the field', async () => {
    await dialog.getByRole('button', { name: 'Assign' }).click();
    const search = dialog.getByRole('searchbox');
    await expect(search).toHaveAccessibleDescription(/Choose at least one person/);
    await expect(search).toBeFocused();
  });

  await test.step('Enter chooses the first that is found, and says which', async () => {
    const search = dialog.getByRole('searchbox');
    // What comes into the page with its words is not told.
    await expect(dialog.getByRole('group', { name: 'Staff (0)' }).getByRole('status')).toHaveText(
      '',
    );
    const told = (words: string) =>
      expect(dialog.getByRole('status').filter({ hasText: words })).toHaveCount(1);
    await search.fill(second.name.replace('Name', 'Nàme'));
    await told('1 found.');
    await search.press('Enter');
    await told(`${second.name} is chosen.`);
    await search.press('Enter');
    await told(`${second.name} is no longer chosen.`);
    for (const { name } of [first, second]) {
      await dialog.getByRole('searchbox').fill(name);
      await dialog.getByRole('searchbox').press('Enter');
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

test('the first courses come by the button of the empty screen', async ({ page }) => {
  const list = '**/api/admin/udemy-courses';
  await page.route(list, (route) => route.fulfill({ json: [] }));
  await openAs(page, ADMIN, '/admin/udemy-courses');
  await expect(page.getByText('No courses synced yet')).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Sync Courses' }).click();
  await expect(page.getByText('Showing 16 of 16 courses')).toBeVisible();
});
