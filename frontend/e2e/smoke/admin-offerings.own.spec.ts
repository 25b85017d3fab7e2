import type { AdminOfferingListDto } from '../../src/api/generated/model/adminOfferingListDto';
import { openAs, tokenOf } from '../admin';
import { tabTo } from '../keyboard';
import { ADMIN, expect, test } from '../own-product';
import { runAxe } from '../run-axe';

const START = '2127-02-03 18:00';

test('an evening is created, published, filled and canceled', async ({ page, request }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  await openAs(page, ADMIN, '/admin/offerings');
  await expect(page.getByText('No upcoming offerings')).toBeVisible();
  await page.getByRole('button', { name: 'Add Offering' }).click();
  await expect(page).toHaveURL('/admin/offerings/new');
  await page.getByLabel('Title').fill('RAG evening');
  await page.getByLabel('Summary').fill('Three short talks.');
  await page.getByLabel('Start of session 1').fill(START);
  await page.getByLabel('Start of session 1').press('Enter');
  await expect(page.getByLabel('End of session 1')).toHaveValue('2127-02-03 20:00');
  await page.getByLabel('Place', { exact: true }).fill('Torstraße 1, Berlin');
  await page.getByRole('spinbutton', { name: 'Seats' }).fill('2');
  await page.getByLabel('Repeat as a series').check();
  await page.getByLabel('How many in all').fill('2');
  expect(await runAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/admin\/offerings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RAG evening');

  const list = async () => {
    const answer = await request.get('/api/admin/offerings', { headers });
    return ((await answer.json()) as AdminOfferingListDto).offerings;
  };
  const [first] = await list();
  if (!first) throw new Error('The series has no offering.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
  for (const name of ['Maria', 'Ada', 'Li']) {
    const data = { name, email: `${name.toLowerCase()}@example.org` };
    const answer = await request.post(`/api/offerings/${first.id}/registrations`, { data });
    expect(answer.status()).toBe(201);
  }

  await page.goto(`/admin/offerings/${first.id}`);
  await page.getByRole('button', { name: 'More for RAG evening' }).click();
  await page.getByRole('menuitem', { name: 'Cancel…' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel RAG evening?' });
  await expect(question).toContainText('3 people will get an email');
  await question.getByRole('button', { name: 'Cancel it' }).click();
  await expect.poll(async () => (await list())[0]?.state).toBe('cancelled');
});

test('the calendar of offerings is reached and turned by the keyboard', async ({ page }) => {
  await openAs(page, ADMIN, '/admin/offerings?mode=calendar&month=2127-02');
  await expect(page.getByRole('heading', { name: 'February 2127' })).toBeVisible();
  expect(await runAxe(page)).toEqual([]);
  await tabTo(page, 'Next month', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'March 2127' })).toBeVisible();
});
