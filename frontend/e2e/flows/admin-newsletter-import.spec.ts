import { openAs, toastOf } from '../admin';
import { expectNoFault } from '../axe';
import { expect, test } from '../newsletter';

test('a file of subscribers is looked through, then added, and nobody who left', async ({
  page,
  admin,
  readers,
}) => {
  const [left = '', known = ''] = await readers.add(2);
  await page.request.post(await readers.linkOf(left));
  const file = (lines: string[]) => ({
    name: `readers-of-${readers.mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await openAs(page, admin.credential, readers.screen);
  const open = page.getByRole('button', { name: 'Import CSV' });
  const dialog = page.getByRole('dialog', { name: 'Import Subscribers' });
  const chosen = dialog.getByLabel('CSV file');

  await test.step('says what is no such file, and takes another', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await chosen.setInputFiles(file(['Email', '"ada@example.org']));
    // So that the same file, once it is put right, is a choice again.
    await expect(chosen).toHaveValue('');
    await expect(chosen).toHaveAccessibleDescription(`readers-of-${readers.mark}.csv`);
    await expect(dialog.getByRole('alert')).toHaveText(
      'Line 2 opens a quotation mark that is never closed. Nobody was added.',
    );
    await expect(dialog.getByRole('button', { name: 'Add subscribers' })).toBeDisabled();
  });

  await test.step('has its figure beside the longest name of a file', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const long = `${'f'.repeat(200)}.csv`;
    await chosen.setInputFiles({ ...file(['Email', 'ada@example.org']), name: long });
    await expect(chosen).toHaveAccessibleDescription(long);
    const figure = await dialog.locator('[data-icon="upload"]').boundingBox();
    expect(figure?.width).toBe(20);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('asks about columns and statuses that it does not know', async () => {
    const choose = async (label: string, option: string) => {
      await dialog.getByRole('combobox', { name: label }).click();
      await dialog
        .getByRole('option', { name: option })
        .or(dialog.getByTitle(option))
        .last()
        .click();
    };
    const counts = dialog.getByRole('list', { name: 'In this file' });
    await chosen.setInputFiles(
      file(['Mine,Yours,Met,Status', 'a@example.org,b@example.org,2024-05-06,VIP']),
    );
    await expect(dialog.getByText('Which column of the file holds')).toBeVisible();
    await choose('Column of email addresses', 'Yours');
    await expect(counts).toContainText('1 with another status, left out');
    await choose('Column of subscription dates', 'Met');
    await dialog.getByRole('checkbox', { name: 'VIP (1 line)' }).check();
    await expect(dialog.getByRole('button', { name: 'Add 1 subscriber' })).toBeEnabled();
    await expectNoFault(page);
  });

  await test.step('shows what is in it before anybody is added', async () => {
    const added = ['ada', 'eve', 'ada'].map((name) => `${name}@${readers.mark}`);
    await chosen.setInputFiles(file(['Email', left, known, ...added, 'nobody']));
    await expect(
      dialog.getByRole('list', { name: 'In this file' }).getByRole('listitem'),
    ).toHaveText([
      '2 new',
      '1 already subscribed',
      '1 unsubscribed or deleted, stay out',
      '1 repeated',
      '1 unreadable, left out',
    ]);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByText('Line 7: Invalid email address, nobody')).toBeVisible();
    await expectNoFault(page);
    expect(await readers.list()).toHaveLength(1);
  });

  await test.step('keeps the file when the server is away', async () => {
    const whole = '**/api/admin/newsletters/import';
    await page.route(whole, (route) =>
      route.fulfill({ status: 503, json: { detail: 'The database is away.' } }),
    );
    await dialog.getByRole('button', { name: 'Add 2 subscribers' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The database is away. Nobody was added.');
    await page.unroute(whole);
  });

  await test.step('adds them', async () => {
    await dialog.getByRole('button', { name: 'Add 2 subscribers' }).click();
    await expect(toastOf(page)).toContainText('2 subscribers added');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Subscribers (3)' })).toBeVisible();
    const emails = (await readers.list()).map(({ email }) => email).sort();
    expect(emails).toEqual([`ada@${readers.mark}`, `eve@${readers.mark}`, known]);
  });
});
