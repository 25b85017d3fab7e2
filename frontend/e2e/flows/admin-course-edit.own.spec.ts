import {
  dialogOf,
  expect,
  fieldOf,
  openCourses,
  openEditor,
  saveButton,
  sentBy,
  test,
} from '../own-product';
import { hold } from '../test';

test('the dialog has every field, names errors, and asks before text is lost', async ({
  page,
  course,
  product,
}) => {
  const showImage = await hold(page, '**/api/pictures/preview');
  const dialog = await openEditor(page, course);
  const theirs = `$${course.thinkific_price?.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

  await test.step('every field is there, with hints and placeholders, on 672 pixels', async () => {
    await expect(fieldOf(dialog, 'Title')).toHaveValue(course.thinkific_name);
    await expect(fieldOf(dialog, 'Title')).toHaveAccessibleDescription(
      `Original name: ${course.thinkific_name}`,
    );
    await expect(fieldOf(dialog, 'Description')).toHaveAttribute('rows', '4');
    const placeholders = {
      Category: course.thinkific_category ?? 'e.g. Data Engineering',
      Level: 'e.g. Intermediate',
      Duration: course.thinkific_duration ?? 'e.g. 10 weeks',
      Format: 'e.g. Online',
      'Price (USD)': theirs,
    };
    for (const [label, placeholder] of Object.entries(placeholders)) {
      const field = fieldOf(dialog, label);
      // Lists of choices show theirs beside the field.
      const shown = await field.getAttribute('placeholder');
      expect(shown ?? (await field.locator('..').innerText())).toBe(placeholder);
    }
    const rest = ['Level', 'Price (USD)', 'Image URL', 'Curriculum', 'Learning Outcomes'];
    for (const label of rest) await expect(fieldOf(dialog, label)).toHaveValue('');
    await expect(fieldOf(dialog, 'Price (USD)')).toHaveAttribute('inputmode', 'numeric');
    for (const label of ['Curriculum (one per line)', 'Learning Outcomes (one per line)']) {
      await expect(dialog.getByText(label, { exact: true })).toBeVisible();
    }
    expect((await dialog.boundingBox())?.width).toBe(672);
    await expect(dialog.getByText('No changes')).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: `View ${course.display_title} on site` }),
    ).toHaveAttribute('href', `/courses/${course.thinkific_id}`);
    for (const name of ['Previous course', 'Next course']) {
      await expect(dialog.getByRole('button', { name })).toBeDisabled();
    }
  });

  await test.step('what is below the image stays where it is when that comes', async () => {
    const below = fieldOf(dialog, 'Curriculum');
    await below.focus();
    const place = await below.boundingBox();
    showImage();
    await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
    expect(await below.boundingBox()).toEqual(place);
    await fieldOf(dialog, 'Title').focus();
  });

  await test.step('the platform’s value is overridden by one action, and used again by another', async () => {
    const price = fieldOf(dialog, 'Price (USD)');
    await expect(price).toHaveAccessibleName('Price (USD) Thinkific');
    await dialog.getByRole('button', { name: 'Override Price' }).click();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue(String(course.thinkific_price));
    await expect(price).toHaveAccessibleName('Price (USD) Overridden');
    await expect(dialog.getByText(`Thinkific: ${theirs}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Use it: Thinkific’s Price' }).click();
    await expect(price).toHaveValue('');
    await expect(price).toHaveAccessibleName('Price (USD) Thinkific');
  });

  await test.step('level offers what there is, and takes anything else', async () => {
    const level = fieldOf(dialog, 'Level');
    await level.click();
    await expect(page.getByRole('option').first()).toHaveText('Beginner');
    await page.getByRole('option', { name: 'Intermediate' }).click();
    await expect(level).toHaveValue('Intermediate');
    await level.fill('For wizards');
    await expect(page.getByRole('option')).toHaveCount(0);
    await level.fill('');
    await page.keyboard.press('Tab');
  });

  await test.step('without a change Cancel closes it at once', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: `Edit ${course.display_title}`, exact: true }).click();
  });

  await test.step('the image of an address is shown, or that it is none', async () => {
    const address = fieldOf(dialog, 'Image URL');
    const preview = dialog.getByRole('img', { name: 'Preview' });
    await address.fill(`${product.url}/share.png`);
    await expect(preview).toHaveAttribute('src', /^data:image\/webp;/);
    await expect(preview).toHaveJSProperty('naturalWidth', 640);
    await address.fill('https://images.invalid/lost.png');
    await expect(dialog.getByText('Invalid image URL')).toBeVisible();
    await expect(preview).toHaveCount(0);
    await address.fill('');
    await expect(dialog.getByText('Invalid image URL')).toHaveCount(0);
  });

  await test.step('what is wrong is said at the field, which gets the focus', async () => {
    const title = fieldOf(dialog, 'Title');
    await title.fill('');
    await fieldOf(dialog, 'Image URL').fill('cover.png');
    await fieldOf(dialog, 'Price (USD)').fill('a lot');
    await saveButton(dialog).click();
    await expect(dialog.getByText('Title is required')).toBeVisible();
    await expect(dialog.getByText('Invalid URL', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Price must be a number from 0 to 1000000')).toBeVisible();
    await expect(title).toBeFocused();
    await title.fill('x'.repeat(501));
    await expect(dialog.getByText('Title is too long')).toBeVisible();
  });

  await test.step('unsaved changes ask before they are lost', async () => {
    await fieldOf(dialog, 'Level').fill('Advanced');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(dialog.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(fieldOf(dialog, 'Level')).toHaveValue('Advanced');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: `Edit ${course.display_title}`, exact: true }).click();
    await expect(fieldOf(dialogOf(page, course), 'Level')).toHaveValue('');
  });
});

