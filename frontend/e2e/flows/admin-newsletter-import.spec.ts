import { openAs } from '../admin';
import { expectNoViolations } from '../axe';
import { expect, test } from '../newsletter';

test('an import asks about columns and statuses that it does not know, and takes a file again', async ({
  page,
  admin,
  readers,
}) => {
  const file = (lines: string[]) => ({
    name: `readers-of-${readers.mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await openAs(page, admin.credential, readers.screen);
  const open = page.getByRole('button', { name: 'Import CSV' });
  const dialog = page.getByRole('dialog', { name: 'Import Subscribers' });
  const chosen = dialog.locator('input[type="file"]');

  await test.step('says what is no such file, and takes another', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await chosen.setInputFiles(file(['Email', '"ada@example.org']));
    await expect(
      dialog.getByRole('button', { name: `readers-of-${readers.mark}.csv` }),
    ).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(
      'Line 2 opens a quotation mark that is never closed. No one was added.',
    );
    await expect(dialog.getByRole('button', { name: 'Add subscribers' })).toBeDisabled();
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
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });
});
