import { expect, openAs, test } from '../admin';

test('Sync History lists each sync, which opens with what it changed', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/syncs');
  const syncs = page.getByRole('table', { name: 'Syncs' });
  await syncs
    .getByRole('row')
    .filter({ hasText: / [1-9]\d* gone|[1-9]\d* added/ })
    .first()
    .getByRole('button')
    .click();
  const dialog = page.getByRole('dialog', { name: /^Sync with / });
  await expect(page).toHaveURL(/\/admin\/syncs\?dialog=\d+$/);
  await expect(dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
});
