import type { Locator, Page } from '@playwright/test';
import { openAs, toastOf } from '../admin';
import { cards } from '../admin-courses';
import { bottomOf, cutOff } from '../measures';
import { hold } from '../test';
import { expect, readerOf, test } from '../testimonials';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

async function expectAboveFoot(page: Page, action: Locator) {
  const toast = toastOf(page).getByRole('listitem');
  await expect(toast).toBeVisible();
  expect(await bottomOf(toast)).toBeLessThanOrEqual((await action.boundingBox())?.y ?? 0);
  await action.click({ trial: true });
}

test('what needs somebody ends above its actions', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/dashboard');
  const lines = page.getByRole('region', { name: 'Needs you' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  for (const line of await lines.all()) {
    const [text, action] = [line.getByRole('paragraph'), line.locator('> :last-child')];
    expect(await bottomOf(text)).toBeLessThanOrEqual((await action.boundingBox())?.y ?? 0);
    await expect(text).toHaveCSS('padding-bottom', '0px');
  }
});

test('the state of a sync comes where its place is', async ({ page, admin }) => {
  const release = await hold(page, '**/api/admin/sync-status');
  await openAs(page, admin.credential, '/admin/courses');
  await expect(cards(page).first()).toBeVisible();
  const preview = page.getByRole('button', { name: 'Preview changes' });
  const before = await preview.boundingBox();
  release();
  await expect(page.getByRole('main').locator('header p')).toContainText('Synced');
  expect(await preview.boundingBox()).toEqual(before);
});

test('a click that leaves a field goes where it was meant to', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/testimonials?dialog=new');
  const dialog = page.getByRole('dialog', { name: 'Add New Testimonial' });
  const name = dialog.getByLabel('Student Name');
  await expect(name).toBeFocused();
  const upload = dialog.getByRole('button', { name: 'Upload a portrait' });
  await upload.evaluate((button) => {
    button.addEventListener('click', () => button.setAttribute('data-clicked', ''));
  });
  await upload.click();
  await expect(upload).toHaveAttribute('data-clicked', '');
  await expect(dialog.getByText('Student name is required')).toBeVisible();
});

test('rows of a list take the width of the screen', async ({ page, admin }) => {
  for (const path of ['/admin/testimonials', '/admin/newsletters']) {
    await openAs(page, admin.credential, path);
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCSS('width', `${375 - 2 * 16}px`);
  }
});

test('the card of a user has the name of the person, too', async ({ page, admin }) => {
  const { username, name } = await admin.addUser({ name: 'Grace Hopper' });
  await openAs(page, admin.credential, `/admin/users?search=${username}`);
  await expect(page.getByRole('row').getByText(name)).toBeVisible();
});

test('a course without a picture shows so beside its checkbox', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/courses?search=Agentic');
  const icon = cards(page).getByRole('img', { name: 'No image' });
  await expect(icon).toBeVisible();
  const box = await cards(page).getByRole('checkbox').locator('..').boundingBox();
  const room = ((await icon.boundingBox())?.x ?? 0) - (box?.x ?? 0) - (box?.width ?? 0);
  expect(room).toBeGreaterThanOrEqual(8);
});

