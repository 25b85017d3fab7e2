import type { Page } from '@playwright/test';
import type { MissingSearchDto } from '../../src/api/generated/model/missingSearchDto';
import type { NeedsDto } from '../../src/api/generated/model/needsDto';
import type { StatsDto } from '../../src/api/generated/model/statsDto';
import type { SyncStatusDto } from '../../src/api/generated/model/syncStatusDto';
import { expect, openAs, test } from '../admin';
import { hold } from '../test';
import { expectNoFault } from '../axe';

const STATS: StatsDto = {
  total_courses: 1234,
  visible_courses: 1200,
  hidden_courses: 34,
  courses_with_overrides: 5,
  visible_testimonials: 40,
  total_testimonials: 60,
  pending_testimonials: 3,
  approved_testimonials: 50,
  rejected_testimonials: 7,
  newsletter_subscribers: 10_500,
};

const NONE = { total: 0, courses: [] };

const NOTHING: NeedsDto = {
  testimonials: [],
  syncs: [],
  proposals: NONE,
  pairs: { total: 0, pairs: [] },
  changed: NONE,
  incomplete: NONE,
  unlinked: NONE,
};

const serve = (page: Page, stats: StatsDto) =>
  page.route('**/api/admin/stats', (route) => route.fulfill({ json: stats }));

const serveSearches = (page: Page, searches: MissingSearchDto[]) =>
  page.route('**/api/admin/missing-searches', (route) => route.fulfill({ json: { searches } }));

/** As at a platform's pace, which the sandbox does not keep. */
const leaveCurricula = (page: Page) =>
  page.route('**/api/admin/sync-status', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as SyncStatusDto[];
    await route.fulfill({ response, json: found.map((each) => ({ ...each, curricula_due: 2 })) });
  });

const SEARCHES: MissingSearchDto[] = [
  { term: 'haskell', count: 1_207, last_day: '2026-03-04' },
  { term: 'x'.repeat(40), count: 1, last_day: '2026-01-31' },
];

const figures = (page: Page) => page.getByRole('list', { name: 'Figures' }).getByRole('listitem');

test('says so when nothing waits for an admin', async ({ page, admin }) => {
  await page.route('**/api/admin/needs', (route) => route.fulfill({ json: NOTHING }));
  await openAs(page, admin.credential, '/admin/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs).toContainText('Nothing needs you');
  await expect(needs.getByRole('listitem')).toHaveCount(0);
  await expectNoFault(page);
});

test('shows seven figures with their texts, without a fault that axe finds', async ({
  page,
  admin,
}) => {
  await serve(page, STATS);
  await serveSearches(page, SEARCHES);
  await leaveCurricula(page);
  await openAs(page, admin.credential, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(
    page.getByText('Overview of courses, testimonials, and newsletter subscriptions'),
  ).toBeVisible();
  await expect(figures(page)).toHaveText([
    'Total Courses1,234Synced from the course platform',
    'Visible Courses1,200Shown on public site',
    'Hidden Courses34Not visible publicly',
    'Customized5Title changed',
    'Testimonials40 / 60Visible / total',
    /^Pending Review3Testimonials awaiting approval/,
    'Newsletter Subscribers10,500Email subscriptions',
  ]);
  await expect(figures(page).nth(5)).toHaveAttribute('data-highlighted', 'true');
  await expect(page.getByRole('region', { name: 'Sync' })).toContainText(
    /Synced [\w ]+ · next [\w ,]*\d\d:\d\d · \d+ courses · lessons of \d+ are up to date/,
  );
  const missing = page.getByRole('region', { name: 'Searches without a result' });
  await expect(missing.getByRole('row')).toHaveText([
    'SearchTimesLast',
    'haskell1,207Mar 4, 2026',
    `${'x'.repeat(40)}1Jan 31, 2026`,
  ]);
  await expectNoFault(page);

  await test.step('links to no screen that is not there', async () => {
    const links = await page.getByRole('main').getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(addresses).toContain('/admin/courses');
    for (const address of addresses) {
      expect((await page.request.get(address ?? '')).status(), `${address}`).toBe(200);
    }
  });

  await test.step('leads admins on to the courses', async () => {
    const actions = page.getByRole('region', { name: 'Quick Actions' });
    await expect(actions).toContainText('Toggle visibility and customize course information');
    await actions.getByRole('link', { name: 'Manage Courses' }).click();
    await expect(page).toHaveURL('/admin/courses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Courses');
  });

  await test.step('says that nothing is pending at zero', async () => {
    await serve(page, { ...STATS, pending_testimonials: 0 });
    await serveSearches(page, []);
    await page.goto('/admin/dashboard');
    const pending = figures(page).nth(5);
    await expect(pending).toHaveText('Pending Review0No pending testimonials');
    await expect(pending).toHaveAttribute('data-highlighted', 'false');
    await expect(missing).toContainText('Every search found something');
  });
});

test('shows grey cards first, an error with a second try, and the figures of the API', async ({
  page,
  admin,
}) => {
  await page.route('**/api/admin/stats', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const release = await hold(page, '**/api/admin/stats');
  await openAs(page, admin.credential, '/admin/dashboard');
  await expect(page.getByText(/^Overview of courses/)).toBeVisible();
  await expect(page.getByTestId('stat-skeleton')).toHaveCount(7);
  release();
  await expect(page.getByRole('alert')).toContainText('We could not load the figures');
  const answer = page.waitForResponse('**/api/admin/stats');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figures(page)).toHaveCount(7);
  const stats = (await (await answer).json()) as StatsDto;
  await expect(figures(page).first()).toContainText(`Total Courses${stats.total_courses}`);
});

test('says in the server’s words why it refuses', async ({ page, admin }) => {
  const detail = 'Too many requests. Try again in a minute.';
  await page.route('**/api/admin/needs', (route) =>
    route.fulfill({ status: 429, json: { status: 429, detail } }),
  );
  await openAs(page, admin.credential, '/admin/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('alert')).toContainText('We could not load what waits for you');
  await expect(needs.getByRole('alert')).toContainText(detail);
  await expect(needs.getByRole('alert')).not.toContainText('our side');
});

test('shows staff the figures without links, and their own screens only', async ({
  page,
  admin,
}) => {
  await serve(page, STATS);
  await openAs(page, await admin.addUser({ role: 'staff' }), '/admin/dashboard');
  await expect(figures(page)).toHaveCount(7);
  await expect(figures(page).getByRole('link')).toHaveCount(0);
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('link')).toHaveText(['My Courses']);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('Staff', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveText([/Your account/, 'Dashboard', 'My Courses']);
});
