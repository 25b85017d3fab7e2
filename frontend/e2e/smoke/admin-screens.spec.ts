import { adminEntries } from '../../src/layouts/admin-entries';
import { adminTitleAt } from '../../src/routes/admin-titles';
import { expect, openAs, test } from '../admin';

for (const { path, label, roles } of adminEntries) {
  test(`the screen "${label}" opens`, async ({ page, admin }) => {
    const person = roles.includes('admin') ? admin.credential : await admin.addUser();
    await openAs(page, person, path);
    const title = adminTitleAt(path) ?? 'A title in admin-titles.ts';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Lectern`);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
