import type { Page } from '@playwright/test';
import {
  buildAdminCourse,
  buildAdminCourseCard,
  buildAdminCourseCards,
  buildSyncChange,
  buildSyncRun,
} from '../../src/testing/builders';
import { openAs, test } from '../admin';
import { LIST } from '../admin-courses';
import { expect } from '../test';

const ENDED = '2026-05-04T06:00:02.100Z';

const HELD = buildSyncRun({
  id: 18,
  status: 'held',
  finished_at: ENDED,
  decision: 'waiting',
  removed: 8,
  error: '8 courses would disappear.',
});

const CHANGES = {
  changes: [buildSyncChange({ kind: 'removed' })],
  pagination: { page: 1, limit: 25, total: 1, pages: 1 },
};

const answer = (page: Page, path: string, json: object) =>
  page.route(`**/api/admin/sync-runs${path}`, (route) => route.fulfill({ json }));

test('the focus stays where something was decided', async ({ page, admin }) => {
  const inDialog = page.locator('[role="dialog"]:focus, [role="dialog"] :focus');
  const difference = { fields: [], is_declined: false, found_at: ENDED, version: 'one' };
  const waiting = { thinkific_id: 3, display_title: 'Waits', sync_rule: 'ask' as const };
  const decide = async (action: string) => {
    await page.getByRole('button', { name: action }).last().focus();
    await page.keyboard.press('Enter');
  };
  const list = (course: object) =>
    page.route(LIST, (route) =>
      route.fulfill({ json: buildAdminCourseCards([buildAdminCourseCard(course)]) }),
    );
  const open = { ...waiting, difference: { ...difference, kind: 'removed' as const } };

  await test.step('on a card', async () => {
    await list(open);
    await page.route('**/api/admin/sync-proposals/**', (route) => route.fulfill({ json: HELD }));
    await openAs(page, admin.credential, '/admin/courses');
    await expect(page.getByText('1 change to review')).toBeVisible();
    await list(waiting);
    await decide('Accept the changes of Waits');
    await expect(page.getByText('1 change to review')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Courses' })).toBeFocused();
  });

  await test.step('in the dialog of a course', async () => {
    const serve = (course: object) =>
      page.route('**/api/admin/courses/3', (route) =>
        route.fulfill({ json: buildAdminCourse(course) }),
      );
    await serve(open);
    await page.goto('/admin/courses?dialog=3');
    await expect(page.getByRole('dialog')).toContainText('1 change to review');
    await serve(waiting);
    await decide('Accept the changes of Waits');
    await expect(page.getByRole('dialog')).not.toContainText('1 change to review');
    await expect(inDialog).toHaveCount(1);
  });

  await test.step('in the dialog of a sync', async () => {
    await answer(page, '/18', HELD);
    await answer(page, '/18/changes?*', CHANGES);
    await answer(page, '/18/keep', { ...HELD, decision: 'keep' });
    await page.goto('/admin/syncs?dialog=18');
    await expect(page.getByRole('dialog')).toContainText('Needs review');
    await answer(page, '/18', { ...HELD, decision: 'keep' });
    await decide('Keep ours');
    await expect(page.getByRole('dialog')).toContainText('Kept ours');
    await expect(inDialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});
