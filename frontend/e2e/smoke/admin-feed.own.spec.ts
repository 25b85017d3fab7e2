import { adminPaths } from '../../src/paths';
import { openAs } from '../admin';
import { ADMIN, expect, test } from '../own-product';

const HEAD = 'id,title,url,price,currency,curriculum';
const GOOD = 'knots-1,Knots for Everyone,https://school.example.org/knots,49.50,EUR,Rope|Bends';

test('courses of an uploaded feed are on the site after a sync', async ({ page }) => {
  await openAs(page, ADMIN, adminPaths.connections);
  const feed = page.getByRole('region', { name: 'Course feed', exact: true });
  await feed.getByRole('combobox').click();
  await page.getByTitle('Uploaded here').click();
  await feed.getByRole('button', { name: 'Save' }).click();
  const upload = (text: string) =>
    feed
      .locator('input[type="file"]')
      .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await upload('a file without columns');
  await expect(page.getByText('The first line must name the columns').first()).toBeVisible();
  await upload([HEAD, GOOD].join('\n'));
  await expect(feed).toContainText('courses.csv with 1 course, uploaded');
  await feed.getByRole('button', { name: 'Sync courses' }).click();
  await expect(page.getByText('Synced 1 course of the course feed', { exact: true })).toBeVisible();

  await page.goto('/courses?search=knots');
  await page.getByRole('link', { name: 'Knots for Everyone' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knots for Everyone');
  await expect(page.getByRole('main')).toContainText('€49.50');
  await expect(page.getByRole('main')).toContainText('Bends');
});
