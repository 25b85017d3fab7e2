import type { APIRequestContext } from '@playwright/test';
import type { SyncRunPageDto } from '../../src/api/generated/model/syncRunPageDto';
import { failureOf, openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';
import { ADMIN, expect, openCourses, test, type BackOffice } from '../own-product';

/** The ids of the sandbox's products are as far from those of its courses. */
const PRODUCT_OF = 100_000;

async function renameAll(office: BackOffice, words: string) {
  const courses = await office.courses();
  for (const { thinkific_id: id, thinkific_name: name } of courses) {
    await office.control('PATCH', `/thinkific/courses/${id}`, { name: `${name} ${words}` });
  }
  return courses.length;
}

async function newestRun(request: APIRequestContext) {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const answer = await request.get('/api/admin/sync-runs/page?limit=1', { headers });
  return ((await answer.json()) as SyncRunPageDto).runs[0];
}

test.afterEach(async ({ office }) => {
  await office.control('POST', '/reset');
  await office.sync();
});

test('previews of nothing and of much, and a sync of much taken back', async ({ page, office }) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: /Thinkific$/ });
  const plan = page.getByRole('dialog', { name: 'Undo this sync?' });
  const changes = dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await office.sync();
  await openCourses(page);

  await test.step('nothing to change leaves nothing to apply', async () => {
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(dialog).toContainText('All courses are up to date.');
    await expect(dialog.getByRole('button', { name: 'Apply' })).toHaveCount(0);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const count = await renameAll(office, 'renamed');
  await test.step('many changes come in pages', async () => {
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(changes).toHaveCount(25);
    const pages = dialog.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('Page 1 of 2');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(changes).toHaveCount(count - 25);
    await expect(pages).toBeFocused();
    await expect(dialog).toContainText('Nothing has been applied.');
    await dialog.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(dialog).toContainText('Applied');
    await expect(dialog).not.toContainText('Nothing has been applied.');
  });

  await test.step('they go back at once', async () => {
    await page.goto(`/admin/syncs?dialog=${(await newestRun(page.request))?.id}`);
    await dialog.getByRole('button', { name: 'Undo…' }).click();
    await expect(plan.getByRole('checkbox', { name: /^Undo only/ })).toHaveCount(25);
    await expectNoViolations(page);
    await plan.getByRole('button', { name: `Undo all ${count} courses` }).click();
    await expect(toastOf(page).last()).toContainText(`${count} courses restored`);
    const names = (await office.courses()).map(({ thinkific_name: name }) => name);
    expect(names.filter((name) => name.endsWith(' renamed'))).toEqual([]);
  });
});

test('a course that was ticked for the undo, and has changed since, can be unticked', async ({
  page,
  course,
  office,
  product,
}) => {
  const other = await product.nextCourse();
  const rename = (changed: typeof course, words: string) =>
    office.control('PATCH', `/thinkific/courses/${changed.thinkific_id}`, {
      name: `${changed.thinkific_name} ${words}`,
    });
  const dialog = page.getByRole('dialog', { name: /Thinkific$/ });
  const plan = page.getByRole('dialog', { name: 'Undo this sync?' });
  const boxOf = ({ thinkific_name: name }: typeof course) =>
    plan.getByRole('checkbox', { name: `Undo only ${name}` });
  for (const changed of [course, other]) await rename(changed, 'renamed');
  await office.sync();
  await openAs(page, ADMIN, `/admin/syncs?dialog=${(await newestRun(page.request))?.id}`);
  await dialog.getByRole('button', { name: 'Undo…' }).click();
  for (const changed of [course, other]) await boxOf(changed).check();
  await rename(other, 'once more');
  await office.sync();
  await plan.getByRole('button', { name: 'Undo 2 courses' }).click();
  await expect(failureOf(page)).toContainText('undo only the 1 that can be');
  await expect(plan).toContainText('Cannot be undone: changed again');
  await boxOf(other).uncheck();
  await expect(boxOf(other)).toBeDisabled();
  await plan.getByRole('button', { name: 'Undo 1 course' }).click();
  await expect(toastOf(page)).toContainText('1 course restored');
  expect((await office.course(course.thinkific_id)).thinkific_name).toBe(course.thinkific_name);
});

