import { randomUUID } from 'node:crypto';
import { openAs } from '../admin';
import { ADMIN, expect, test } from '../own-product';

test('a webhook endpoint is added, tested and deleted', async ({ page, product }) => {
  const { receiver } = product;
  const name = `CRM ${randomUUID().slice(0, 8)}`;
  await openAs(page, ADMIN, '/admin/webhooks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
  await page.getByRole('button', { name: 'Add Endpoint' }).click();
  const form = page.getByRole('dialog', { name: 'Add an endpoint' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill(`http://${receiver.host}/hooks`);
  await form.getByLabel('Story approved').check();
  await form.getByRole('button', { name: 'Add endpoint' }).click();
  const secret = page.getByRole('dialog', { name: `Secret of ${name}` });
  await expect(secret.getByLabel('Signing secret')).toHaveValue(/^whsec_[\w+/]{43}=$/);
  await secret.getByRole('button', { name: 'I have saved it' }).click();
  await expect(secret).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Story approved');

  receiver.answer = { status: 200, body: '' };
  const before = receiver.received.length;
  await row.getByRole('button', { name: `Deliveries to ${name}` }).click();
  const drawer = page.getByRole('dialog', { name: `Deliveries to ${name}` });
  await drawer.getByRole('button', { name: 'Send test' }).click();
  await expect(drawer.getByRole('row').filter({ hasText: 'Test' })).toContainText('Delivered');
  const tests = receiver.received.slice(before).filter(({ type }) => type === 'endpoint.tested');
  expect(tests).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await row.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete the endpoint?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
});
