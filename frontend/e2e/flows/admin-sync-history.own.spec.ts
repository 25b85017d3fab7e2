import { buildSyncRun } from '../../src/testing/builders';
import { toastOf } from '../admin';
import { chooseRule } from '../admin-courses';
import { expectNoViolations } from '../axe';
import { openRow, rowOf, selectRow, test as marketTest } from '../own-marketplace';
import { ADMIN, expect, openCourses, test } from '../own-product';

test('what a preview has shown is applied, and taken back course by course', async ({
  page,
  course,
  office,
}) => {
  test.slow();
  const id = course.thinkific_id;
  const dialog = page.getByRole('dialog', { name: /Thinkific$/ });
  const button = (name: string) => dialog.getByRole('button', { name });
  const rename = (name: string) => office.control('PATCH', `/thinkific/courses/${id}`, { name });
  await openCourses(page);

  await test.step('a preview shows old and new, and is applied as it was seen', async () => {
    await rename(`Previewed ${id}`);
    await page.getByRole('button', { name: 'Preview changes' }).click();
    const change = dialog.getByRole('listitem').filter({ hasText: `Previewed ${id}` });
    await expect(change.getByRole('deletion').first()).toHaveText(course.thinkific_name);
    await expect(dialog).toContainText('Nothing has been applied.');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(toastOf(page).last()).toContainText('Changes applied');
    await expect(dialog).toContainText('Applied');
    await expect(button('Apply')).toHaveCount(0);
    await button('Close').click();
    await expect(page.getByRole('heading', { name: `Previewed ${id}` })).toBeVisible();
  });

  await test.step('what comes in between is not written unseen', async () => {
    await rename(`Seen ${id}`);
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(dialog).toContainText(`Seen ${id}`);
    await rename(`Not seen ${id}`);
    await button('Apply').click();
    await expect(toastOf(page).last()).toContainText('Thinkific has changed');
    const change = dialog.getByRole('listitem').filter({ hasText: `Not seen ${id}` });
    await expect(change).toContainText('since the preview');
    expect((await office.course(id)).thinkific_name).toBe(`Previewed ${id}`);
    await button('Apply').click();
    await expect(toastOf(page).last()).toContainText('Changes applied');
    await button('Close').click();
    expect((await office.course(id)).thinkific_name).toBe(`Not seen ${id}`);
  });

  await test.step('one bad record is named, and stops nothing else', async () => {
    await office.control('POST', '/reset');
    await office.sync();
    const fault = { kind: 'bad-record', path: '^/courses$', ids: [id], field: 'name', value: null };
    await office.control('PUT', '/thinkific/faults', fault);
    await office.sync();
    await page.goto('/admin/syncs');
    const row = page.getByRole('row').filter({ hasText: 'Completed with problems' });
    await expect(row).toContainText('0 added, 0 changed, 0 gone, 1 problem');
    await row.getByRole('button').click();
    const problems = dialog.getByRole('table', { name: '1 problem' });
    await expect(problems.getByRole('rowheader')).toHaveText([course.thinkific_name]);
    await expect(problems).toContainText('expected string, received null');
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/admin/syncs');
    await office.control('POST', '/reset');
  });

  await test.step('each is listed with its result, and opens from the keyboard', async () => {
    await page.goto('/admin/syncs');
    const syncs = page.getByRole('table', { name: 'Syncs' });
    await expect(dialog).toBeHidden();
    await expectNoViolations(page);
    await syncs.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/dialog=\d+/);
  });

  await test.step('one is undone course by course, and says what cannot go back', async () => {
    const plan = page.getByRole('dialog', { name: 'Undo this sync?' });
    await page.goto('/admin/syncs');
    const syncs = page.getByRole('table', { name: 'Syncs' });
    // The newest that changed any: what other tests had changed was put right with it.
    const changed = syncs.getByRole('row').filter({ hasText: / [1-9]\d* changed/ });
    await changed.first().getByRole('button').first().click();
    await button('Undo…').click();
    const change = plan.getByRole('listitem').filter({ hasText: `Not seen ${id}` });
    await expect(change.getByRole('insertion').first()).toHaveText(`Not seen ${id}`);
    await expect(plan).toContainText('applies the values of Thinkific again');
    await expect(
      plan.getByRole('button', { name: /^Undo (all \d+ courses|1 course)$/ }),
    ).toBeVisible();
    await expectNoViolations(page);
    await change.getByRole('checkbox').check();
    await plan.getByRole('button', { name: 'Undo 1 course', exact: true }).click();
    await expect(toastOf(page).last()).toContainText('1 course restored');
    await expect(plan).toBeHidden();
    await expect(dialog).toHaveAccessibleName('Undo of a sync with Thinkific');
    expect((await office.course(id)).thinkific_name).toBe(`Not seen ${id}`);
    await dialog.getByRole('link', { name: 'an earlier sync' }).click();
    await expect(dialog).toHaveAccessibleName('Sync with Thinkific');
    await button('Undo…').click();
    await expect(plan.getByRole('checkbox', { disabled: true })).toHaveCount(1);
    await plan.getByRole('link', { name: /^sync of / }).click();
    await expect(plan).toBeHidden();
    await expect(dialog).toHaveAccessibleName('Undo of a sync with Thinkific');
  });
});

