import { adminPaths } from '../../src/paths';
import { openAs } from '../admin';
import { ADMIN, expect, test } from '../own-product';

test('connections are tested and saved, and the environment locks its own', async ({ page }) => {
  await openAs(page, ADMIN, adminPaths.connections);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connections');
  const thinkific = page.getByRole('region', { name: 'Thinkific' });
  await expect(thinkific).toContainText('Set by the environment');
  await expect(thinkific.getByLabel('API key')).toBeDisabled();
  await expect(thinkific).toContainText('Set by THINKIFIC_API_KEY in the environment.');
  await thinkific.getByRole('button', { name: 'Test' }).click();
  await expect(thinkific.getByRole('status')).toContainText('answers and accepts the API key');

  const storage = page.getByRole('region', { name: 'Picture storage' });
  await storage.getByLabel('Access key ID').fill('key-of-the-test');
  await storage.getByRole('button', { name: 'Save' }).click();
  await expect(storage).toContainText('as the other half of the key is set');
  await storage.getByLabel('Secret access key', { exact: true }).fill('secret-of-the-test');
  await storage.getByRole('button', { name: 'Test' }).click();
  await expect(storage.getByRole('status')).toContainText('Enter a bucket first');
  await storage.getByRole('button', { name: 'Save' }).click();
  const secret = storage.getByLabel('Secret access key', { exact: true });
  await expect(secret).toHaveAttribute('placeholder', 'Saved. Enter a new one to replace it.');
  await page.reload();
  await expect(storage.getByLabel('Access key ID')).toHaveValue('key-of-the-test');
  await expect(secret).toHaveValue('');
  await storage.getByRole('button', { name: 'Remove the Secret access key' }).click();
  await storage.getByLabel('Access key ID').fill('');
  await storage.getByRole('button', { name: 'Save' }).click();
  await expect(storage.getByRole('button', { name: /^Remove/ })).toBeHidden();
});

test('rules are changed, and say which variable locks them', async ({ page }) => {
  await openAs(page, ADMIN, adminPaths.rules);
  const newsletter = page.getByRole('region', { name: 'Newsletter and stories' });
  await expect(newsletter).toContainText('Set by NEWSLETTER_DOUBLE_OPT_IN in the environment.');
  const syncs = page.getByRole('region', { name: 'Syncs' });
  const most = syncs.getByLabel('Ask before a sync removes more than');
  await expect(most).toHaveValue('20');
  await most.fill('101');
  await syncs.getByRole('button', { name: 'Save' }).click();
  await expect(syncs.getByRole('alert')).toContainText('a whole number from 0 to 100');
  await most.fill('25');
  await syncs.getByRole('button', { name: 'Save' }).click();
  await expect(syncs.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.reload();
  await expect(most).toHaveValue('25');
  await most.fill('');
  await syncs.getByRole('button', { name: 'Save' }).click();
  await expect(most).toHaveValue('20');
});
