import type { Page } from '@playwright/test';
import type { SyncChangeDto } from '../src/api/generated/model/syncChangeDto';
import { buildSyncRun } from '../src/testing/builders';
import { openAs, test, toastOf } from './admin';
import { expectNoFault } from './axe';
import { expect, hold } from './test';

const RUNS = '**/api/admin/sync-runs';
const ENDED = '2026-05-04T06:00:02.100Z';
const DONE = buildSyncRun({ id: 17, status: 'succeeded', finished_at: ENDED });

/** Answers as the server does in states that are rare, or end at once. */
const answer = (page: Page, path: string, json: object) =>
  page.route(`${RUNS}${path}`, (route) => route.fulfill({ json }));
const refuse = (page: Page, path: string, detail: string, status = 409) =>
  page.route(path, (route) => route.fulfill({ status, json: { status, detail } }), { times: 1 });
const failOnce = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 503, json: { status: 503 } }), { times: 1 });
const paged = (items: object, total = 1, page = 1, pages = 1) => ({
  ...items,
  pagination: { page, limit: 25, total, pages },
});
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

function buildChange(fields: Partial<SyncChangeDto>): SyncChangeDto {
  return {
    course_id: '1',
    title: 'Retrieval in Practice',
    kind: 'changed',
    held_by: 'none',
    fields: [],
    is_new: false,
    ...fields,
  };
}

test('an undo says what it cannot do', async ({ page, admin }) => {
  const plan = page.getByRole('dialog', { name: 'Undo this sync?' });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await answer(page, '/17', { ...DONE, undo_until: until });
  await answer(page, '/17/changes?*', paged({ changes: [buildChange({})] }));
  await failOnce(page, `${RUNS}/17/undo?*`);
  await openAs(page, admin.credential, '/admin/syncs?dialog=17');
  await page.getByRole('button', { name: 'Undo…' }).click();
  await expect(plan).toContainText('We could not load what would go back');
  await expect(plan.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await expectNoFault(page);

  const change = { ...buildChange({}), touched_by: null, touched_at: null };
  const touched = { ...change, course_id: '2', touched_by: 19, touched_at: ENDED };
  await test.step('while some can go back, and another sync comes first', async () => {
    await answer(
      page,
      '/17/undo?*',
      paged({ changes: [touched, change], possible: 1, touched: 1 }, 2),
    );
    await tryAgain(page).click();
    await expect(plan).toContainText('1 of 2 courses changed again in later syncs');
    await expect(plan).toContainText('The next sync');
    const detail = 'A sync is running. Undo once it has finished.';
    await refuse(page, `${RUNS}/17/undo`, detail);
    const release = await hold(page, `${RUNS}/17/undo`);
    await plan.getByRole('button', { name: 'Undo the 1 that can be' }).click();
    await expect(plan.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(plan).toBeVisible();
    await answer(page, '/17/undo?*', paged({ changes: [touched], possible: 0, touched: 1 }));
    release();
    await expect(toastOf(page)).toContainText('Failed to undo the sync');
    await expect(toastOf(page)).toContainText(detail);
  });

  await test.step('when nothing can', async () => {
    await expect(plan).toContainText('1 of 1 course changed again in later syncs');
    await expect(plan).not.toContainText('The next sync');
    await expect(plan.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
    await expectNoFault(page);
    const frozen = { ...change, held_by: 'frozen' };
    await answer(page, '/17/undo?*', paged({ changes: [frozen], possible: 0, touched: 0 }));
    await plan.getByRole('button', { name: 'Cancel' }).click();
    await expect(plan).toBeHidden();
    await page.getByRole('button', { name: 'Undo…' }).click();
    await expect(plan).toContainText('All that this sync has changed is frozen');
    await expect(plan).not.toContainText('The next sync');
    await expectNoFault(page);
  });
});
