import type { Page } from '@playwright/test';
import type { AdminCourseDto } from '../../src/api/generated/model/adminCourseDto';
import { countActions, toastOf } from '../admin';
import { expectNoViolations } from '../axe';
import { dialogOf, expect, openCourses, test } from '../own-product';
import { hold } from '../test';

const switchOf = (page: Page, { display_title: title }: AdminCourseDto) =>
  page.getByRole('switch', { name: `Visibility of ${title}`, exact: true });

test('a course is hidden and shown again in two actions, by mouse and by keyboard', async ({
  page,
  course,
  office,
}) => {
  const undo = toastOf(page).getByRole('button', { name: 'Undo' });
  await openCourses(page);
  for (const [hide, takeBack] of [
    [() => switchOf(page, course).click(), () => undo.click()],
    [() => switchOf(page, course).press('Space'), () => page.keyboard.press('u')],
  ] as const) {
    await expect(switchOf(page, course)).toBeChecked();
    const actions = await countActions(page);
    await hide();
    await expect(toastOf(page)).toContainText(`${course.display_title} is hidden`);
    await takeBack();
    await expect(toastOf(page)).toContainText(`${course.display_title} is visible`);
    expect(await actions()).toHaveLength(2);
    await expect(switchOf(page, course)).toBeChecked();
    expect((await office.course(course.thinkific_id)).is_visible).toBe(true);
  }
});

test('a sync marks what the platform dropped, restores it, and goes on while its screen is left', async ({
  page,
  context,
  course,
  office,
}) => {
  const id = course.thinkific_id;
  await openCourses(page);

  await test.step('a course that the platform drops is marked after it', async () => {
    await office.control('DELETE', `/thinkific/courses/${id}`);
    await page.getByRole('button', { name: 'Sync from course platform' }).click();
    await expect(switchOf(page, course)).toBeDisabled();
    await test.step('and visitors see that it is gone', async () => {
      const visitor = await context.newPage();
      for (const width of [320, 1280]) {
        await visitor.setViewportSize({ width, height: 800 });
        expect((await visitor.goto(`/courses/${id}`))?.status()).toBe(410);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Course not found');
        await expectNoViolations(visitor);
      }
      await visitor.getByRole('link', { name: 'Back to Courses' }).click();
      await expect(visitor).toHaveURL('/courses');
      await visitor.close();
    });
    await office.control('POST', `/thinkific/courses/${id}/restore`);
    await page.getByRole('button', { name: 'Sync from course platform' }).click();
    await expect(switchOf(page, course)).toBeEnabled();
  });

  await test.step('its button is busy as long, also after its screen was left', async () => {
    const release = await hold(page, '**/thinkific/sync');
    await page.getByRole('button', { name: 'Sync from course platform' }).click();
    const syncing = page.getByRole('button', { name: 'Syncing...' });
    await expect(syncing).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goBack();
    await expect(syncing).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Sync from course platform' })).toBeEnabled();
  });
});

test('what is answered on another screen is taken back on its own', async ({ page, course }) => {
  await openCourses(page);
  const release = await hold(page, '**/visibility');
  await switchOf(page, course).click();
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  await sidebar.getByRole('link', { name: 'Udemy Courses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Udemy Courses');
  release();
  await expect(toastOf(page)).toContainText(`${course.display_title} is hidden`);
  await page.goBack();
  await expect(switchOf(page, course)).not.toBeChecked();
  await page.keyboard.press('u');
  await expect(toastOf(page)).toContainText(`${course.display_title} is visible`);
  await expect(switchOf(page, course)).toBeChecked();
});

test('what stands under "…" of a course shows it on the site and as the platform has it', async ({
  page,
  course,
  office,
}) => {
  const { thinkific_id: id, thinkific_name: name } = course;
  const ours = `Ours ${id}`;
  await office.override(id, { title: ours, level: 'Advanced' });
  await openCourses(page, `?search=${encodeURIComponent(ours)}`);
  const more = page.getByRole('button', { name: `More for ${ours}` });
  const menu = page.getByRole('menu').filter({ hasText: 'Use platform values' });

  await test.step('the site', async () => {
    await more.click();
    const opening = page.waitForEvent('popup');
    await menu.getByRole('menuitem', { name: 'View on site' }).click();
    const site = await opening;
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(ours);
    await site.close();
  });

  await test.step('letters do nothing to the screen while it is open', async () => {
    await page.keyboard.press('j');
    await expect(page.locator('li[aria-current]')).toHaveCount(1);
    await more.press('Enter');
    await expect(menu.locator(':focus')).toHaveCount(1);
    for (const key of ['x', 'e', '?']) await page.keyboard.press(key);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Selected courses' })).toHaveCount(0);
  });

  await test.step('the palette has it, too, with what the card has', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Commands' });
    const actions = palette.getByRole('group', { name: 'This record' }).getByRole('option');
    await expect(actions).toHaveText(
      ['Hide', 'Edit', 'View on site', 'Use platform values', 'History', 'Sync rule…'].map(
        (action) => `${action}: ${ours}`,
      ),
    );
    await actions.first().click();
    await expect(toastOf(page)).toContainText(`${ours} is hidden`);
    await page.keyboard.press('u');
    await expect(toastOf(page)).toContainText(`${ours} is visible`);
    await expect(palette).toBeHidden();
    await expect(switchOf(page, { ...course, display_title: ours })).toBeChecked();
  });

  await test.step('the platform’s values, which Undo takes back', async () => {
    await more.click();
    await menu.getByRole('menuitem', { name: 'Use platform values' }).click();
    await expect(toastOf(page)).toContainText(`${name} now shows the values of Thinkific`);
    expect((await office.course(id)).display_title).toBe(name);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText(`${ours} was restored`);
    expect(await office.course(id)).toMatchObject({
      display_title: ours,
      display_level: 'Advanced',
    });
  });

  await test.step('its history, also from its dialog, and the focus goes back', async () => {
    const history = page.getByRole('dialog', { name: `History of ${ours}` });
    const entries = history.getByRole('list', { name: 'History' }).getByRole('listitem');
    await more.click();
    await menu.getByRole('menuitem', { name: 'History' }).click();
    await expect(entries).toContainText([`Titlenot overridden → ${ours}`, ours, ours, /New/]);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(more).toBeFocused();
    await page.getByRole('button', { name: `Edit ${ours}` }).click();
    const dialog = dialogOf(page, course);
    await dialog.getByRole('button', { name: `History of ${ours}` }).click();
    await expect(entries.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(dialog.getByRole('button', { name: `History of ${ours}` })).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('and says so when somebody else was faster', async () => {
    await expect(more).toBeVisible();
    await more.click();
    await office.override(id, { title: ours, level: 'Theirs' });
    await menu.getByRole('menuitem', { name: 'Use platform values' }).click();
    await expect(toastOf(page)).toContainText('Someone else has saved the course since');
    expect((await office.course(id)).display_level).toBe('Theirs');
    await office.override(id, {});
  });
});
