import { randomUUID } from 'node:crypto';
import { openAs, toastOf } from '../admin';
import { ADMIN, expect, openEditor, test } from '../own-product';

test('an instructor is added, chosen for a course, shown to visitors and deleted', async ({
  page,
  course,
}) => {
  const name = `Ada ${randomUUID().slice(0, 8)}`;
  await openAs(page, ADMIN, '/admin/instructors');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instructors');
  await page.getByRole('button', { name: 'Add Instructor' }).click();
  const form = page.getByRole('dialog', { name: 'Add an instructor' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Link').fill('ada');
  await form.getByRole('button', { name: 'Add instructor' }).click();
  await expect(form.getByText('Link must be like https://amara.example.org')).toBeVisible();
  await form.getByLabel('Link').fill('https://ada.example.org');
  await form.getByLabel('About').fill('Wrote the first program.');
  await form.getByRole('button', { name: 'Add instructor' }).click();
  await expect(form).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Added here');

  const dialog = await openEditor(page, course);
  const field = dialog.getByRole('combobox', { name: 'Instructors' });
  await field.fill(name);
  await page.getByTitle(name, { exact: true }).click();
  await expect(toastOf(page)).toContainText('Instructors updated');
  await expect(dialog.getByText('Chosen here, in this order.')).toBeVisible();

  await page.goto(`/courses/${course.thinkific_id}`);
  const teachers = page.getByRole('region', { name: 'Who teaches' });
  await expect(teachers).toContainText('Wrote the first program.');
  await expect(teachers.getByRole('link', { name: `More about ${name}` })).toHaveAttribute(
    'href',
    'https://ada.example.org',
  );

  await page.goto('/admin/instructors');
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete the instructor?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await page.goto(`/courses/${course.thinkific_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('an instructor of Thinkific says when it was edited here, and follows Thinkific again', async ({
  page,
}) => {
  await openAs(page, ADMIN, '/admin/instructors');
  const row = page.getByRole('row').filter({ hasText: 'Hannah Weiss' });
  await expect(row).toContainText('Thinkific');
  await row.getByRole('button', { name: 'Edit Hannah Weiss' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Hannah Weiss' });
  await form.getByLabel('Role').fill('Statistician');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Edited here');
  await row.getByRole('button', { name: 'Follow Thinkific again for Hannah Weiss' }).click();
  const question = page.getByRole('dialog', { name: 'Follow Thinkific again?' });
  await question.getByRole('button', { name: 'Follow Thinkific' }).click();
  await expect(row).not.toContainText('Edited here');
  await expect(row).toContainText('Statistician and author');
});
