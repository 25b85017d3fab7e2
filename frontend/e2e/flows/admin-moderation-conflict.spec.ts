import { openAs, toastOf } from '../admin';
import { current, expectDecided, open } from '../moderation';
import { hold } from '../test';
import { expect, readerOf, rowOf, test } from '../testimonials';

test('stories that come in on top do not move what is being decided', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  await page.keyboard.press('j');
  await stories.add({ studentName: 'Newest' });
  await page.keyboard.press('r');
  await expect(rowOf(page, 'Newest')).toBeVisible();
  await expect(rowOf(page, 'First')).toHaveCount(0);
  await expect(current(page)).toContainText('Second');
});

test('decisions that fail are pending again, and the others can be undone', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  const calls = '**/api/admin/testimonials/*/status';
  await page.route(calls, (route) => route.abort());
  for (const key of ['j', 'a']) await page.keyboard.press(key);
  await expect(toastOf(page)).toContainText('Failed to update status');
  await expect(rowOf(page, 'First')).toContainText('Pending');
  await page.unroute(calls);

  await test.step('leaving and logging out ask while one is on its way', async () => {
    const release = await hold(page, calls);
    const first = await current(page).innerText();
    await page.keyboard.press('a');
    await expect(current(page)).not.toHaveText(first, { useInnerText: true });
    await page.keyboard.press('r');
    const question = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await page.getByRole('button', { name: 'Logout' }).click();
    const logout = page.getByRole('dialog', { name: 'Log out before everything is sent?' });
    await expect(logout).toContainText('Decisions that are still being sent: 2.');
    await logout.getByRole('button', { name: 'Stay' }).click();
    await expect(logout).toBeHidden();
    release();
  });

  await test.step('u takes back one after the other', async () => {
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expectDecided(stories, ['pending', 'approved', 'rejected']);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await expectDecided(stories, ['pending', 'pending', 'pending']);
  });
});

test('a story that is deleted while it is read gives way to its neighbour', async ({
  page,
  admin,
  stories,
}) => {
  await open({ page, admin, stories });
  const reader = readerOf(page);
  const question = page.getByRole('dialog', { name: 'Delete Testimonial?' });
  const remove = async () => {
    await page.keyboard.press('#');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
  };
  await rowOf(page, 'Second')
    .getByText(/^Three months in/)
    .click();
  await expect(reader.getByRole('figure')).toContainText('Second');
  await remove();
  await expect(reader.getByRole('figure')).toContainText('Third');
  await expect(reader.getByRole('heading')).toHaveText('Story 2 of 2');
  await remove();
  await expect(reader.getByRole('figure')).toContainText('First');
  await remove();
  await expect(reader).toBeHidden();
  expect(await stories.list()).toEqual([]);
});

test('a story that somebody else has deleted is said to be gone', async ({
  page,
  admin,
  stories,
}) => {
  await stories.add({ studentName: 'First' });
  const { id } = await stories.add({ studentName: 'Second' });
  await stories.remove(id);
  await openAs(page, admin.credential, `${stories.screen}&story=${id}`);
  await expect(readerOf(page)).toContainText('This story is gone');
  await readerOf(page).getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(readerOf(page)).toBeHidden();
});