test('a sync that runs is followed, after a reload too, and cancelled', async ({
  page,
  office,
}) => {
  const slow = { kind: 'slow', delayMs: 600_000, path: '/chapters', times: 1 };
  await office.control('PUT', '/thinkific/faults', slow);
  await openCourses(page);
  const sync = page.getByRole('button', { name: 'Sync from course platform' });
  await sync.click();
  const running = page.getByRole('group', { name: 'Sync with Thinkific' });
  const cancel = running.getByRole('button', { name: 'Cancel' });
  const progress = /\d+ of \d+ courses · \d+ pages read/;
  await expect(running).toContainText(progress);
  await expectNoViolations(page);
  await page.reload();
  await expect(running).toContainText(progress);
  await cancel.click();
  await expect(running).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  // The page that started the sync still waits for its end.
  await office.control('PUT', '/thinkific/faults', slow);
  await sync.click();
  await cancel.click();
  await expect(toastOf(page)).toContainText('Sync canceled');
  await expect(running).toHaveCount(0);
  await office.control('DELETE', '/thinkific/faults');
  await page.getByRole('link', { name: /^Synced/ }).click();
  const syncs = page.getByRole('table', { name: 'Syncs' });
  await expect(syncs.getByRole('row').nth(1)).toContainText('Canceled');
});

test('the courses follow a sync that somebody else has begun', async ({ page, course, office }) => {
  const { thinkific_id: id } = course;
  // Seen until the test says that it has ended.
  await page.route('**/sync-runs/running', (route) => route.fulfill({ json: [buildSyncRun()] }));
  await openCourses(page);
  const running = page.getByRole('group', { name: 'Sync with Thinkific' });
  await expect(running).toBeVisible();
  const heading = page.getByRole('heading', { name: `Theirs ${id}` });
  await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Theirs ${id}` });
  await office.sync();
  await expect(heading).toHaveCount(0);
  await page.unroute('**/sync-runs/running');
  await expect(running).toHaveCount(0);
  await expect(heading).toBeVisible();
});

test('the courses lead to the syncs of their platform, and what is undone can be frozen', async ({
  page,
  course,
  office,
}) => {
  test.slow();
  const id = course.thinkific_id;
  const run = page.getByRole('dialog', { name: 'Sync with Thinkific' });
  const plan = page.getByRole('dialog', { name: 'Undo this sync?' });
  // What other tests have changed is put right first.
  await office.sync();
  await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Beside ${id}` });
  await office.sync();
  await openCourses(page);
  await page.getByRole('button', { name: 'History of syncs with Thinkific' }).click();
  await expect(page).toHaveURL('/admin/syncs?platform=thinkific');
  const newest = page.getByRole('table', { name: 'Syncs' }).getByRole('row').nth(1);
  await expect(newest).toContainText(ADMIN.username);
  await expect(newest).toContainText('0 added, 1 changed, 0 gone');
  await newest.getByRole('button').click();
  await expect(run.getByRole('list', { name: 'Changes' })).toContainText(`Beside ${id}`);
  await run.getByRole('button', { name: 'Undo…' }).click();
  await expect(plan).toContainText('applies the values of Thinkific again');
  await plan.getByRole('checkbox', { name: 'Also freeze these courses' }).check();
  await expect(plan).toContainText('Syncs do not change them');
  await expectNoViolations(page);
  await plan.getByRole('button', { name: 'Undo 1 course', exact: true }).click();
  await expect(plan).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Undo of a sync' })).toBeVisible();
  expect((await office.course(id)).thinkific_name).toBe(course.thinkific_name);
  expect((await office.course(id)).sync_rule).toBe('frozen');
  await openCourses(page);
  await page.getByRole('button', { name: `More for ${course.display_title}` }).click();
  await page.getByRole('menuitem', { name: 'Sync rule…' }).click();
  await chooseRule(page, 'Follow the platform');
  await expect(page.getByRole('list', { name: 'Courses' })).not.toContainText('Frozen');
});