test('Back asks before it closes a dialog with typed text', async ({ page, course }) => {
  const dialog = await openEditor(page, course);
  const address = page.url();
  await fieldOf(dialog, 'Level').fill('Advanced');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(fieldOf(dialog, 'Level')).toHaveValue('Advanced');

  await page.goBack();
  await expect(question).toBeVisible();
  await page.goForward();
  await expect(question).toBeHidden();
  await expect(fieldOf(dialog, 'Level')).toHaveValue('Advanced');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/dialog=/);
  await page.getByRole('button', { name: `Edit ${course.display_title}`, exact: true }).click();
  await expect(fieldOf(dialog, 'Level')).toHaveValue('');
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  await test.step('a title that is the original is left out of what is sent', async () => {
    await page.getByRole('button', { name: `Edit ${course.display_title}`, exact: true }).click();
    await fieldOf(dialog, 'Title').fill(`${course.thinkific_name} `);
    await fieldOf(dialog, 'Duration').fill('10 weeks');
    expect((await sentBy(page, dialog)).body).toEqual({ duration: '10 weeks' });
  });
});

test('leads to the neighbours in the list, and asks before text is lost', async ({ page }) => {
  await openCourses(page, '?sort=name-desc');
  const titles = page.getByRole('list', { name: 'Courses' }).getByRole('heading', { level: 2 });
  await expect(titles.nth(2)).toBeVisible();
  const [first = '', second = '', third = ''] = await titles.allInnerTexts();
  await page.getByRole('button', { name: `Edit ${first}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit Course/ });
  const next = dialog.getByRole('button', { name: 'Next course' });
  await expect(fieldOf(dialog, 'Title')).toHaveValue(first);
  await expect(dialog.getByRole('button', { name: 'Previous course' })).toBeDisabled();
  await next.click();
  await expect(fieldOf(dialog, 'Title')).toHaveValue(second);
  await expect(next).toBeFocused();

  await fieldOf(dialog, 'Format').fill('Online');
  await next.click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(fieldOf(dialog, 'Format')).toHaveValue('Online');
  await next.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(fieldOf(dialog, 'Title')).toHaveValue(third);
  await dialog.getByRole('button', { name: 'Previous course' }).click();
  await expect(fieldOf(dialog, 'Title')).toHaveValue(second);
  await expect(fieldOf(dialog, 'Format')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(fieldOf(dialog, 'Title')).toHaveValue(first);
  const previous = dialog.getByRole('button', { name: 'Previous course' });
  await expect(previous).toBeDisabled();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/admin/courses?sort=name-desc');
});

test('an address opens the dialog, and says when there is no such course', async ({
  page,
  course,
}) => {
  await openCourses(page, `?dialog=${course.thinkific_id}&search=zyzzyva`);
  const dialog = page.getByRole('dialog', { name: /^Edit Course/ });
  await expect(fieldOf(dialog, 'Title')).toHaveValue(course.thinkific_name);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/admin/courses?dialog=4711');
  await expect(dialog.getByRole('alert')).toContainText('This course does not exist');
  await dialog.getByRole('button', { name: 'Back to the list' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/dialog=/);
});
