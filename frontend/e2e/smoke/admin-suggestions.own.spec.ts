import { openAs, toastOf } from '../admin';
import { expectNoViolations } from '../axe';
import { ADMIN, expect, test } from '../own-product';

const TEXT = 'Two evenings a week, and now I read query plans for breakfast.';

test('a review on Thinkific becomes a story that says so, and another one is dismissed', async ({
  page,
  course,
  office,
}) => {
  const id = Number(course.thinkific_id);
  await office.control('PATCH', `/thinkific/courses/${id}`, { reviews_enabled: true });
  await office.control('PUT', '/thinkific/reviews', [
    { id: 1, course_id: id, rating: 4.5, title: 'Worth it', review_text: `<p>${TEXT}</p>` },
    { id: 2, course_id: id, title: 'Too short for me', review_text: 'I wanted more of it.' },
    { id: 3, course_id: id, title: 'Waits', review_text: 'Not approved yet.', approved: false },
  ]);
  // The 25 courses of a sync may be others.
  await office.sync();
  await office.sync();
  await openAs(page, ADMIN, '/admin/testimonials');
  await page.getByRole('tab', { name: 'Suggestions (2)' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Worth it' });
  await expect(row).toContainText(TEXT);
  await expect(row).toContainText('4.5 of 5');
  await expect(row).toContainText(course.display_title);
  await expectNoViolations(page);

  const other = page.getByRole('row').filter({ hasText: 'Too short for me' });
  await other.getByRole('button', { name: 'Dismiss' }).click();
  await expect(other).toBeHidden();
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(other).toBeVisible();

  await row.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Review' });
  await expect(dialog.getByLabel('Student Name')).toBeFocused();
  await expect(dialog.getByLabel('Quote')).toHaveValue(TEXT);
  for (const [label, value] of [
    ['Student Name', 'Mei Lin'],
    ['Student Image URL', 'https://images.example.org/mei.jpg'],
    ['Previous Role', 'Accountant'],
    ['Current Role', 'Analytics engineer'],
    ['Company', 'Harbour'],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog).toBeHidden();
  await expect(toastOf(page)).toContainText('Review imported');
  await expect(row).toBeHidden();
  await page.getByRole('tab', { name: 'Stories' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Mei Lin' })).toContainText(
    'Review on Thinkific',
  );

  for (const address of ['/', `/courses/${id}`]) {
    await page.goto(address);
    const story = page.getByRole('figure').filter({ hasText: 'Mei Lin' });
    await expect(story).toContainText(TEXT);
    await expect(story).toContainText('Review on Thinkific');
  }
});