test('a course that asks first changes once its changes are accepted', async ({
  page,
  course,
  office,
}) => {
  test.slow();
  const id = course.thinkific_id;
  await openCourses(page);
  const { display_title: title } = await office.course(id);
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('checkbox', { name: `Select ${title}`, exact: true }),
  });
  await card.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Sync rule…' }).click();
  await chooseRule(page, 'Ask before showing');
  await expect(card).toContainText('Asks first');
  await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Proposed ${id}` });
  await office.sync();
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: `Decide about ${title}` }).click();
  const form = page.getByRole('dialog', { name: /^Edit Course/ });
  await expect(form.getByRole('insertion')).toContainText([`Proposed ${id}`]);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(card).toContainText('change to review');
  expect((await office.course(id)).thinkific_name).toBe(title);
  const declined = 'Declined. We ask again when the platform changes the course again.';
  await test.step('declined, it stays, and asks again when the platform says anything else', async () => {
    await card.getByRole('button', { name: `Decline the changes of ${title}` }).click();
    await expect(card).toContainText(declined);
    await expect(card.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await office.sync();
    await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Again ${id}` });
    await office.sync();
    await page.reload();
    await expect(card).toContainText('change to review');
    await expect(card).not.toContainText(declined);
    expect((await office.course(id)).thinkific_name).toBe(title);
  });
  await card.getByRole('button', { name: `Accept the changes of ${title}` }).click();
  await expect(page.getByRole('heading', { name: `Again ${id}` })).toBeVisible();
  expect((await office.course(id)).thinkific_name).toBe(`Again ${id}`);
  const { display_title: now } = await office.course(id);
  const proposed = page.getByRole('listitem').filter({
    has: page.getByRole('checkbox', { name: `Select ${now}`, exact: true }),
  });
  await test.step('frozen, it keeps its values, and says how the platform differs', async () => {
    await proposed.getByRole('button', { name: `More for ${now}` }).click();
    await page.getByRole('menuitem', { name: 'Sync rule…' }).click();
    await chooseRule(page, 'Freeze');
    await expect(proposed).toContainText('Frozen');
    await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Held off ${id}` });
    await office.sync();
    await page.reload();
    await expect(proposed).toContainText('Thinkific differs');
    await expect(proposed.getByRole('insertion')).toHaveText(`Held off ${id}`);
    expect((await office.course(id)).thinkific_name).toBe(`Again ${id}`);
    await expectNoViolations(page);
  });
  await proposed.getByRole('button', { name: `More for ${now}` }).click();
  await page.getByRole('menuitem', { name: 'Sync rule…' }).click();
  await chooseRule(page, 'Follow the platform');
  await expect(proposed).not.toContainText('Frozen');
});

marketTest(
  'courses of Udemy ask first, in bulk, and lead to their syncs',
  async ({ page, udemyCourse, market, office }) => {
    test.slow();
    const { title, udemy_id: id } = udemyCourse;
    const theirs = `${title}, renamed`;
    const row = await openRow(page, udemyCourse);
    const ask = async () => {
      await selectRow(page, udemyCourse);
      await page.getByRole('button', { name: 'Sync rule…' }).click();
      await chooseRule(page, 'Ask before showing');
      await expect(toastOf(page)).toContainText('1 course has a new sync rule');
      await expect(row).toContainText('Asks first');
    };
    await ask();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('1 course restored');
    await expect(row).not.toContainText('Asks first');
    await ask();
    const path = `/udemy/courses/${encodeURIComponent(id)}`;
    await office.control('PATCH', path, { title: theirs });
    await page.getByRole('button', { name: 'Preview changes' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview of Udemy' });
    const change = preview.getByRole('listitem').filter({ hasText: theirs });
    await expect(change).toContainText('needs review');
    await expect(change.getByRole('deletion')).toHaveText(title);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(row).not.toContainText('1 change to review');
    await market.sync();
    await page.reload();
    await expect(row).toContainText('1 change to review');
    await expect(row.getByRole('insertion')).toHaveText(theirs);
    await expectNoViolations(page);
    await row.getByRole('button', { name: `Accept the changes of ${title}` }).click();
    await expect(rowOf(page, theirs)).toBeVisible();
    await expect(rowOf(page, theirs)).not.toContainText('waits');
    await page.getByRole('button', { name: 'History of syncs with Udemy' }).click();
    const syncs = page.getByRole('table', { name: 'Syncs' }).getByRole('row');
    await syncs.filter({ hasText: '1 waiting' }).first().getByRole('button').click();
    const run = page.getByRole('dialog', { name: 'Sync with Udemy' });
    await expect(run.getByRole('list', { name: 'Changes' })).toContainText('needs review');
    await expectNoViolations(page);
  },
);
