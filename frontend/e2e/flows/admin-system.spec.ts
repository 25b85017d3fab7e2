import type { SystemDto } from '../../src/api/generated/model/systemDto';
import { adminPaths } from '../../src/paths';
import { expect, openAs, test, toastOf } from '../admin';
import { expectNoFault, expectNoFaultAtAnyWidth } from '../axe';
import { hold } from '../test';

const SYSTEM = '**/api/admin/system';

test('the screen System shows all parts, and copies them for support', async ({ page, admin }) => {
  const part = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('loading and failing', async () => {
    await page.route(SYSTEM, (route) => route.fulfill({ status: 503 }));
    await openAs(page, admin.credential, adminPaths.system);
    await expect(page.getByText('We could not look at the system')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy for Support' })).toBeDisabled();
    await page.unroute(SYSTEM);
    const release = await hold(page, SYSTEM);
    await page.getByRole('button', { name: 'Try again' }).click();
    release();
  });

  await test.step('each part says what it found', async () => {
    await expect(part('This process')).toContainText(/Lectern\d+\.\d+\.\d+/);
    await expect(part('Replicas')).toContainText(/process \d+\d+\.\d+\.\d+, since \d{4}-/);
    await expect(part('Database')).toContainText('Last migration');
    await expect(part('Platforms')).toContainText('Udemy');
    await expect(part('Mails, webhooks and jobs')).toContainText(/\d+ waiting, \d+ given up/);
    await expectNoFaultAtAnyWidth(page);
  });

  await test.step('the keyboard copies it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy for Support' }).focus();
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^This process\n {2}Lectern: \d/);
    expect(copied).toContain('Last migration: ');
  });

  await test.step('a part that fails leaves the others', async () => {
    await page.route(SYSTEM, async (route) => {
      const answer = await route.fetch();
      const system = (await answer.json()) as SystemDto;
      const error = {
        message: 'Something went wrong on our side. It was away.',
        part: 'Sync',
        route: '/api/courses/:id',
        count: 3,
        first_at: '2026-03-01T06:00:00.000Z',
        last_at: '2026-03-02T06:00:00.000Z',
        request_id: '5d0c1a52-9a4e-4a2c-8d0e-6f7c3f0b2a11',
        host: 'web-1',
        pid: 7,
      };
      await route.fulfill({ json: { ...system, database: undefined, errors: [error] } });
    });
    await page.reload();
    await expect(part('Last errors').getByRole('listitem')).toContainText('3 times');
    await expect(part('Last errors')).toContainText(
      'Sync, /api/courses/:id, web-1, process 7, request 5d0c1a52',
    );
    await expect(part('Database')).toContainText('could not be looked at');
    await expectNoFaultAtAnyWidth(page);
    await page.unroute(SYSTEM);
    await page.route(SYSTEM, async (route) => {
      const answer = await route.fetch();
      const system = (await answer.json()) as SystemDto;
      await route.fulfill({ json: { ...system, errors: [] } });
    });
    await page.reload();
    await expect(part('Last errors')).toContainText('No errors');
    const [line, box] = await part('Last errors')
      .locator('> div')
      .evaluateAll((parts) => parts.map((each) => each.getBoundingClientRect()));
    expect((box?.top ?? 0) - (line?.bottom ?? 0)).toBeGreaterThanOrEqual(8);
    await expect(part('Platforms')).toContainText('Thinkific');
    await expectNoFault(page);
  });
});

test('the command palette leads an admin to System, and staff is kept out', async ({
  page,
  admin,
}) => {
  await openAs(page, admin.credential, adminPaths.users);
  await expect(page.getByRole('link', { name: 'System', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or type a command' }).fill('system');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Go to System');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System');
  const staff = await admin.addUser({ role: 'staff' });
  await openAs(page, staff, adminPaths.system);
  await expect(page).toHaveURL(adminPaths.staffDashboard);
});

test('System shows what browsers have blocked, until an admin clears it', async ({
  page,
  admin,
}) => {
  const part = page.getByRole('region', { name: 'Blocked by browsers' });

  await test.step('once a browser has told of it', async () => {
    await page.goto('/courses');
    const told = page.waitForResponse('**/api/csp-reports');
    await page.evaluate(() => {
      const widget = new Image();
      widget.src = 'https://widgets.example.net/button.png?visitor=7';
      document.body.append(widget);
    });
    expect((await told).status()).toBe(204);
    await openAs(page, admin.credential, adminPaths.system);
    const line = part.getByRole('listitem').filter({ hasText: 'On /courses' });
    await expect(line).toContainText('https://widgets.example.net by img-src');
    await expect(part).not.toContainText('visitor');
    await expectNoFaultAtAnyWidth(page);
  });

  await test.step('by the keyboard, after a question', async () => {
    await part.getByRole('button', { name: 'Clear Reports' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Clear the reports?' });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoFault(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toastOf(page)).toContainText('Reports cleared');
    await expect(part).toContainText('Nothing was blocked');
    await expect(question).toBeHidden();
    await expectNoFault(page);
  });

  await test.step('and says when there is no room, and when it cannot look', async () => {
    await page.route('**/api/admin/csp-reports', (route) =>
      route.fulfill({
        json: {
          is_full: true,
          reports: [
            {
              directive: 'img-src',
              blocked: 'data:',
              page: '/',
              count: 1200,
              first_at: '2026-03-01T06:00:00.000Z',
              last_at: '2026-03-02T06:00:00.000Z',
            },
          ],
        },
      }),
    );
    await page.reload();
    await expect(part).toContainText('no room for more');
    await expect(part).toContainText('1,200 times');
    await page.unroute('**/api/admin/csp-reports');
    await page.route('**/api/admin/csp-reports', (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(part).toContainText('We could not load what browsers have reported');
  });
});
