import type { Page } from '@playwright/test';
import type { StatsDto } from '../../src/api/generated/model/statsDto';
import { expect, openAs, test } from '../admin';

const figures = (page: Page) => page.getByRole('list', { name: 'Stats' }).getByRole('listitem');

test('an admin sees figures, what waits and the syncs, and goes on to the courses', async ({
  page,
  admin,
  request,
}) => {
  const answer = await request.get('/api/admin/stats', { headers: admin.headers });
  const stats = (await answer.json()) as StatsDto;
  await openAs(page, admin.credential, '/admin/dashboard');
  await expect(figures(page)).toHaveCount(7);
  await expect(figures(page).first()).toContainText(`Total Courses${stats.total_courses}`);
  const needs = page.getByRole('region', { name: 'Needs attention' });
  await expect(needs.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sync', exact: true })).toContainText(
    /Synced [\w ]+ · (next [\w ,]*\d\d:\d\d · )?\d+ courses/,
  );
  await expect(page.getByRole('region', { name: 'Searches without a result' })).toBeVisible();

  await test.step('links to no screen that is not there', async () => {
    const links = await page.getByRole('main').getByRole('link').all();
    const addresses = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
    for (const address of addresses) {
      if (!address?.startsWith('/')) continue;
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });

  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await actions.getByRole('link', { name: 'Manage Courses' }).click();
  await expect(page).toHaveURL('/admin/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Courses');
});

test('staff see the figures without links, and their own screens only', async ({ page, admin }) => {
  await openAs(page, await admin.addUser({ role: 'staff' }), '/admin/dashboard');
  await expect(figures(page)).toHaveCount(7);
  await expect(figures(page).getByRole('link')).toHaveCount(0);
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  await expect(actions.getByRole('link')).toHaveText(['My Courses']);
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByText('Staff', { exact: true })).toBeVisible();
  await expect(sidebar.getByRole('link')).toHaveText([
    ...[/Staff/, 'Dashboard', 'My Courses', 'My Offerings'],
  ]);
});
