import { randomUUID } from 'node:crypto';
import type { WebhookEndpointListDto } from '../../src/api/generated/model/webhookEndpointListDto';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { ADMIN, expect, test } from '../own-product';

test('an endpoint is added, receives events and a replay, and is turned off', async ({
  page,
  product,
  request,
}) => {
  const { receiver } = product;
  const name = `CRM ${randomUUID().slice(0, 8)}`;
  const row = page.getByRole('row').filter({ hasText: name });
  const form = page.getByRole('dialog', { name: 'Add an endpoint' });
  const secret = page.getByRole('dialog', { name: `Secret of ${name}` });
  const drawer = page.getByRole('dialog', { name: `Deliveries to ${name}` });
  const delivery = (words: string) => drawer.getByRole('row').filter({ hasText: words });

  await test.step('from the settings, with an address and events', async () => {
    await openAs(page, ADMIN, '/admin/users');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Webhooks');
    await page.getByRole('button', { name: 'Add Endpoint' }).click();
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Address').fill('https://10.0.0.7/hooks');
    await form.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(form.getByText('Choose at least one event')).toBeVisible();
    const box = form.getByRole('checkbox').first();
    await expect(box).toBeFocused();
    await expect(form.getByText('Choose at least one event')).toBeVisible();
    await form.getByLabel('Subscriber confirmed').check();
    await form.getByLabel('Story approved').check();
    await form.getByRole('button', { name: 'Add endpoint' }).click();
    await expect(form.getByLabel('Address')).toHaveAccessibleDescription(
      /Address must be a public one/,
    );
    await expectNoViolationsAtAnyWidth(page);
    await form.getByLabel('Address').fill(`http://${receiver.host}/hooks`);
    await form.getByRole('button', { name: 'Add endpoint' }).click();
  });

  await test.step('whose secret is shown this once', async () => {
    await expect(secret.getByLabel('Signing secret')).toHaveValue(/^whsec_[\w+/]{43}=$/);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await secret.getByRole('button', { name: 'I have saved it' }).click();
    await expect(secret).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Endpoint' })).toBeFocused();
    await expect(row).toContainText('Story approved, Subscriber confirmed');
    await expect(row).toContainText('none yet');
    await expectNoViolationsAtAnyWidth(page);
    await page.setViewportSize({ width: 375, height: 800 });
    const card = page.getByRole('listitem').filter({ hasText: name });
    await expect(card.getByText(`http://${receiver.host}/hooks`)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('which receives it, and whose error is shown', async () => {
    receiver.answer = { status: 500, body: 'Out of order' };
    await row.getByRole('button', { name: `Deliveries to ${name}` }).click();
    await drawer.getByRole('button', { name: 'Send test' }).click();
    await expect(delivery('Test')).toContainText('The response was 500.');
    await expect(delivery('Test')).toContainText('Will retry soon');
    await expect(delivery('Test')).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    await delivery('Test').getByText('Response', { exact: true }).click();
    await expect(delivery('Test')).toContainText('Out of order');
    await expectNoViolationsAtAnyWidth(page);
  });

  await test.step('and gets the same once more', async () => {
    receiver.answer = { status: 200, body: '' };
    await delivery('Test')
      .getByRole('button', { name: /^Replay Test/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(delivery('Test')).toContainText('Delivered');
    const tests = receiver.received.filter(({ type }) => type === 'endpoint.tested');
    expect(new Set(tests.map(({ id }) => id)).size).toBe(1);
    expect(tests).toHaveLength(2);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await expect(row).toContainText('Delivered');
  });

  await test.step('is changed by the keys of every list', async () => {
    for (let pressed = 0; (await row.getAttribute('aria-current')) === null; pressed += 1) {
      expect(pressed, 'rows passed').toBeLessThan(50);
      await page.keyboard.press('j');
    }
    await page.keyboard.press('e');
    const edited = page.getByRole('dialog', { name: `Edit ${name}` });
    await expect(edited.getByLabel('Name')).toHaveValue(name);
    await page.keyboard.press('Escape');
    await expect(edited).toBeHidden();
  });

  await test.step('gets a new secret, after which the focus is where it was', async () => {
    const more = row.getByRole('button', { name: `More for ${name}` });
    await more.click();
    await page.getByRole('menuitem', { name: 'New secret' }).click();
    const question = page.getByRole('dialog', { name: 'Create a new secret?' });
    await question.getByRole('button', { name: 'Create secret' }).click();
    await expect(secret).toContainText('The previous secret keeps working for a day.');
    await secret.getByRole('button', { name: 'I have saved it' }).click();
    await expect(secret).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step('shows what was sent since it was last looked at', async () => {
    const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const path = '/api/admin/webhook-endpoints';
    const listed = await request.get(path, { headers });
    const { endpoints } = (await listed.json()) as WebhookEndpointListDto;
    const id = endpoints.find((endpoint) => endpoint.name === name)?.id;
    expect((await request.post(`${path}/${id}/test`, { headers })).ok()).toBe(true);
    await row.getByRole('button', { name: `Deliveries to ${name}` }).click();
    await expect(delivery('Test')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('keeps what another admin changes while it is edited', async () => {
    const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const path = '/api/admin/webhook-endpoints';
    const present = async () => {
      const { endpoints } = (await (
        await request.get(path, { headers })
      ).json()) as WebhookEndpointListDto;
      return endpoints.find((endpoint) => endpoint.name === name);
    };
    const { id, url = '' } = (await present()) ?? {};
    const edited = page.getByRole('dialog', { name: `Edit ${name}` });
    await row.getByRole('button', { name: `Edit ${name}` }).click();
    await edited.getByLabel('Address').fill(`${url}?edited`);
    const data = { name, url, events: ['course.changed'], is_active: true };
    expect((await request.put(`${path}/${id}`, { headers, data })).ok()).toBe(true);
    await edited.getByRole('button', { name: 'Save' }).click();
    await expect(edited).toBeHidden();
    expect(await present()).toMatchObject({ url: `${url}?edited`, events: ['course.changed'] });
    expect((await request.put(`${path}/${id}`, { headers, data: { ...data, url } })).ok()).toBe(
      true,
    );
  });

  await test.step('until it is off, and another admin’s change in between stays', async () => {
    const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    const path = '/api/admin/webhook-endpoints';
    const listed = await request.get(path, { headers });
    const { endpoints } = (await listed.json()) as WebhookEndpointListDto;
    const { id, url } = endpoints.find((endpoint) => endpoint.name === name) ?? {};
    const data = { name, url, events: ['sync.finished'], is_active: true };
    expect((await request.put(`${path}/${id}`, { headers, data })).ok()).toBe(true);
    await row.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Turn off' }).click();
    await expect(toastOf(page)).toContainText('It is off');
    await expect(row).toContainText('Off');
    await expect(row).toContainText('Sync finished');
    await expect(row).not.toContainText('Story approved');
    await row.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete the endpoint?' });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(row).toBeHidden();
  });
});

test('an address says that its endpoint is gone', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Endpoint' });
  for (const kind of ['', 'deliveries-']) {
    await openAs(page, ADMIN, `/admin/webhooks?dialog=${kind}00000000-0000-4000-8000-000000000000`);
    await expect(dialog.getByRole('alert')).toContainText('This endpoint does not exist');
  }
  await expectNoViolationsAtAnyWidth(page);
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/webhooks');
});
