import type { Locator } from '@playwright/test';
import { fillNewUser, openAs } from '../admin';
import { cards } from '../admin-courses';
import { bottomOf, cutOff } from '../measures';
import { hold } from '../test';
import { expect, rowOf, test } from '../testimonials';

async function expectNoneCut(parts: Locator) {
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) expect(await cutOff(part)).toBeLessThanOrEqual(1);
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the figures of the dashboard come in the height that was kept for them', async ({
    page,
    admin,
  }) => {
    const release = await hold(page, '**/api/admin/stats');
    await openAs(page, admin.credential, '/admin/dashboard');
    // Until then the document's outlines stand there, which give way.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const kept = page.getByTestId('stat-skeleton').first().locator('..');
    await expect(kept).toBeVisible();
    const before = await kept.boundingBox();
    release();
    const strip = page.getByRole('list', { name: 'Figures' });
    await expect(strip).toBeVisible();
    const height = (await strip.boundingBox())?.height ?? 0;
    expect(Math.abs(height - (before?.height ?? 0))).toBeLessThanOrEqual(1);
  });

  test('the foot of a user’s form has one line, and what comes later moves nothing', async ({
    page,
    admin,
  }) => {
    const person = await admin.addUser();
    const url = `**/api/admin/users/${person.id}/two-factor`;
    await page.route(url, (route) =>
      route.fulfill({
        json: { enabled_at: '2026-03-05T09:41:00.000Z', recovery_codes_left: 8, passkeys: 2 },
      }),
    );
    const release = await hold(page, url);
    await openAs(page, admin.credential, `/admin/users?dialog=${person.id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await expect(dialog.getByRole('button', { name: 'Send reset mail' })).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Save' });
    const signOut = dialog.getByRole('button', { name: 'Sign out' });
    const before = await save.boundingBox();
    expect((await signOut.boundingBox())?.y).toBe(before?.y);
    release();
    await expect(dialog.getByText('Authenticator app since Mar 5, 2026, 2 passkeys')).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: 'Reset two-factor authentication' }),
    ).toBeVisible();
    expect(await save.boundingBox()).toEqual(before);
  });

  test('the keys fit the screen, with what switches them off', async ({ page, admin }) => {
    await openAs(page, admin.credential, '/admin/users');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 768 });
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByRole('checkbox')).toBeVisible();
    expect((await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(8);
    expect(await bottomOf(dialog)).toBeLessThanOrEqual(760);
  });
});

test('the word for a password comes where its place is', async ({ page, admin }) => {
  const release = await hold(page, '**/assets/password-strength-*.js');
  await openAs(page, admin.credential, '/admin/users?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Add New User' });
  await fillNewUser(dialog);
  const save = dialog.getByRole('button', { name: 'Save' });
  const before = await save.boundingBox();
  release();
  await expect(dialog.getByText('Strength: Strong')).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test('the mails to a user come where their place is', async ({ page, admin }) => {
  const { id } = await admin.addUser();
  const release = await hold(page, `**/api/admin/users/${id}/mails`);
  await openAs(page, admin.credential, `/admin/users?dialog=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  const save = dialog.getByRole('button', { name: 'Save' });
  const before = await save.boundingBox();
  release();
  await expect(dialog.getByRole('button', { name: 'Send reset mail' })).toBeVisible();
  expect(await save.boundingBox()).toEqual(before);
});

test('seven large figures are seen whole beside a sidebar', async ({ page, admin }) => {
  await page.route('**/api/admin/stats', async (route) => {
    const response = await route.fetch();
    const figures = (await response.json()) as Record<string, number>;
    const large = Object.keys(figures).map((name) => [name, 8_888]);
    await route.fulfill({ response, json: Object.fromEntries(large) as object });
  });
  await openAs(page, admin.credential, '/admin/dashboard');
  const strip = page.getByRole('list', { name: 'Figures' });
  await expect(strip.getByRole('listitem')).toHaveCount(7);
  for (const width of [768, 1239, 1240, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutOff(strip), `at ${width} px`).toBeLessThanOrEqual(0);
    await expectNoneCut(strip.locator('p'));
  }
});

test('a sync shows the whole name of who began it, however long', async ({ page, admin }) => {
  await page.route(/\/api\/admin\/sync-runs\/\d+$/, async (route) => {
    const response = await route.fetch();
    const run = (await response.json()) as object;
    await route.fulfill({ response, json: { ...run, started_by: 'N'.repeat(255) } });
  });
  await openAs(page, admin.credential, '/admin/syncs');
  await page.getByRole('table', { name: 'Syncs' }).getByRole('button').first().click();
  const facts = page.getByRole('dialog').locator('dl').first();
  await expect(facts).toContainText('NNN');
  await expectNoneCut(facts.locator('> *'));
  expect(await cutOff(facts)).toBeLessThanOrEqual(1);
});

test('lines stand apart, and rows and columns hold them, also in larger text', async ({
  page,
  admin,
  stories,
}) => {
  const { studentName } = await stories.add();
  const { username } = await admin.addUser();
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  // What is there once the outlines of what loads are gone.
  for (const [address, ...parts] of [
    [
      '/admin/dashboard',
      section('Needs you').getByRole('listitem'),
      section('Sync').getByRole('time'),
    ],
    ['/admin/courses', cards(page)],
    [stories.screen, rowOf(page, studentName)],
    [`/admin/users?search=${username}`, rowOf(page, username)],
  ] as const) {
    await openAs(page, admin.credential, address);
    await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
    await expect(page.getByRole('list', { name: 'Figures' })).toBeVisible();
    for (const part of parts) await expect(part.first()).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const tight = await page.locator('main :not(svg, svg *)').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { fontSize, lineHeight } = getComputedStyle(part);
          const hasText = [...part.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
          return hasText && parseFloat(lineHeight) < parseFloat(fontSize);
        })
        .map(({ textContent }) => textContent),
    );
    expect(tight, address).toEqual([]);
    for (const row of await page.locator('tbody tr').all()) {
      expect(await row.evaluate((part) => part.scrollHeight - part.clientHeight)).toBe(0);
    }
    // Not the searches that found nothing, which the dashboard lists once there are some.
    for (const row of await page.locator('tbody[role="rowgroup"] tr').all()) {
      await expectNoneCut(row.locator('[data-place="status"]'));
    }
  }
});
