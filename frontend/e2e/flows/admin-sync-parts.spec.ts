import type { CourseHistoryEntryDto } from '../../src/api/generated/model/courseHistoryEntryDto';
import type { SyncRunDto } from '../../src/api/generated/model/syncRunDto';
import type { SyncStatusDto } from '../../src/api/generated/model/syncStatusDto';
import {
  buildAdminCourse,
  buildAdminCourseCard,
  buildAdminCoursePage,
  buildSyncRun,
  buildUdemyCourse,
} from '../../src/testing/builders';
import { openAs, test, toastOf } from '../admin';
import {
  answer,
  buildChange,
  DONE,
  ENDED,
  failOnce,
  paged,
  refuse,
  RUNS,
  tryAgain,
} from '../admin-sync-answers';
import { expectNoFault } from '../axe';
import { cutOff } from '../measures';
import { expect, hold, lastingStatuses } from '../test';

const HELD = buildSyncRun({
  id: 18,
  status: 'held',
  finished_at: ENDED,
  decision: 'waiting',
  removed: 8,
  error: '8 courses would disappear.',
});

test('the list of syncs says that it cannot be loaded, or that there are none', async ({
  page,
  admin,
}) => {
  await failOnce(page, `${RUNS}/page?*`);
  await openAs(page, admin.credential, '/admin/syncs?platform=udemy');
  await expect(page.getByRole('alert')).toContainText('We could not load the syncs');
  await expectNoFault(page);
  await answer(page, '/page?*', paged({ runs: [] }, 0));
  await tryAgain(page).click();
  await expect(page.getByText('No syncs yet')).toBeVisible();
  await expectNoFault(page);
  await answer(page, '/page?*', paged({ runs: [DONE] }));
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/admin/syncs');
  await expect(page.getByRole('table', { name: 'Syncs' }).getByRole('row')).toHaveCount(2);
});

