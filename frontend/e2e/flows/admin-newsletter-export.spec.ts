import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { countActions, openAs, toastOf } from '../admin';
import { expect, test } from '../newsletter';

const button = (page: Page) => page.getByRole('button', { name: 'Export CSV' });

test('the subscribers of May are exported in four actions at most', async ({
  page,
  admin,
  readers,
}) => {
  const now = new Date();
  const year = now.getUTCFullYear() - (now.getUTCMonth() < 5 ? 1 : 0);
  const [today = ''] = await readers.add(1);
  await openAs(page, admin.credential, '/admin/newsletters');
  await expect(page.getByRole('table', { name: 'Subscribers' })).toBeVisible();
  const month = page.getByRole('combobox', { name: 'Subscribed', exact: true });
  const isMay = new RegExp(`from=${year}-05-01&to=${year}-05-31`);
  const savedDays = async (saved: Promise<Download>) => {
    const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n');
    const days = lines.slice(1).map((line) => line.split(',')[1]?.slice(0, 8));
    expect(new Set(days)).toEqual(new Set([`${year}-05-`]));
    return days.length;
  };

  await test.step('a month, and the export', async () => {
    const actions = await countActions(page);
    await month.click();
    await page.getByTitle(`May ${year}`, { exact: true }).click();
    await expect(page).toHaveURL(isMay);
    const saved = page.waitForEvent('download');
    await button(page).click();
    expect(await actions()).toHaveLength(3);
    const heading = page.getByRole('heading', { level: 2, name: /^Subscribers/ });
    const count = await savedDays(saved);
    await expect(heading).toHaveText(`Subscribers (${count.toLocaleString('en-US')})`);
  });

  await test.step('and from the keyboard', async () => {
    await page.goto('/admin/newsletters');
    const actions = await countActions(page);
    await month.press('Enter');
    await expect(month).toHaveAttribute('aria-expanded', 'true');
    const may = page.getByTitle(`May ${year}`, { exact: true });
    const classOf = async () => (await may.getAttribute('class')) ?? '';
    while (!(await classOf()).includes('option-active')) await month.press('ArrowDown');
    await month.press('Enter');
    await expect(page).toHaveURL(isMay);
    const saved = page.waitForEvent('download');
    await button(page).press('Enter');
    expect(await actions()).toEqual(['Enter', 'Enter', 'Enter']);
    await savedDays(saved);
  });

  await test.step('leaves out who came later', async () => {
    await page.goto(`${readers.screen}&from=${year}-05-01&to=${year}-05-31`);
    await expect(page.getByText('No address from these days matches')).toBeVisible();
    await page.goto(`${readers.screen}&from=${year}-05-01`);
    await expect(page.getByRole('row').filter({ hasText: today })).toBeVisible();
  });

  await test.step('days of one’s own, and what is wrong with them is said at the field', async () => {
    await page.getByLabel('To', { exact: true }).fill(`${year}-04-30`);
    await page.keyboard.press('Enter');
    const error = 'To must not be before the day in from';
    await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(error);
    await button(page).click();
    await expect(toastOf(page)).toContainText('Failed to export CSV');
    await expect(toastOf(page)).toContainText(error);
    await page.getByLabel('From', { exact: true }).fill(`${year}-04-01`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No address from these days matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL('/admin/newsletters');
  });
});
