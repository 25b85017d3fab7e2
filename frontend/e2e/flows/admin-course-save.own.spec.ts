import { openAs, toastOf } from '../admin';
import { chooseRule } from '../admin-courses';
import {
  ADMIN,
  dialogOf,
  expect,
  fieldOf,
  openCourses,
  openEditor,
  saveButton,
  sentBy,
  test,
} from '../own-product';
import { hold, lastingStatuses } from '../test';

test('shows the catalogue, which was seen before, the change', async ({ page, course, office }) => {
  // So few courses are of it that all are on one page.
  await office.override(course.thinkific_id, { category: 'Data' });
  const catalogue = '/courses?category=Data';
  await page.goto(catalogue);
  await expect(page.getByRole('heading', { name: course.thinkific_name })).toBeVisible();
  const dialog = await openEditor(page, course);
  await fieldOf(dialog, 'Title').fill(`Renamed ${course.thinkific_id}`);
  await sentBy(page, dialog);
  await page.goto(catalogue);
  await expect(page.getByRole('heading', { name: `Renamed ${course.thinkific_id}` })).toBeVisible();
});

test('removes the whole override after asking', async ({ page, course, office }) => {
  const id = course.thinkific_id;
  const dialog = await openEditor(page, await office.override(id, { title: `Gone ${id}` }));
  const question = page.getByRole('dialog', { name: 'Remove the override?' });

  await dialog.getByRole('button', { name: 'Remove Override' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog).toBeVisible();
  const remove = async () => {
    await dialog.getByRole('button', { name: 'Remove Override' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(toastOf(page)).toContainText('Course updated successfully');
    expect((await office.course(id)).display_title).toBe(course.thinkific_name);
  };
  await remove();

  await test.step('Undo brings it back, unless somebody else was faster', async () => {
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText(`Gone ${id} was restored`);
    expect((await office.course(id)).display_title).toBe(`Gone ${id}`);
    const edit = page.getByRole('button', { name: `Edit Gone ${id}`, exact: true });
    await edit.click();
    await remove();
    await office.override(id, { level: 'Theirs' });
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('someone has saved it since');
    expect((await office.course(id)).display_level).toBe('Theirs');
    await office.override(id, {});
  });
  await page.getByPlaceholder('Search by course title...').fill(course.thinkific_name);
  await expect(page.getByRole('heading', { name: course.thinkific_name })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${course.thinkific_name}`, exact: true }).click();
  await expect(fieldOf(dialog, 'Title')).toHaveValue(course.thinkific_name);
  await expect(dialog.getByRole('button', { name: 'Remove Override' })).toHaveCount(0);
});

test('a new name that is accepted in the dialog is not overridden by the old one', async ({
  page,
  course,
  office,
}) => {
  test.slow();
  const { thinkific_id: id, display_title: old } = course;
  const name = `Accepted ${id}`;
  const cards = page.getByRole('list', { name: 'Courses' }).getByRole('listitem');
  const cardOf = (title: string) =>
    cards.filter({ has: page.getByRole('checkbox', { name: `Select ${title}`, exact: true }) });
  const choose = async (title: string, rule: string) => {
    await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sync rule…' }).click();
    await chooseRule(page, rule);
  };
  await openCourses(page);
  await choose(old, 'Ask before showing');
  await expect(cardOf(old)).toContainText('Asks first');
  await office.control('PATCH', `/thinkific/courses/${id}`, { name });
  await office.sync();
  await page.getByRole('button', { name: `Edit ${old}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit Course/ });
  await dialog.getByRole('button', { name: `Accept the changes of ${old}` }).click();
  const title = fieldOf(dialog, 'Title');
  await expect(title).toHaveAccessibleDescription(`Original name: ${name}`);
  await expect(title).toHaveAccessibleName(/Thinkific$/);
  await fieldOf(dialog, 'Duration').fill('10 weeks');
  expect((await sentBy(page, dialog)).body).toEqual({ duration: '10 weeks' });
  expect((await office.course(id)).display_title).toBe(name);

  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page)).toContainText(`${name} was restored`);
  expect(await office.course(id)).toMatchObject({ display_title: name, display_duration: null });
  await choose(name, 'Follow the platform');
  await expect(cardOf(name)).not.toContainText('Asks first');
});

test('a save that is answered late leads nobody back to a screen that they have left', async ({
  page,
  course,
}) => {
  await openAs(page, ADMIN, '/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Courses (Thinkific)' }).click();
  await page.getByPlaceholder('Search by course title...').fill(course.display_title);
  await page.getByRole('button', { name: `Edit ${course.display_title}`, exact: true }).click();
  const dialog = dialogOf(page, course);
  await fieldOf(dialog, 'Duration').fill('10 weeks');
  const release = await hold(page, '**/override');
  const saved = page.waitForResponse('**/override');
  await saveButton(dialog).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Dashboard');
  await page.getByRole('option', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  release();
  await saved;
  await expect(toastOf(page)).toContainText('Course updated successfully');
  await expect(page).toHaveURL('/admin/dashboard');
});

test.describe('in a browser of its own', () => {
  test.use({ isFirstVisit: true });

  test('text that is not saved stays', async ({ page, course }) => {
    const dialog = await openEditor(page, course);
    await fieldOf(dialog, 'Level').fill('Advanced');

    await test.step('when there is no network, as the dialog says', async () => {
      const said = (await lastingStatuses(page)).filter({
        hasText: 'You can save',
      });
      await page.context().setOffline(true);
      await expect(said).toHaveText('You are offline. You can save when you are back online.');
      await page.keyboard.press('Control+s');
      await expect(toastOf(page)).toContainText('Your changes are still in the form.');
      await page.context().setOffline(false);
      await expect(dialog.getByText('You are offline.')).toHaveCount(0);
      await expect(fieldOf(dialog, 'Level')).toHaveValue('Advanced');
    });

    await test.step('when the tab is to be closed, before which the browser asks', async () => {
      const asking = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const question = await asking;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await expect(fieldOf(dialog, 'Level')).toHaveValue('Advanced');
    });
  });
});
