import type { Locator } from '@playwright/test';
import type { AdminCourseDto } from '../../src/api/generated/model/adminCourseDto';
import { countActions, toastOf } from '../admin';
import {
  dialogOf,
  expect,
  fieldOf,
  openCourses,
  openEditor,
  saveButton,
  sentBy,
  test,
  type BackOffice,
} from '../own-product';

const inDollars = (price: number | null) =>
  price?.toLocaleString('en-US', { style: 'currency', currency: 'USD' }) ?? '';

test('a price is overridden, and the platform’s seen beside it, in four actions', async ({
  page,
  course,
  office,
}) => {
  const { display_title: title, thinkific_id: id, thinkific_price: theirs } = course;
  await openCourses(page, `?search=${encodeURIComponent(title)}`);
  const edit = page.getByRole('button', { name: `Edit ${title}`, exact: true });
  const dialog = dialogOf(page, course);
  const price = fieldOf(dialog, 'Price (USD)');

  for (const action of ['click', 'press'] as const) {
    await test.step(action, async () => {
      const actions = await countActions(page);
      const operate = (control: Locator) =>
        action === 'click' ? control.click() : control.press('Enter');
      await operate(edit);
      await operate(dialog.getByRole('button', { name: 'Override Price' }));
      await price.fill('151');
      await (action === 'click' ? operate(saveButton(dialog)) : page.keyboard.press('Control+s'));
      await expect(dialog).toHaveCount(0);
      const card = page.getByRole('listitem').filter({ has: edit });
      await expect(card.getByText('$151.00')).toBeVisible();
      await expect(card.getByRole('deletion')).toHaveText(inDollars(theirs));
      expect(await actions()).toHaveLength(4);
      await toastOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(card.getByRole('deletion')).toHaveCount(0);
      expect((await office.course(id)).display_price).toBeNull();
    });
  }
});

test('shows the platform’s own values, and goes back to them', async ({ page, course, office }) => {
  const id = course.thinkific_id;
  const overridden = await office.override(id, {
    title: `Ours ${id}`,
    description: 'Our words',
    price: 1,
    level: 'Advanced',
  });
  const dialog = await openEditor(page, overridden);
  await expect(dialog.getByText(`Thinkific: ${inDollars(course.thinkific_price)}`)).toBeVisible();
  await expect(dialog.getByText('Thinkific: none')).toBeVisible();
  await dialog.getByRole('button', { name: 'Expand' }).first().click();
  const lastParagraph = (course.thinkific_description_text ?? '').split('\n').at(-1) ?? '';
  await expect(dialog.getByText(lastParagraph)).toBeVisible();

  for (const field of ['Title', 'Description', 'Price', 'Level']) {
    await expect(fieldOf(dialog, field)).toHaveAccessibleName(/Overridden$/);
    const button = dialog.getByRole('button', { name: `Use it: Thinkific’s ${field}` });
    await button.click();
    await expect(button).toHaveCount(0);
    await expect(fieldOf(dialog, field).first()).toBeFocused();
  }
  await expect(dialog.getByRole('button', { name: /^Use it/ })).toHaveCount(0);
  await expect(fieldOf(dialog, 'Title')).toHaveValue(course.thinkific_name);
  expect((await sentBy(page, dialog)).body).toEqual({});
  expect(await office.course(id)).toMatchObject({
    display_title: course.thinkific_name,
    display_description: null,
    display_price: null,
    display_level: null,
  });

  await test.step('Undo brings ours back', async () => {
    await expect(toastOf(page)).toContainText(`${course.thinkific_name} was saved`);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText(`Ours ${id} was restored`);
    expect(await office.course(id)).toMatchObject({
      display_title: `Ours ${id}`,
      display_description: 'Our words',
      display_price: 1,
      display_level: 'Advanced',
    });
  });
});

test.describe('what the platform changed under an override', () => {
  async function change(office: BackOffice, course: AdminCourseDto) {
    const id = course.thinkific_id;
    await office.override(id, { title: `Ours ${id}`, duration: 'Ours' });
    await office.control('PATCH', `/thinkific/courses/${id}`, {
      name: `Theirs ${id}`,
      duration: '77 hours',
    });
    await office.sync();
    return office.course(id);
  }

  test('is marked, and ours may be kept', async ({ page, course, office }) => {
    const id = course.thinkific_id;
    const changed = await change(office, course);
    const dialog = await openEditor(page, changed);
    const card = page.getByRole('listitem').filter({ hasText: `Original name: Theirs ${id}` });
    await expect(card).toContainText('Platform changed since');
    await expect(card).toContainText(`Title was ${course.thinkific_name}, is now Theirs ${id}`);
    await expect(dialog.getByText('Platform changed since')).toHaveCount(2);
    const sent = page.waitForRequest((request) => request.url().endsWith('/override/keep'));
    await dialog.getByRole('button', { name: 'Keep ours: Duration' }).click();
    expect((await sent).postDataJSON()).toEqual({
      fields: ['duration'],
      seen: { duration: '77 hours' },
    });
    await expect(dialog.getByText('Platform changed since')).toHaveCount(1);
    await expect(fieldOf(dialog, 'Duration')).toHaveValue('Ours');
    await expect(fieldOf(dialog, 'Duration')).toBeFocused();
    await expect(dialog.getByText('Thinkific: 77 hours')).toBeVisible();
    const now = await office.course(id);
    expect(now.display_duration).toBe('Ours');
    expect(now.platform_changes.map(({ field }) => field)).toEqual(['title']);

    await fieldOf(dialog, 'Level').fill('Advanced');
    await sentBy(page, dialog);
    await expect(card).toContainText('Platform changed since');
  });

  test('may be taken instead', async ({ page, course, office }) => {
    const id = course.thinkific_id;
    const dialog = await openEditor(page, await change(office, course));
    await dialog.getByRole('button', { name: 'Use it: Thinkific’s Title' }).click();
    await expect(fieldOf(dialog, 'Title')).toHaveValue(`Theirs ${id}`);
    await dialog.getByRole('button', { name: 'Use it: Thinkific’s Duration' }).click();
    expect((await sentBy(page, dialog)).body).toEqual({});
    expect(await office.course(id)).toMatchObject({
      display_title: `Theirs ${id}`,
      display_duration: null,
      platform_changes: [],
    });
  });
});
