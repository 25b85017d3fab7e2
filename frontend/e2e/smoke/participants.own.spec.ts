import { randomUUID } from 'node:crypto';
import { openAs, tokenOf } from '../admin';
import { evening, expect, test } from '../offerings';
import { ADMIN } from '../own-product';

test('a participant moves to another date, and its host sees who comes', async ({
  page,
  request,
  publish,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const username = `host-${randomUUID()}`;
  const host = { username, password: 'a good password' };
  const created = await request.post('/api/admin/users', {
    headers,
    data: { ...host, name: 'Grace Hopper', email: `${username}@example.org`, role: 'staff' },
  });
  expect(created.status()).toBe(201);
  const { id: hostId } = (await created.json()) as { id: string };
  const [march, april] = [`March ${randomUUID()}`, `April ${randomUUID()}`];
  const from = await publish({ title: march, sessions: [evening('03-09')] });
  const to = await publish({ title: april, seats: 1, hostId, sessions: [evening('04-13')] });
  const email = `maria-${randomUUID()}@example.org`;
  const data = { name: 'Maria Silva', email };
  const registered = await request.post(`/api/offerings/${from}/registrations`, { data });
  expect(registered.status()).toBe(201);

  await openAs(page, ADMIN, `/admin/offerings/${from}?tab=participants`);
  const row = page.getByRole('row').filter({ hasText: 'Maria Silva' });
  await row.getByRole('button', { name: 'Move Maria Silva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move Maria Silva to another date' });
  await dialog.getByLabel('New date').fill(april);
  await page.getByTitle(april).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();

  await openAs(page, host, '/admin/my-offerings');
  await expect(page.getByText(march)).toBeHidden();
  await page.getByRole('link', { name: april }).click();
  await expect(page).toHaveURL(`/admin/my-offerings/${to}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Confirmed');
});