test('one that would hide all is applied anyway, and the log says by whom', async ({
  page,
  office,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog', { name: /Thinkific$/ });
  const visible = async () =>
    (await office.courses()).filter(({ is_visible: isVisible }) => isVisible).length;
  for (const { thinkific_id: id } of await office.courses()) {
    await office.control('PATCH', `/thinkific/products/${id + PRODUCT_OF}`, { hidden: true });
  }
  const before = await visible();
  await openCourses(page);
  await page.getByRole('button', { name: 'Sync from course platform' }).click();
  await expect(toastOf(page).last()).toContainText('courses would disappear.');
  expect(await visible()).toBe(before);
  const held = await newestRun(page.request);
  const bar = page.getByRole('group', { name: 'Sync with Thinkific that needs review' });
  await expect(bar).toContainText('courses would disappear.');
  await bar.getByRole('link', { name: 'Review' }).click();
  await expect(dialog).toContainText('courses would disappear.');
  await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText(/On sale\s*yes → no/);
  await dialog.getByRole('button', { name: 'Apply anyway' }).click();
  await expect(dialog).toContainText('Applied');
  await expect(dialog).not.toContainText('would disappear');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Syncs' })).not.toContainText('would disappear');
  expect(await visible()).toBeLessThan(before);
  await page.goto('/admin/audit');
  const line = page.getByRole('row').filter({ hasText: 'apply' }).first();
  await expect(line).toContainText(ADMIN.username);
  await expect(line).toContainText(`Sync ${held?.id}`);
});

test('a sync that is open in its dialog shows how it ends', async ({ page, office, request }) => {
  const slow = { kind: 'slow', delayMs: 600_000, path: '/chapters', times: 1 };
  await office.control('PUT', '/thinkific/faults', slow);
  await openCourses(page);
  await page.getByRole('button', { name: 'Sync from course platform' }).click();
  const running = page.getByRole('group', { name: 'Sync with Thinkific' });
  await expect(running).toContainText('pages read');
  const run = await newestRun(request);
  await page.goto(`/admin/syncs?dialog=${run?.id}`);
  const dialog = page.getByRole('dialog', { name: /Thinkific$/ });
  await expect(dialog).toContainText('Running');
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  await request.post(`/api/admin/sync-runs/${run?.id}/cancel`, { headers });
  await expect(dialog).toContainText('Canceled');
  await expect(dialog).not.toContainText('Running');
});

test('what a webhook brings is listed as the platform’s doing', async ({
  page,
  course,
  office,
  product,
  request,
}) => {
  const id = course.thinkific_id;
  await office.control('PUT', '/thinkific/webhooks', {
    url: `${product.url}/api/webhooks/thinkific`,
  });
  await office.control('PATCH', `/thinkific/courses/${id}`, { name: `Announced ${id}` });
  await expect.poll(async () => (await office.course(id)).thinkific_name).toBe(`Announced ${id}`);
  await expect.poll(async () => (await newestRun(request))?.status).toBe('succeeded');
  await openAs(page, ADMIN, '/admin/syncs');
  const row = page.getByRole('table', { name: 'Syncs' }).getByRole('row').nth(1);
  await expect(row).toContainText('By a webhook');
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Sync with Thinkific' });
  await expect(dialog.getByRole('list', { name: 'Changes' })).toContainText(`Announced ${id}`);
});

test('a failed sync says why, and which one is next', async ({ page, office, request }) => {
  await office.control('PUT', '/thinkific/faults', { kind: 'html-200', path: '^/courses$' });
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  await request.post('/api/admin/thinkific/sync', { headers });
  await openAs(page, ADMIN, '/admin/syncs');
  const row = page.getByRole('row').filter({ hasText: 'Failed' }).first();
  await row.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Sync with Thinkific' });
  await expect(dialog).toContainText('Failed');
  await expect(dialog).toContainText(/a web page/);
  await expect(dialog).toContainText('It ended before the changes were known');
  await expect(dialog).not.toContainText(/All courses are up to date|0 added/);
  await expect(dialog.getByRole('button', { name: 'Undo…' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Thinkific');
});
