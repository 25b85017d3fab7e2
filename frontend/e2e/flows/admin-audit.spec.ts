import type { AuditPageDto } from '../../src/api/generated/model/auditPageDto';
import { adminPaths } from '../../src/paths';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { expect, openAs, test } from '../admin';

test('an audit entry opens from the keyboard, and entries are cards on a phone', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser({ role: 'staff' });
  const address = `${adminPaths.audit}?object=user&id=${person.id}&action=createUser`;
  const log = page.getByRole('table', { name: 'Audit log' });
  const opened = page.getByRole('dialog', { name: 'Created a user' });

  await test.step('a line opens from the keyboard', async () => {
    await openAs(page, admin.credential, address);
    const row = log.getByRole('row').filter({ hasText: person.username });
    await row.getByRole('button', { name: 'Created a user' }).focus();
    await page.keyboard.press('Enter');
    await expect(opened).toContainText(`created ${person.name}.`);
    await expectNoViolations(page);
  });

  await test.step('nothing found says so, and leads back', async () => {
    await page.goto(`${adminPaths.audit}?to=2001-01-01`);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(log.getByRole('row').nth(1)).toBeVisible();
  });

  await test.step('entries are cards on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('the address of a line leads to it, wherever it stands by now', async ({
  page,
  admin,
  request,
}) => {
  const { headers } = admin;
  const { id } = await admin.addUser();
  const url = `/api/admin/audit?limit=1&object_type=user&object_id=${id}`;
  const answer = (await (await request.get(url, { headers })).json()) as AuditPageDto;
  const entry = answer.entries[0]?.id;
  const drawer = page.getByRole('dialog');

  await test.step('also if the list does not show it', async () => {
    await openAs(page, admin.credential, `${adminPaths.audit}?to=2001-01-01&dialog=${entry}`);
    await expect(page.getByText('Nothing found')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Created a user' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(`${adminPaths.audit}?to=2001-01-01`);
  });

  await test.step('and says that an entry is gone', async () => {
    for (const gone of ['999999999999999', 'may be wrong']) {
      await page.goto(`${adminPaths.audit}?dialog=${gone}`);
      await expect(drawer.getByRole('alert')).toContainText('This entry does not exist');
    }
    await expectNoViolationsAtAnyWidth(page);
    await drawer.getByRole('button', { name: 'Back to the list' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(adminPaths.audit);
  });
});

test('what a colleague did is two actions away from the dashboard, and each record leads to its own', async ({
  page,
  admin,
  request,
}) => {
  const person = await admin.addUser({ role: 'staff' });
  // Other tests perform actions too, which push older ones out.
  await page.route('**/api/admin/audit?limit=8', async (route) => {
    const of = `?limit=50&object_type=user&object_id=${person.id}`;
    const response = await request.get(`/api/admin/audit${of}`, { headers: admin.headers });
    await route.fulfill({ response });
  });
  await openAs(page, admin.credential, adminPaths.dashboard);
  const activity = page.getByRole('region', { name: 'Activity' });
  const line = activity.getByRole('listitem').filter({ hasText: `Created ${person.name}` });
  await expect(line).toContainText(/just now|minutes? ago/);
  await expectNoViolations(page);
  await line.getByRole('link', { name: admin.credential.username }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?person=/);
  const log = page.getByRole('table', { name: 'Audit log' });
  await log.getByRole('row').filter({ hasText: person.name }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: 'Created a user' })).toBeVisible();

  await test.step('from the form of a user', async () => {
    await page.goto(`${adminPaths.users}?search=${person.username}`);
    await page.getByRole('button', { name: `Edit ${person.username}` }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(`${adminPaths.audit}?object=user&id=${person.id}`);
    await expect(log.getByRole('row').nth(1)).toContainText(person.name);
  });
});

test('staff do not find the audit log', async ({ page, admin }) => {
  const person = await admin.addUser({ role: 'staff' });
  await openAs(page, person, adminPaths.audit);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Audit log' })).toHaveCount(0);
});
