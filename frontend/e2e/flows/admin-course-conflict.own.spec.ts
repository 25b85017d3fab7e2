import type { Locator } from '@playwright/test';
import { expect, fieldOf, openEditor, saveButton, test } from '../own-product';

const alert = (dialog: Locator) => dialog.getByRole('alert');
const choice = (dialog: Locator, field: string, owner: string) =>
  dialog.getByRole('radiogroup', { name: field }).getByRole('radio', { name: owner });

test('the chosen version can be edited on before it is saved', async ({ page, course, office }) => {
  const id = course.thinkific_id;
  const dialog = await openEditor(page, course);
  await fieldOf(dialog, 'Curriculum').fill('Mine');
  await office.override(id, { outcomes: ['Theirs'] });
  await saveButton(dialog).click();
  await dialog.getByRole('button', { name: 'Edit the chosen version' }).click();
  await expect(fieldOf(dialog, 'Title')).toBeFocused();
  await expect(fieldOf(dialog, 'Learning Outcomes')).toHaveValue('Theirs');
  await fieldOf(dialog, 'Curriculum').fill('Mine\nand more');
  await office.override(id, { outcomes: ['Theirs again'] });
  await saveButton(dialog).click();
  await expect(alert(dialog)).toBeVisible();
  await expect(choice(dialog, 'Learning Outcomes', 'Theirs Theirs again')).toBeChecked();
  await saveButton(dialog).click();
  await expect(dialog).toHaveCount(0);
  expect(await office.course(id)).toMatchObject({
    display_curriculum: ['Mine', 'and more'],
    display_outcomes: ['Theirs again'],
  });
});

test('a removal stops at a newer version too', async ({ page, course, office }) => {
  const id = course.thinkific_id;
  const dialog = await openEditor(page, await office.override(id, { level: 'First' }));
  await office.override(id, { level: 'Second' });
  const remove = async () => {
    await dialog.getByRole('button', { name: 'Remove Override' }).click();
    await page
      .getByRole('dialog', { name: 'Remove the override?' })
      .getByRole('button', { name: 'Remove' })
      .click();
  };
  await remove();
  await expect(choice(dialog, 'Level', 'Theirs Second')).toBeChecked();
  expect((await office.course(id)).display_level).toBe('Second');
  await remove();
  await expect(dialog).toHaveCount(0);
  expect((await office.course(id)).display_level).toBeNull();
});
