import type { Locator, Page } from '@playwright/test';
import type { AuditPageDto } from '../../src/api/generated/model/auditPageDto';
import type { NeedsDto } from '../../src/api/generated/model/needsDto';
import { fillNewUser, openAs } from '../admin';
import { cards } from '../admin-courses';
import { bottomOf, cutOff } from '../measures';
import { hold } from '../test';
import { expect, rowOf, test } from '../testimonials';

async function expectNoneCut(parts: Locator) {
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) expect(await cutOff(part)).toBeLessThanOrEqual(1);
}

async function middle(part: Locator) {
  const box = await part.boundingBox();
  return Math.round((box?.y ?? NaN) + (box?.height ?? NaN) / 2);
}

test.describe('at 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the dashboard shows its seven figures whole', async ({ page, admin }) => {
    await openAs(page, admin.credential, '/admin/dashboard');
    const strip = page.getByRole('main').getByRole('list').first();
    await expect(strip.getByRole('listitem')).toHaveCount(7);
    expect(await cutOff(strip)).toBeLessThanOrEqual(0);
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(92);
    await expectNoneCut(strip.locator('p'));
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await cutOff(strip)).toBeLessThanOrEqual(0);
    const labels = strip.locator('a > span:first-child');
    for (const label of await labels.all()) {
      const words = await label.boundingBox();
      const item = await label.locator('xpath=ancestor::li').boundingBox();
      const room = (item?.x ?? 0) + (item?.width ?? 0) - (words?.x ?? 0) - (words?.width ?? 0);
      expect(room).toBeGreaterThanOrEqual(10);
    }
  });

  test('its figures come in the height that was kept for them', async ({ page, admin }) => {
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

  test('Manage Courses shows six courses, and no fact in parts', async ({ page, admin }) => {
    await openAs(page, admin.credential, '/admin/courses');
    await expect(cards(page).nth(5)).toBeVisible();
    expect(await bottomOf(cards(page).nth(5))).toBeLessThanOrEqual(900);
    const state = page.getByRole('main').locator('header p');
    await expectNoneCut(state);
    expect((await state.boundingBox())?.height).toBeLessThanOrEqual(18);
    expect(await factsInParts(page)).toEqual([]);
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
  for (const width of [768, 900, 1100, 1239, 1240, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutOff(strip), `at ${width} px`).toBeLessThanOrEqual(0);
    await expectNoneCut(strip.locator('p'));
  }
});

test('a title stands clear of the edge also where the head takes two lines', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openAs(page, admin.credential, '/admin/courses');
  await expect(cards(page).first()).toBeVisible();
  const box = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(8);
});

test('the mark of a story stays within its column, and no head is cut', async ({
  page,
  admin,
  stories,
}) => {
  await stories.add({ quote: 'All of it is at https://example.org/story for those who ask.' });
  await openAs(page, admin.credential, stories.screen);
  const sign = page.getByRole('img', { name: /^Marked: / });
  await expect(sign).toBeVisible();
  for (const width of [900, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [mark, cell] = await Promise.all([
      sign.boundingBox(),
      page.getByRole('cell').filter({ has: sign }).boundingBox(),
    ]);
    const end = (cell?.x ?? 0) + (cell?.width ?? 0);
    expect((mark?.x ?? 0) + (mark?.width ?? 0), `at ${width} px`).toBeLessThanOrEqual(end);
    await expectNoneCut(page.getByRole('columnheader', { name: 'Career Transition' }));
  }
});

test('the foot of a list is one line, also before its select has come', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/newsletters');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  const sizes = page.getByRole('combobox', { name: 'Rows a page' });
  expect(Math.abs((await middle(sizes)) - (await middle(next)))).toBeLessThanOrEqual(2);
});

test('the search for stories and its buttons are on one line', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/testimonials');
  const search = page.getByRole('search');
  const field = search.getByRole('searchbox');
  for (const width of [900, 1024, 1100, 1180, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Search', 'Clear']) {
      const button = search.getByRole('button', { name, exact: true });
      const apart = Math.abs((await middle(button)) - (await middle(field)));
      expect(apart, `${name} at ${width} px`).toBeLessThanOrEqual(2);
    }
  }
});

