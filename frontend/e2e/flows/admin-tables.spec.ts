import type { Page } from '@playwright/test';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';
import { hold } from '../test';
import { expect, rowOf, test } from '../testimonials';

const bodyRows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const tools = (page: Page) => page.getByRole('button', { name: 'Columns and row height' });

test('long texts are cut off with the whole text as tooltip, and columns are chosen', async ({
  page,
  admin,
  stories,
}) => {
  await stories.add({ studentName: 'n'.repeat(255), courseTaken: 'c'.repeat(255) });
  await openAs(page, admin.credential, stories.screen);
  await expect(page.getByTitle('n'.repeat(255))).toBeVisible();
  await expect(page.getByTitle('c'.repeat(255))).toBeVisible();

  await test.step('columns and height are chosen by keyboard, and kept for the person', async () => {
    const company = page.getByRole('columnheader', { name: 'Company' });
    const compact = page.getByRole('radio', { name: 'Compact' });
    const box = page.getByRole('checkbox', { name: 'Company' });
    await tools(page).focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 5; step += 1) {
      if (await box.evaluate((one) => one === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(company).toHaveCount(0);
    await compact.focus();
    await page.keyboard.press('Space');
    await expect(compact).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(compact).toHaveCount(0);
    await expect(tools(page)).toBeFocused();
    await page.reload();
    await expect(bodyRows(page)).toHaveCount(1);
    await expect(company).toHaveCount(0);
    await tools(page).click();
    await expect(compact).toBeChecked();

    await openAs(page, await admin.addUser({ role: 'admin' }), stories.screen);
    await expect(company).toHaveCount(1);
    await tools(page).click();
    await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked();
  });
});

test('in a narrow window rows are cards, and filters are in a sheet', async ({
  page,
  admin,
  stories,
}) => {
  await stories.add({ studentName: 'Submitted Lately', quote: 'A long story. '.repeat(30) });
  await stories.add({ studentName: 'Settled', status: 'approved' });
  await page.setViewportSize({ width: 375, height: 800 });
  await openAs(page, admin.credential, stories.screen);
  const card = rowOf(page, 'Submitted Lately');
  await expect(card).toContainText('Pending');
  await expect(card.getByTitle(/^A long story/)).toBeVisible();

  await test.step('the selection bar has one action, and the others under "…"', async () => {
    const bar = page.getByRole('group', { name: 'Selected testimonials' });
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(bar).toContainText('2 selected');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByText('Approve Selected (1)', { exact: true })).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(3);
    await bar.getByRole('button', { name: 'More for Selected testimonials' }).click();
    const items = page.getByRole('menuitem');
    await expect(items).toHaveText(['Reject Selected (1)', 'Delete Selected (2)']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(bar).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const order = sheet.getByRole('combobox', { name: 'Sort by' });
  await order.click();
  await sheet.getByRole('option', { name: 'Student: name A to Z' }).click();
  await expect(page).toHaveURL(/[?&]sort=student-asc/);
  await expect(page.getByRole('checkbox', { name: /^Select [ST]/ }).first()).toHaveAccessibleName(
    'Select Settled',
  );
  await sheet.getByRole('button', { name: /^Approved/ }).click();
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet).toBeHidden();
  await expect(rowOf(page, 'Settled')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a long list turns pages, keeps its head in sight, and is selected as a whole', async ({
  page,
  admin,
  stories,
}) => {
  for (let count = 1; count <= 27; count += 1)
    await stories.add({ studentName: `Student ${count}` });
  await openAs(page, admin.credential, `${stories.screen}&size=25&page=9`);

  await test.step('the last page stands for those behind it, and a filter leads to the first', async () => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const turn = (name: string) => pages.getByRole('button', { name });
    await expect(pages).toContainText('Page 2 of 2');
    await expect(bodyRows(page)).toHaveCount(2);
    await expect(turn('Next')).toBeDisabled();
    await page.getByRole('button', { name: 'Pending', exact: true }).click();
    await expect(pages).toContainText('Page 1 of 2');
    await expect(bodyRows(page)).toHaveCount(25);
    await expect(turn('Previous')).toBeDisabled();
    await turn('Next').click();
    await expect(page.getByText('26–27 of 27', { exact: true })).toBeVisible();
    const list = page.getByRole('group', { name: 'Testimonials', exact: true });
    await expect(list).toBeFocused();
    await turn('Previous').click();
    await expect(page.getByText('1–25 of 27', { exact: true })).toBeVisible();
    await expect(bodyRows(page)).toHaveCount(25);
    await expect(bodyRows(page).first()).toBeInViewport({ ratio: 1 });
    await expect(list).toBeFocused();
  });

  await test.step('the head stays above the rows that pass below it', async () => {
    await page.setViewportSize({ width: 1440, height: 480 });
    const heads = page.getByRole('columnheader');
    for (let row = 1; row < 6; row += 1) {
      // The row's middle, where its buttons are, comes to lie below the head's, 74 px from the top.
      await bodyRows(page)
        .nth(row)
        .evaluate((element) => {
          const { top, height } = element.getBoundingClientRect();
          window.scrollBy(0, top + height / 2 - 74);
        });
      const hidden = await heads.evaluateAll((all) =>
        all.filter((head) => {
          const { left, top, width, height } = head.getBoundingClientRect();
          const points = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => left + width * part);
          return points.some((x) => !head.contains(document.elementFromPoint(x, top + height / 2)));
        }),
      );
      expect(hidden).toHaveLength(0);
    }
  });

  await test.step('what gets the focus is below the head', async () => {
    const line = page.getByRole('columnheader').first();
    const expectBelow = async () => {
      const focused = page.locator(':focus');
      const { y = NaN, height = NaN } = (await line.boundingBox()) ?? {};
      await expect
        .poll(async () => (await focused.boundingBox())?.y)
        .toBeGreaterThan(y + height - 1);
    };
    await bodyRows(page).nth(20).getByRole('button').last().focus();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      await expectBelow();
    }
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('k');
      await expectBelow();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('all matching rows are selected, announced and deleted, but none that arrives later', async () => {
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    const bar = page.getByRole('group', { name: 'Selected testimonials' });
    await expect(bar).toContainText('25 selected');
    await bar.getByRole('button', { name: 'Select all 27 that match' }).press('Enter');
    await expect(bar).toContainText('27 selected');
    await expect(bar).toBeFocused();
    await stories.add({ studentName: 'Later' });
    await bar.getByRole('button', { name: 'Delete Selected (27)' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 27 Testimonials?' });
    const named = question.getByRole('listitem');
    await expect(named).toHaveCount(11);
    await expect(named.first()).toHaveText('Student 27');
    await expect(named.last()).toHaveText('and 17 more');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toastOf(page)).toContainText('Deleted 27 testimonials');
    await expect(bar).toHaveCount(0);
    expect((await stories.list()).map(({ studentName }) => studentName)).toEqual(['Later']);
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Restored 27 testimonials');
  });
});

test('filters, order and columns are kept under a name, for oneself or for all', async ({
  page,
  admin,
  stories,
}) => {
  const mine = await admin.addUser({ role: 'admin' });
  const name = `Waiting ${mine.username.slice(-12)}`;
  const main = page.getByRole('main');
  const views = (label: string) => main.getByRole('button', { name: label, exact: true });
  const shown = views(`View: ${name}`);
  const changed = views(`View: ${name} · changed`);
  const item = (label: string | RegExp) => page.getByRole('menuitem', { name: label });
  const status = (label: string) => main.getByRole('button', { name: label, exact: true });
  const toast = toastOf(page);
  const studentName = `Sent to ${name}`;
  await stories.add({ studentName });
  await openAs(page, mine, `${stories.screen}&status=pending&sort=student-asc`);

  await test.step('what is shown is saved', async () => {
    await views('Views').click();
    await item('Save as new view…').click();
    const dialog = page.getByRole('dialog', { name: 'Save View' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(shown).toBeVisible();
    await expect(page).toHaveURL(/[?&]view=\d+/);
    await expectNoViolations(page);
  });

  await test.step('a change shows, and is saved or not', async () => {
    await status('Approved').click();
    await expect(changed).toBeVisible();
    await page.goBack();
    await expect(shown).toBeVisible();
    await tools(page).click();
    await page.getByRole('checkbox', { name: 'Company' }).uncheck();
    await expect(changed).toBeVisible();
    await changed.click();
    await item(`Update ${name}`).click();
    await expect(shown).toBeVisible();
    await expect(toast).toContainText(`${name} is updated`);
  });

  await test.step('by the keyboard it leads back to its address', async () => {
    await page.goto('/admin/testimonials');
    await views('Views').focus();
    await page.keyboard.press('Enter');
    await expect(item(name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shown).toBeFocused();
    await expect(page).toHaveURL(/[?&]status=pending/);
    await expect(page).toHaveURL(/[?&]sort=student-asc/);
    await expect(rowOf(page, studentName)).toBeVisible();
    await page.reload();
    await expect(shown).toBeVisible();
  });

  await test.step('it is shared, and a colleague renames it', async () => {
    await shown.click();
    await item('Share with all admins').click();
    await expect(toast).toContainText('is shared with all admins');
    await openAs(page, await admin.addUser({ role: 'admin' }), '/admin/testimonials');
    await views('Views').click();
    await item(name).click();
    await expect(shown).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveCount(0);
    await shown.click();
    await expect(item('Make personal')).toHaveCount(0);
    await item('Rename…').click();
    const dialog = page.getByRole('dialog', { name: 'Rename View' });
    await dialog.getByLabel('Name').fill(`${name}, all`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(views(`View: ${name}, all`)).toBeVisible();
  });

  await test.step('a deletion is taken back before what was done earlier', async () => {
    await rowOf(page, studentName)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(toast).toContainText('approved and published');
    await expect(rowOf(page, studentName)).toHaveCount(0);
    await views(`View: ${name}, all`).click();
    await item(`Delete ${name}, all`).click();
    await expect(toast).toContainText('is deleted');
    await expect(views('Views')).toBeFocused();
    await page.keyboard.press('u');
    await expect(toast).toContainText('is restored');
    await views('Views').click();
    await item(`${name}, all`).click();
    await expect(views(`View: ${name}, all`)).toBeVisible();
    await views(`View: ${name}, all`).click();
    const release = await hold(page, '**/api/admin/views/*');
    await item(`Delete ${name}, all`).click();
    await status('Rejected').click();
    await expect(page).toHaveURL(/[?&]status=rejected/);
    release();
    await expect(views('Views')).toBeVisible();
    await expect(page).toHaveURL(/[?&]status=rejected/);
  });
});

test('the menu of views fits on a phone, however long a name is', async ({ page, admin }) => {
  const mine = await admin.addUser({ role: 'admin' });
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, mine)}` };
  const name = 'W'.repeat(50);
  const data = { list: 'testimonials', name, address: 'status=pending', hidden_columns: [] };
  expect((await page.request.post('/api/admin/views', { headers, data })).status()).toBe(201);
  const menu = page.getByRole('menu');
  const expectFit = async () => {
    await expect(menu).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, mine, '/admin/testimonials');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await expectFit();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('button', { name: `View: ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: `Delete ${name}` })).toBeVisible();
  await expectFit();
});
