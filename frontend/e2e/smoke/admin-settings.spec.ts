import { randomUUID } from 'node:crypto';
import { adminPaths } from '../../src/paths';
import { expect, openAs, test, toastOf } from '../admin';

test('an API key is made, shown once, used by a program and revoked', async ({ page, admin }) => {
  const name = `Website ${randomUUID().slice(0, 8)}`;
  await openAs(page, admin.credential, adminPaths.users);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    'Site',
    'Pages',
    'Connections',
    'Rules',
    'Instructors',
    'API Keys',
    'Webhooks',
    'Redirects',
    'Mail',
    'Audit Log',
    'Sync History',
    'System',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site');
  await page.getByRole('link', { name: 'API Keys' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Keys');
  await page.getByRole('button', { name: 'New Key' }).click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Courses (Thinkific): read').check();
  await form.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: `Key for ${name}` });
  await expect(shown.getByLabel('API key')).toHaveValue(/^lectern_[\w-]{43}$/);
  const secret = await shown.getByLabel('API key').inputValue();
  const ask = async (path: string) =>
    (await page.request.get(path, { headers: { 'X-API-Key': secret } })).status();
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await expect(shown).toBeHidden();

  expect(await ask('/api/admin/courses?view=card')).toBe(200);
  expect(await ask('/api/admin/testimonials')).toBe(403);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Courses (Thinkific): read');
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Revoke the key?' });
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expect(toastOf(page)).toContainText('It no longer works');
  await expect(row).toBeHidden();
  expect(await ask('/api/admin/courses?view=card')).toBe(401);
});

test('the audit log says who changed what, and leads to the history of a record', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser({ role: 'staff' });
  const log = page.getByRole('table', { name: 'Audit log' });
  await openAs(page, admin.credential, `${adminPaths.audit}?object=user&id=${person.id}`);
  const row = log.getByRole('row').filter({ hasText: person.username });
  await expect(row).toContainText(admin.credential.username);
  await row.getByRole('button', { name: 'Created a user' }).click();
  const opened = page.getByRole('dialog', { name: 'Created a user' });
  await expect(opened).toContainText(`created ${person.name}.`);
  const cells = opened
    .getByRole('row')
    .filter({ hasText: /^username/ })
    .getByRole('cell');
  await expect(cells).toHaveText(['nothing', person.username]);
  await expect(page).toHaveURL(/dialog=\d+$/);
  await opened.getByRole('link', { name: 'History' }).click();
  await expect(opened).toBeHidden();
  await expect(page.getByText('The history of one record.')).toBeVisible();
  await expect(log.getByRole('row').nth(1)).toContainText(person.name);
});

test('the screen System shows all parts', async ({ page, admin }) => {
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await openAs(page, admin.credential, adminPaths.users);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'System', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System');
  await expect(part('This process')).toContainText(/Lectern\d+\.\d+\.\d+/);
  await expect(part('Replicas')).toContainText(/process \d+\d+\.\d+\.\d+, since \d{4}-/);
  await expect(part('Database')).toContainText('Last migration');
  await expect(part('Platforms')).toContainText('Udemy');
  await expect(part('Webhooks and jobs')).toContainText(/\d+ waiting, \d+ failed/);
  await expect(part('This process')).toContainText('Errors in its log');
  await expect(part('This process')).toContainText('Blocked by browsers');
});