test('a toast leaves the foot of a dialog free, however many lines it takes', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  await page.route(`**/api/admin/users/${person.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.route(`**/api/admin/users/${person.id}/two-factor`, (route) =>
    route.fulfill({ json: { enabled_at: null, recovery_codes_left: 0, passkeys: 1 } }),
  );
  await openAs(page, admin.credential, `/admin/users?dialog=${person.id}`);
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('Name', { exact: true }).fill('Somebody else');
  await expect(dialog.getByRole('button', { name: /^Reset two-factor/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectAboveFoot(page, dialog.getByRole('button', { name: 'Sign out' }));
});

test('so it does below a story that is read', async ({ page, admin, stories }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const studentName of ['Second', 'First']) await stories.add({ studentName });
  await openAs(page, admin.credential, `${stories.screen}&status=pending`);
  await page.getByText('Three months in').first().click();
  const reader = readerOf(page);
  await reader.getByRole('button', { name: 'Approve' }).click();
  await expect(reader.getByRole('figure')).toContainText('Second');
  await expectAboveFoot(page, reader.getByRole('button', { name: 'Undo' }));
});

test('what replaces the platform’s text begins above the field', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/courses?search=Agentic');
  await page.getByRole('button', { name: /^Edit / }).click();
  const fields = page.getByRole('dialog').locator('[data-field]');
  const inherited = fields.filter({ has: page.getByRole('button', { name: /^Override/ }) });
  await expect(inherited.first()).toBeVisible();
  for (const field of await inherited.all()) {
    const box = await field.getByRole('textbox').or(field.getByRole('combobox')).boundingBox();
    const override = field.getByRole('button', { name: /^Override/ });
    expect(await bottomOf(override)).toBeLessThanOrEqual((box?.y ?? 0) + 0.5);
  }
});

test('the name of a course leaves room for its history, however long', async ({ page, admin }) => {
  await page.route(/\/api\/admin\/courses\/\d+$/, async (route) => {
    const response = await route.fetch();
    const course = (await response.json()) as object;
    await route.fulfill({ response, json: { ...course, display_title: 'N'.repeat(500) } });
  });
  await openAs(page, admin.credential, '/admin/courses?search=Agentic');
  await page.getByRole('button', { name: /^Edit / }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^History/ })
    .click();
  const drawer = page.getByRole('dialog', { name: /^History of N+$/ });
  const title = drawer.getByText(/^History of N+$/);
  await expect(title).toBeInViewport({ ratio: 1 });
  const box = await title.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(100);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
});

test('the head of a course’s dialog names the course', async ({ page, admin }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, admin.credential, '/admin/courses?search=Agentic');
  await page.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit Course: / });
  const heading = dialog.getByRole('heading', { level: 2 });
  await expect(heading).toContainText('Agentic');
  expect(await cutOff(heading.locator('..'))).toBeLessThanOrEqual(1);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('a figure that has the focus is seen whole, also going back', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/dashboard');
  const figures = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
  await expect(figures).toHaveCount(7);
  const focused = figures.filter({ has: page.locator('a:focus') });
  const walk = async (key: string) => {
    for (let steps = 0; (await focused.count()) > 0; steps += 1) {
      await expect(focused).toBeInViewport({ ratio: 0.98 });
      await page.keyboard.press(key);
      expect(steps).toBeLessThan(10);
    }
  };
  await figures.first().getByRole('link').first().focus();
  await walk('Tab');
  await figures.last().getByRole('link').last().focus();
  await walk('Shift+Tab');
});

test('fingers are offered no keys', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const help = page.getByRole('button', { name: 'Keyboard shortcuts', includeHidden: true });
  await expect(help).toHaveCount(1);
  await expect(help).toBeHidden();
});

test('actions of a screen and of a search take two lines', async ({ page, admin }) => {
  const rows = async (buttons: Locator) => {
    await expect(buttons.first()).toBeVisible();
    const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
    return new Set(boxes.flatMap((box) => (box ? [Math.round(box.y)] : []))).size;
  };
  await openAs(page, admin.credential, '/admin/courses');
  const sync = page.getByRole('button', { name: 'Sync from course platform' });
  expect(await rows(sync.locator('..').getByRole('button'))).toBeLessThanOrEqual(2);
  await page.goto('/admin/newsletters');
  const exports = page.getByRole('button', { name: 'Export CSV' });
  await expect(exports).toBeVisible();
  expect(await rows(page.getByRole('main').locator('header').getByRole('button'))).toBe(1);
  await page.goto('/admin/testimonials');
  const actions = ['Search', 'Clear', 'Filters'].map((name) =>
    page.getByRole('main').getByRole('button', { name, exact: true }),
  );
  const [search, clear, filters] = actions;
  expect(await rows(search!.or(clear!).or(filters!))).toBe(1);
});