test('how a sync has ended stays within its column', async ({ page, admin }) => {
  const partial = buildSyncRun({ status: 'partial', finished_at: ENDED, problems: 1 });
  await answer(page, '/page?*', paged({ runs: [partial] }));
  await openAs(page, admin.credential, '/admin/syncs');
  const badge = page.getByText('Completed with problems', { exact: true });
  await expect(badge).toBeVisible();
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutOff(badge), `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('a sync says what of it cannot be loaded, and what became of each course', async ({
  page,
  admin,
}) => {
  const run: SyncRunDto = { ...DONE, status: 'partial', problems: 60, proposed: 2, frozen: 1 };
  const dialog = page.getByRole('dialog');
  await failOnce(page, `${RUNS}/17`);
  await openAs(page, admin.credential, '/admin/syncs?dialog=17');
  await expect(dialog).toContainText('We could not load this sync');
  await expectNoFault(page);
  await answer(page, '/17', run);
  await failOnce(page, `${RUNS}/17/problems`);
  await failOnce(page, `${RUNS}/17/changes?*`);
  await tryAgain(page).click();
  await expect(dialog).toContainText('We could not load the problems');
  await expect(dialog).toContainText('We could not load the changes');

  const problem = { course_id: null, title: null, source: 'GET /courses, item 3' };
  await answer(page, '/17/problems', [
    { ...problem, field: 'id', reason: 'Invalid input: expected number, received string' },
  ]);
  const price = { field: 'price', before: '$49.00', after: null } as const;
  const changes = [
    buildChange({ kind: 'removed', title: 'Is gone' }),
    buildChange({ course_id: '2', held_by: 'ask', title: 'Asks' }),
    buildChange({ course_id: '3', held_by: 'declined', title: 'Was declined' }),
    buildChange({ course_id: '4', held_by: 'frozen', title: 'Is frozen' }),
    buildChange({
      course_id: '5',
      title: 'Is ours',
      fields: [{ ...price, is_overridden: true }],
    }),
    buildChange({ course_id: '6', kind: 'returned', title: 'Is back' }),
    buildChange({ course_id: '7', kind: 'added', title: 'Is new' }),
  ];
  await answer(page, '/17/changes?*', paged({ changes }, changes.length));
  await tryAgain(page).first().click();
  await expect(tryAgain(page)).toHaveCount(1);
  await tryAgain(page).click();
  await expect(dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem')).toHaveText([
    'GoneIs gone',
    'ChangedAskswaits for an admin',
    'ChangedWas declineddeclined',
    'ChangedIs frozenfrozen, stays as it is',
    /^ChangedIs oursPrice\$49\.00 → nothingAn override stands in for it on the site$/,
    'BackIs back',
    'NewIs new',
  ]);
  await expect(dialog.getByRole('list', { name: '60 problems' })).toContainText(
    'GET /courses, item 3',
  );
  await expect(dialog).toContainText('And 59 more.');
  await expectNoFault(page);
});

test('a question that somebody else has decided says so', async ({ page, admin }) => {
  const dialog = page.getByRole('dialog', { name: 'Sync with Thinkific' });
  const detail = 'This sync waits for no decision. Somebody may have taken it already.';
  await answer(page, '/18', HELD);
  await answer(page, '/18/changes?*', paged({ changes: [buildChange({ kind: 'removed' })] }));
  await openAs(page, admin.credential, '/admin/syncs?dialog=18');
  await expect(dialog).toContainText('8 courses would disappear');
  for (const [action, title] of [
    ['keep', 'Failed to keep the courses'],
    ['apply', 'Failed to apply the changes'],
  ] as const) {
    await refuse(page, `${RUNS}/18/${action}`, detail);
    const release = await hold(page, `${RUNS}/18/${action}`);
    await dialog
      .getByRole('button', { name: action === 'keep' ? 'Keep ours' : 'Apply anyway' })
      .click();
    for (const button of ['Keep ours', 'Apply anyway']) {
      await expect(dialog.getByRole('button', { name: button })).toBeDisabled();
    }
    release();
    await expect(toastOf(page)).toContainText(title);
    await expect(toastOf(page)).toContainText(detail);
    await expect(dialog.getByRole('button', { name: 'Apply anyway' })).toBeEnabled();
  }
  await expectNoFault(page);
});

test('the drawer of syncs says what it cannot show', async ({ page, admin }) => {
  const drawer = page.getByRole('dialog', { name: 'Syncs with Udemy' });
  await failOnce(page, `${RUNS}/page?*`);
  await openAs(page, admin.credential, '/admin/udemy-courses?syncs=all');
  await expect(drawer).toContainText('We could not load the syncs');
  await expectNoFault(page);
  await answer(page, '/page?*', paged({ runs: [] }, 0));
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer).toContainText('Each sync is listed here for a year.');
  await expectNoFault(page);
  const many = Array.from({ length: 25 }, (_, place) => ({ ...DONE, id: 100 + place }));
  await answer(page, '/page?*', paged({ runs: many }, 30, 1, 2));
  await page.reload();
  await expect(drawer.getByRole('listitem')).toHaveCount(25);
  await answer(page, '/page?*page=2*', paged({ runs: many.slice(0, 5) }, 30, 2, 2));
  await drawer.getByRole('button', { name: 'Next' }).click();
  await expect(drawer).toContainText('Page 2 of 2');
  await expect(drawer.getByRole('listitem')).toHaveCount(5);
  await expectNoFault(page);
  await failOnce(page, `${RUNS}/999`);
  await page.goto('/admin/udemy-courses?syncs=999');
  await expect(page.getByRole('dialog', { name: 'Sync' })).toContainText(
    'We could not load this sync',
  );
});

test('the address of a sync that there is not leads to those that there are', async ({
  page,
  admin,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Sync', exact: true });
  const openAddress = async (address: string) => {
    await openAs(page, admin.credential, address);
    await expect(dialog.getByRole('alert')).toContainText('There is no such sync');
    await expect(tryAgain(page)).toHaveCount(0);
    await expectNoFault(page);
    await dialog.getByRole('button', { name: 'Back to the list' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await openAddress('/admin/syncs?dialog=999999');
  await expect(page).toHaveURL('/admin/syncs');
  await openAddress('/admin/udemy-courses?syncs=999999');
  const drawer = page.getByRole('dialog', { name: 'Syncs with Udemy' });
  await expect(drawer.getByRole('listitem').first().getByRole('button')).toBeFocused();
});

test('the history of a course says what it cannot show, and has pages', async ({ page, admin }) => {
  const history = page.getByRole('dialog', { name: 'History of Python for Busy Engineers' });
  const course = buildUdemyCourse({ title: 'Python for Busy Engineers' });
  const path = '**/api/admin/udemy-courses/*/history?*';
  await page.route('**/api/admin/udemy-courses', (route) => route.fulfill({ json: [course] }));
  await failOnce(page, path);
  await openAs(page, admin.credential, '/admin/udemy-courses');
  await page.getByRole('button', { name: 'History of Python for Busy Engineers' }).click();
  await expect(history).toContainText('We could not load the history');
  await expectNoFault(page);
  await page.route(path, (route) => route.fulfill({ json: paged({ entries: [] }, 0) }));
  await tryAgain(page).click();
  await expect(history).toContainText('Nothing has been recorded of this course yet.');
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();

  const entry = (fields: Partial<CourseHistoryEntryDto>) => ({
    at: ENDED,
    kind: 'added',
    by: null,
    run: 17,
    is_undo: false,
    fields: [],
    ...fields,
  });
  const staff = { field: 'staff', before: null, after: 'Maria Santos', is_overridden: false };
  const entries = [
    entry({ is_undo: true, kind: 'changed', by: 'Ada Lovelace' }),
    entry({ run: null, kind: 'assignment', fields: [{ ...staff, field: 'staff' }] }),
    entry({}),
  ];
  await page.route(path, (route) => {
    const isSecond = route.request().url().includes('page=2');
    const shown = isSecond ? entries.slice(2) : entries.slice(0, 2);
    return route.fulfill({ json: paged({ entries: shown }, 26, isSecond ? 2 : 1, 2) });
  });
  await page.getByRole('button', { name: 'History of Python for Busy Engineers' }).click();
  await expect(history.getByRole('listitem')).toHaveText([
    /^Changed.*Ada LovelaceUndo of a sync$/,
    /^Assignment.*LecternAssigned staffnobody → Maria Santos$/,
  ]);
  const said = await lastingStatuses(page);
  await history.getByRole('button', { name: 'Next' }).click();
  await expect(history.getByRole('listitem')).toHaveText([/^New.*UdemySync$/]);
  await expect(said.filter({ hasText: 'Page 2 of 2' })).toHaveCount(1);
  await expectNoFault(page);
});

test('a running sync is seen wherever syncs are, and says who ends it', async ({ page, admin }) => {
  const run = buildSyncRun({ platform: 'udemy', courses_total: null, pages_read: 1 });
  const running = page.getByRole('group', { name: 'Sync with Udemy' });
  // Without the stream, the screen asks.
  await page.route(`${RUNS}/running/stream`, (route) => route.abort());
  await answer(page, '/running', [run]);
  for (const screen of ['dashboard', 'syncs', 'udemy-courses']) {
    await openAs(page, admin.credential, `/admin/${screen}`);
    await expect(running).toContainText('Reading the lists · 1 page read');
    await expect(running.getByRole('progressbar')).not.toHaveAttribute('value');
    await expectNoFault(page);
  }
  await page.goto('/admin/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(running).toHaveCount(0);
  await page.goto('/admin/udemy-courses');

  const detail = 'This sync is not running any more, or is being cancelled already.';
  await refuse(page, `${RUNS}/1/cancel`, detail);
  const release = await hold(page, `${RUNS}/1/cancel`);
  const cancel = running.getByRole('button', { name: 'Cancel the sync with Udemy' });
  await cancel.click();
  await expect(running).toContainText('Cancelling…');
  release();
  await expect(toastOf(page)).toContainText('Failed to cancel the sync');
  await expect(toastOf(page)).toContainText(detail);
  await expect(running).not.toContainText('Cancelling…');
  await answer(page, '/running', [{ ...run, cancelled_by: 'Ada Lovelace' }]);
  await expect(running).toContainText('Cancelling…');
  await expect(cancel).toBeDisabled();
  await expectNoFault(page);

  await test.step('until the connection is lost, and once it is back', async () => {
    await page.route(`${RUNS}/running`, (route) => route.abort());
    await expect(running).toContainText('Cancelling…');
    await answer(page, '/running', [{ ...run, courses_done: 3, courses_total: 16 }]);
    await expect(running).toContainText('3 of 16 courses');
    await answer(page, '/running', []);
    await expect(running).toHaveCount(0);
  });
});

test('a preview that fails says why', async ({ page, admin }) => {
  for (const [screen, platform] of [
    ['courses', 'thinkific'],
    ['udemy-courses', 'udemy'],
  ] as const) {
    const detail = `${platform} answered 503.`;
    await openAs(page, admin.credential, `/admin/${screen}`);
    const path = `**/api/admin/${platform}/sync/preview`;
    await refuse(page, path, detail, 502);
    const release = await hold(page, path);
    const button = page.getByRole('button', { name: 'Preview changes' });
    await button.click();
    await expect(button).toHaveClass(/ant-btn-loading/);
    release();
    await expect(toastOf(page)).toContainText('Failed to preview the sync');
    await expect(toastOf(page)).toContainText(detail);
    await expect(button).not.toHaveClass(/ant-btn-loading/);
  }
});

test('the mark of a sync covers no word of the navigation', async ({ page, admin }) => {
  await page.route('**/api/admin/sync-status', async (route) => {
    const response = await route.fetch();
    const syncs = (await response.json()) as SyncStatusDto[];
    await route.fulfill({ response, json: syncs.map((sync) => ({ ...sync, state: 'failed' })) });
  });
  for (const screen of ['courses', 'udemy-courses']) {
    await openAs(page, admin.credential, `/admin/${screen}`);
    const entry = page
      .getByRole('complementary')
      .getByRole('listitem')
      .filter({
        has: page.locator('[aria-current="page"]'),
      });
    const mark = entry.getByText('The last sync failed');
    await expect(mark).toBeAttached();
    const room = await mark.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.closest('li')?.querySelector('a') ?? element);
      return (
        (element.parentElement?.getBoundingClientRect().left ?? 0) -
        words.getBoundingClientRect().right
      );
    });
    expect(room).toBeGreaterThanOrEqual(0);
  }
});

test('the focus stays where something was decided', async ({ page, admin }) => {
  // A drawer is within what has the focus then.
  const inDialog = page.locator(
    '[role="dialog"]:focus, [role="dialog"] :focus, :focus:has([role="dialog"])',
  );
  const difference = { fields: [], is_declined: false, found_at: ENDED, version: 'one' };
  const waiting = { thinkific_id: 3, display_title: 'Waits', sync_rule: 'ask' as const };
  const decide = async (action: string) => {
    await page.getByRole('button', { name: action }).last().focus();
    await page.keyboard.press('Enter');
  };
  const list = (course: object) =>
    page.route('**/api/admin/courses/page?*', (route) =>
      route.fulfill({ json: buildAdminCoursePage([buildAdminCourseCard(course)]) }),
    );
  const open = { ...waiting, difference: { ...difference, kind: 'removed' as const } };

  await test.step('on a card', async () => {
    await list(open);
    await page.route('**/api/admin/sync-proposals/**', (route) => route.fulfill({ json: DONE }));
    await openAs(page, admin.credential, '/admin/courses');
    await expect(page.getByText('1 change waits')).toBeVisible();
    await list(waiting);
    await decide('Accept the changes of Waits');
    await expect(page.getByText('1 change waits')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Courses' })).toBeFocused();
  });

  await test.step('in the dialog of a course', async () => {
    const serve = (course: object) =>
      page.route('**/api/admin/courses/3', (route) =>
        route.fulfill({ json: buildAdminCourse(course) }),
      );
    await serve(open);
    await page.goto('/admin/courses?dialog=3');
    await expect(page.getByRole('dialog')).toContainText('1 change waits');
    await serve(waiting);
    await decide('Accept the changes of Waits');
    await expect(page.getByRole('dialog')).not.toContainText('1 change waits');
    await expect(inDialog).toHaveCount(1);
  });

  for (const address of ['/admin/syncs?dialog=18', '/admin/courses?syncs=18']) {
    await test.step(`at ${address}`, async () => {
      await answer(page, '/18', HELD);
      await answer(page, '/18/changes?*', paged({ changes: [buildChange({ kind: 'removed' })] }));
      await answer(page, '/18/keep', { ...HELD, decision: 'keep' });
      await page.goto(address);
      await expect(page.getByRole('dialog')).toContainText('Held back');
      await answer(page, '/18', { ...HELD, decision: 'keep' });
      await decide('Keep ours');
      await expect(page.getByRole('dialog')).toContainText('Kept ours');
      await expect(inDialog).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
});
