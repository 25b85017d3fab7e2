import { screens } from '../../src/screens';
import { expect, openAs, test } from '../admin';

for (const { path, title, label, roles } of screens) {
  test(`the screen "${label}" opens`, async ({ page, admin }) => {
    const person = roles.includes('admin') ? admin.credential : await admin.addUser();
    await openAs(page, person, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Lectern`);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
