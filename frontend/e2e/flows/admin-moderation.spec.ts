import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openAs, toastOf } from '../admin';
import { chooseAction, expect, readerOf, rowOf, test } from '../testimonials';

const action = (page: Page, name: RegExp) => page.getByRole('button', { name });
const undo = (page: Page) => toastOf(page).getByRole('button', { name: 'Undo' });

test('decides and deletes, and undoes either', async ({ page, admin, stories }) => {
  const linkedinUrl = 'https://www.linkedin.com/in/example';
  await stories.add({ isVisible: true, studentName: 'Bo Lind' });
  await stories.add({ isVisible: false, linkedinUrl });
  await openAs(page, admin.credential, stories.screen);
  const row = rowOf(page, 'Amara Nwosu');
  await expect(row).toBeVisible();

  await test.step('approves', async () => {
    await action(page, /^Approve and publish Amara/).hover();
    await expect(page.getByRole('tooltip', { name: 'Approve and publish' })).toBeVisible();
    await action(page, /^Approve and publish Amara/).click();
    await expect(toastOf(page)).toContainText('Testimonial approved and published');
    await expect(row).toContainText('Approved');
    await expect(toastOf(page)).toContainText('Amara Nwosu');
    await expect(action(page, /^(Approve and publish|Reject) Amara/)).toHaveCount(0);
    const [amara] = await stories.list();
    expect(amara).toMatchObject({ status: 'approved', isVisible: true });
    await undo(page).click();
    await expect(toastOf(page)).toContainText('Pending again');
    await expect(row).toContainText('Pending');
  });

  await test.step('rejects', async () => {
    await action(page, /^Reject Bo/).click();
    await expect(toastOf(page)).toContainText('Testimonial rejected');
    await expect(rowOf(page, 'Bo Lind')).toContainText('Rejected');
    await undo(page).click();
    await expect(rowOf(page, 'Bo Lind')).toContainText('Pending');
  });
  await expect.poll(stories.list).toMatchObject([
    { studentName: 'Amara Nwosu', status: 'pending', isVisible: false },
    { studentName: 'Bo Lind', status: 'pending', isVisible: true },
  ]);

  await test.step('deletes after a question, and an undo restores it as it was', async () => {
    const before = await stories.list();
    await chooseAction(page, 'Amara Nwosu', 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete Testimonial?' });
    await expect(question).toContainText(
      'This will permanently remove this testimonial. This action cannot be undone.',
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(action(page, /^More for Amara/)).toBeFocused();

    await chooseAction(page, 'Amara Nwosu', 'Delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    await expect(toastOf(page)).toContainText('Testimonial deleted');
    await expect(row).toHaveCount(0);
    await undo(page).click();
    await expect(toastOf(page)).toContainText('Restored 1 testimonial');
    await expect(row).toBeVisible();
    expect(await stories.list()).toEqual(before);
  });
});

test('the second of two moderators sees a message', async ({ page, admin, stories }) => {
  const gone = await stories.add({ studentName: 'Gone Already' });
  const undone = await stories.add({ studentName: 'Undone Late' });
  const alike = await stories.add({ studentName: 'Decided Alike' });
  const decided = await stories.add();
  await openAs(page, admin.credential, stories.screen);
  await expect(rowOf(page, 'Amara Nwosu')).toContainText('Pending');

  await test.step('an undo leaves what somebody else has changed since', async () => {
    await action(page, /^Reject Undone/).click();
    await expect(undo(page)).toBeVisible();
    await stories.update(undone.id, { status: 'approved' });
    await stories.update(undone.id, { status: 'rejected' });
    await undo(page).click();
    await expect(toastOf(page)).toContainText('Nothing was undone');
    await expect(toastOf(page)).toContainText('Changed since: 1.');
    await expect(rowOf(page, 'Undone Late')).toContainText('Rejected');
  });

  await test.step('about what is gone', async () => {
    await stories.remove(gone.id);
    const answered = page.waitForResponse('**/api/admin/testimonials/*/status');
    await action(page, /^Reject Gone/).click();
    expect((await answered).status()).toBe(404);
    await expect(toastOf(page)).toContainText('Failed to update status');
    await expect(rowOf(page, 'Gone Already')).toHaveCount(0);
  });

  await test.step('about what is decided alike, which is not theirs to undo', async () => {
    await stories.decide(alike.id, 'rejected');
    await action(page, /^Reject Decided/).click();
    await expect(toastOf(page)).toContainText('The story of Decided Alike is rejected already');
    await expect(rowOf(page, 'Decided Alike')).toContainText('Rejected');
    await expect(undo(page)).toHaveCount(0);
  });

  await test.step('about what is decided', async () => {
    await stories.decide(decided.id, 'rejected');
    await action(page, /^Approve and publish Amara/).click();
    await expect(toastOf(page)).toContainText('Failed to update status');
    await expect(toastOf(page)).toContainText('Somebody else has changed this testimonial');
    await expect(rowOf(page, 'Amara Nwosu')).toContainText('Rejected');
    await expect(undo(page)).toHaveCount(0);
  });

  await test.step('and who has decided, with the way to all that was done', async () => {
    await rowOf(page, 'Amara Nwosu')
      .getByRole('button', { name: /^Read story/ })
      .click();
    const reader = readerOf(page);
    await expect(reader).toContainText(
      new RegExp(`by ${admin.credential.username}, (?:just now|\\d+ minutes? ago)`),
    );
    await reader.getByRole('link', { name: 'History' }).click();
    const log = page.getByRole('table', { name: 'Audit log' });
    await expect(log.getByRole('row').nth(1)).toContainText('Changed the status of a story');
  });
});

test('the dashboard leads to the pending ones, where suspected ones are marked and last', async ({
  page,
  admin,
  stories,
}) => {
  await stories.submit({ studentName: 'A Program', subject: 'Cheap watches' });
  await stories.add({ studentName: 'A Student' });
  await stories.submit({ studentName: 'Another Program', subject: 'Cheap watches' });
  await openAs(page, admin.credential, '/admin/dashboard');
  await page.getByRole('link', { name: 'Review Now' }).click();
  await expect(page).toHaveURL('/admin/testimonials?status=pending');
  await expect(action(page, /^Pending$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('table', { name: 'Testimonials' })).toBeVisible();
  await expect(page.getByRole('table').getByText('Approved', { exact: true })).toHaveCount(0);
  await page.getByPlaceholder('Search by student name').fill(stories.company);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Testimonials (3)', exact: true })).toBeVisible();

  await test.step('what a program seems to have sent is marked, and last in the queue', async () => {
    await expect(page.locator('tbody tr')).toHaveText([
      /A Student/,
      /Another Program/,
      /A Program/,
    ]);
    const row = rowOf(page, 'A Program');
    await expect(row.getByText('Suspected', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'A Student').getByText('Suspected')).toHaveCount(0);

    const note = 'A bot seems to have sent this story.';
    await chooseAction(page, 'A Program', 'Read story');
    await expect(readerOf(page).getByText(note, { exact: true })).toBeVisible();
    await expect(
      readerOf(page)
        .getByRole('status')
        .filter({ hasText: `A Program, Pending. ${note}` }),
    ).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(readerOf(page)).toBeHidden();
    await chooseAction(page, 'A Program', 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' });
    await expect(dialog.getByText(note)).toBeVisible();
    await dialog.getByLabel('Student Name').fill('A Person');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(rowOf(page, 'A Person')).toBeVisible();

    await action(page, /^Approve and publish A Person/).click();
    await expect(rowOf(page, 'A Person')).toHaveCount(0);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(rowOf(page, 'A Person')).toContainText('Approved');
    await expect(rowOf(page, 'A Person').getByText('Suspected')).toHaveCount(0);
  });

  await test.step('the dashboard fetches its figures again after a decision', async () => {
    const asked = page.waitForResponse('**/api/admin/stats');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    expect((await asked).ok()).toBe(true);
  });
});

test('what should be looked at twice is marked above the story', async ({
  page,
  admin,
  stories,
}) => {
  // Ninety words of letters that no other story has.
  const word = () =>
    randomUUID()
      .slice(0, 8)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const own = Array.from({ length: 90 }, word).join(' ');
  await stories.add({ studentName: 'The First', quote: own });
  await stories.add({ studentName: 'The Copy', quote: `${own} www.example.org/x` });
  await openAs(page, admin.credential, stories.screen);
  const sign = rowOf(page, 'The Copy').getByRole('img', { name: /^Marked/ });
  await expect(sign).toHaveAccessibleName('Marked: link, like another story');
  await chooseAction(page, 'The Copy', 'Read story');
  const marks = readerOf(page).getByRole('list', { name: 'Marks' }).getByRole('listitem');
  await expect(marks).toHaveText([
    'Link: www.example.org/x',
    /^\d\d % similar to the story of The First \(Pending\)$/,
  ]);
  await marks.getByRole('button', { name: 'The First' }).click();
  await expect(readerOf(page).getByRole('figure')).toContainText('The First');
  await page.keyboard.press('Escape');
  await expect(readerOf(page)).toBeHidden();
});

test('a story that is edited again starts from what was saved', async ({
  page,
  admin,
  stories,
}) => {
  const { id } = await stories.add();
  const reader = readerOf(page);
  const form = page.getByRole('dialog', { name: 'Edit Testimonial' });
  const company = form.getByLabel('Company', { exact: true });
  const edit = async (change: () => Promise<void>) => {
    await page.keyboard.press('e');
    await change();
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(form).toBeHidden();
  };

  await test.step('in the reader, after an edit and after a decision', async () => {
    await openAs(page, admin.credential, stories.screen);
    await chooseAction(page, 'Amara Nwosu', 'Read story');
    await expect(reader.getByRole('figure')).toContainText(stories.company);
    await edit(() => company.fill(`Second ${stories.company}`));
    await expect(reader.getByRole('figure')).toContainText(`Second ${stories.company}`);
    await page.keyboard.press('e');
    await expect(company).toHaveValue(`Second ${stories.company}`);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.keyboard.press('a');
    await expect(toastOf(page)).toContainText('Testimonial approved and published');
    await page.keyboard.press('e');
    await expect(form.getByTitle('Approved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });

  await test.step('where the list in force has it not', async () => {
    await stories.update(id, { status: 'pending' });
    await page.goto(`${stories.screen}&status=rejected&story=${id}`);
    await expect(reader).toContainText('Pending');
    await edit(() => company.fill(`Third ${stories.company}`));
    await expect(reader.getByRole('figure')).toContainText(`Third ${stories.company}`);
    const fetched = page.waitForResponse(`**/api/admin/testimonials/${id}`);
    await page.keyboard.press('a');
    await fetched;
    await expect(reader).toContainText('Approved');
    await expect(action(page, /^Approve$/)).toHaveCount(0);
  });
});

test.describe('with a clock of its own', () => {
  test.use({ isFirstVisit: true });

  test('an open story is announced once, and not again every minute', async ({
    page,
    admin,
    stories,
  }) => {
    await stories.add({ studentName: 'Second' });
    const { id } = await stories.add({ studentName: 'First' });
    await stories.decide(id, 'approved');
    await page.clock.install();
    await openAs(page, admin.credential, stories.screen);
    await action(page, /^Read story of First/).click();
    const reader = readerOf(page);
    const announced = reader.getByRole('status');
    const decided = reader.getByText(new RegExp(`^by ${admin.credential.username}, `));
    const before = await decided.innerText();
    await announced.evaluateAll((regions) => {
      const observer = new MutationObserver(() => {
        document.body.dataset['announced'] = 'again';
      });
      for (const region of regions) {
        observer.observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    await page.clock.fastForward('02:00');
    await expect(decided).not.toHaveText(before);
    await expect(page.locator('body')).not.toHaveAttribute('data-announced');
    await expect(announced.filter({ hasText: /^First, Approved\. Three months in/ })).toHaveCount(
      1,
    );
    await page.keyboard.press('j');
    await expect(announced.filter({ hasText: /^Second, Pending\. Three months in/ })).toHaveCount(
      1,
    );
    await expect(page.locator('body')).toHaveAttribute('data-announced');
  });
});