test('what could not be loaded has room for its words in a narrow column', async ({
  page,
  admin,
}) => {
  await page.route('**/api/admin/sync-status', (route) => route.fulfill({ status: 503 }));
  await openAs(page, admin.credential, '/admin/dashboard');
  const title = page.getByText('We could not load the syncs');
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await title.boundingBox())?.width, `at ${width} px`).toBeGreaterThanOrEqual(200);
  }
});

test('the audit log has its filters on one line, and its acts on two at most', async ({
  page,
  admin,
}) => {
  await page.route('**/api/admin/audit?*', async (route) => {
    const response = await route.fetch();
    const log = (await response.json()) as AuditPageDto;
    for (const line of log.lines) if (line.object_type !== 'syncRun') line.act = 'getNeeds';
    await route.fulfill({ response, json: log });
  });
  await openAs(page, admin.credential, '/admin/audit');
  await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
  for (const act of await page.getByRole('table').getByRole('button').all()) {
    expect((await act.boundingBox())?.height).toBeLessThanOrEqual(36);
  }
  const record = page.getByRole('combobox', { name: 'Record' });
  await expect(record).toBeVisible();
  const start = await page
    .getByRole('columnheader', { name: 'When' })
    .evaluate((head) => getComputedStyle(head).paddingLeft);
  await expect(page.getByRole('cell').last()).toHaveCSS('padding-left', start);
  const tools = page.getByRole('button', { name: 'Columns and row height' });
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const other of [page.getByLabel('From'), page.getByLabel('To', { exact: true }), tools]) {
      expect(Math.abs((await middle(other)) - (await middle(record)))).toBeLessThanOrEqual(2);
    }
  }
});

test('a course with a long name leaves room for what it needs', async ({ page, admin }) => {
  await page.route('**/api/admin/needs', async (route) => {
    const response = await route.fetch();
    const needs = (await response.json()) as NeedsDto;
    needs.incomplete = {
      total: 1,
      courses: [{ id: '1', title: 'N'.repeat(200), fields: ['level'] }],
    };
    await route.fulfill({ response, json: needs });
  });
  await openAs(page, admin.credential, '/admin/dashboard');
  const line = page.getByRole('region', { name: 'Needs you' }).getByText('NNN').first();
  await expect(line).toBeVisible();
  const [name, text] = await Promise.all([
    line.boundingBox(),
    line.locator('xpath=ancestor::p').boundingBox(),
  ]);
  expect((text?.width ?? 0) - (name?.width ?? 0)).toBeGreaterThanOrEqual(150);
  await expect(line).toHaveAttribute('title', 'N'.repeat(200));
});

test('the state of a sync takes one line, whatever room is left', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/courses');
  const state = page.getByRole('main').locator('header p');
  for (const width of [900, 1100, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(state.getByText(/^Synced /)).toBeInViewport({ ratio: 0.9 });
    expect((await state.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(18);
  }
});

/** The facts of cards of which a part is seen, and a part is not. */
function factsInParts(page: Page): Promise<string[]> {
  return cards(page)
    .locator('h2 ~ span > span')
    .evaluateAll((facts) =>
      facts.flatMap((fact) => {
        const [own, room] = [fact, fact.parentElement ?? fact].map((part) =>
          part.getBoundingClientRect(),
        );
        if (!own || !room || own.width === 0 || own.top >= room.bottom - 1) return [];
        return own.right > room.right + 1 || own.bottom > room.bottom + 1
          ? [fact.textContent ?? '']
          : [];
      }),
    );
}

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
      await expectNoneCut(row.locator('[data-place="status"]'));
    }
  }
});
