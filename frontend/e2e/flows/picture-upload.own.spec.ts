import type { Locator, Page } from '@playwright/test';
import type { UploadedPictureDto } from '../../src/api/generated/model/uploadedPictureDto';
import { expectNoViolations } from '../axe';
import { expect, fieldOf, openEditor, test } from '../own-product';
import { hold } from '../test';
import { twoColours } from '../picture-file';
import { ADDRESS, field, STORY } from '../submission';

/** Of the whole picture, and more than a part of it can be moved. */
const PRESSES = 40;

async function press(page: Page, key: string, times = PRESSES) {
  for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
}

/** Chooses a file with the keyboard alone, which ends at the part of it to choose. */
async function chooseFile(page: Page, place: Page | Locator, name: string) {
  const choosing = page.waitForEvent('filechooser');
  await place.getByRole('button', { name: `Upload a ${name}` }).focus();
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(twoColours(640, 360));
  await expect(place.getByRole('application', { name: `Move the ${name}` })).toBeFocused();
}

async function uploaded(page: Page, path: string): Promise<UploadedPictureDto> {
  const answer = await page.waitForResponse(`**${path}`);
  return (await answer.json()) as UploadedPictureDto;
}

test('a portrait is chosen, cut and sent from the keyboard, and asks no other site', async ({
  page,
  product,
}) => {
  const foreign: string[] = [];
  page.on('request', (asked) => {
    const { origin, protocol } = new URL(asked.url());
    if (protocol.startsWith('http') && origin !== product.url) foreign.push(asked.url());
  });
  await page.goto(product.url + ADDRESS);
  await field(page, 'Full name').fill(STORY['Full name']);
  await chooseFile(page, page, 'portrait');
  await expectNoViolations(page);

  await test.step('a connection that breaks loses nothing', async () => {
    await press(page, 'ArrowRight');
    await page.route('**/api/pictures/portraits', (route) => route.abort());
    const use = page.getByRole('button', { name: 'Use this portrait' });
    await use.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'We could not upload the picture. Check your connection, then try again.',
    );
    await page.unroute('**/api/pictures/portraits');
    const sent = uploaded(page, '/api/pictures/portraits');
    await use.click();
    const { url, picture } = await sent;
    expect(picture).toMatchObject({ width: 360, height: 360 });
    // The part moves against the picture: its left end, which is red.
    expect(picture.colour).toMatch(/^#[a-d].[0-3].[0-3].$/);
    await expect(field(page, 'Profile image URL')).toHaveValue(url);
    await expect(page.getByText('The portrait was uploaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload a portrait' })).toBeFocused();
    await expect(field(page, 'Full name')).toHaveValue(STORY['Full name']);
    expect(url.startsWith(`${product.url}/pictures/`)).toBe(true);
  });
  await expect(page.getByRole('region', { name: 'How it will look' }).locator('img')).toBeVisible();

  await test.step('what is no picture is refused before it is sent, and can be given up', async () => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a portrait' }).press('Enter');
    const file = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
    await (await choosing).setFiles(file);
    await expect(page.getByRole('alert')).toHaveText(
      'This browser cannot open HEIC pictures. Save the picture as JPEG, then choose that file.',
    );
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Upload a portrait' })).toBeFocused();
    await expect(field(page, 'Profile image URL')).not.toHaveValue('');
    await page.setViewportSize({ width: 375, height: 812 });
    await chooseFile(page, page, 'portrait');
    await expect(page.getByRole('button', { name: 'Use this portrait' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Use this portrait' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload a portrait' })).toBeFocused();
  });

  await test.step('what was given up while it was sent changes nothing', async () => {
    const address = await field(page, 'Profile image URL').inputValue();
    await chooseFile(page, page, 'portrait');
    const release = await hold(page, '**/api/pictures/portraits');
    const answered = page.waitForResponse('**/api/pictures/portraits');
    await page.getByRole('button', { name: 'Use this portrait' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Uploading…' })).toBeVisible();
    await page.keyboard.press('Escape');
    await field(page, 'Full name').focus();
    release();
    await (await answered).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByText('The portrait was uploaded.')).toHaveCount(0);
    await expect(field(page, 'Full name')).toBeFocused();
    await expect(field(page, 'Profile image URL')).toHaveValue(address);
    await page.unroute('**/api/pictures/portraits');
  });

  await test.step('a picture can be pasted and dropped', async () => {
    const bytes = [...twoColours(64, 64).buffer];
    for (const kind of ['paste', 'drop'] as const) {
      await field(page, 'Profile image URL').evaluate(
        (input, { kind, bytes }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
          input.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent(kind, { clipboardData: transfer, bubbles: true })
              : new DragEvent(kind, { dataTransfer: transfer, bubbles: true }),
          );
        },
        { kind, bytes },
      );
      await expect(page.getByRole('button', { name: 'Use this portrait' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
  });
  expect(foreign).toEqual([]);
});

test('a cover is cut to 16:9 in the dialog of a course, from the keyboard', async ({
  page,
  course,
  product,
}) => {
  const dialog = await openEditor(page, course);
  await test.step('Escape gives up the picture, and then the dialog', async () => {
    await chooseFile(page, dialog, 'cover');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Use this cover' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Upload a cover' })).toBeFocused();
    await expect(dialog.locator('input[type=file]').first()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openEditor(page, course);
  });
  await chooseFile(page, dialog, 'cover');
  await press(page, '+', 10);
  await press(page, 'ArrowLeft');
  const sent = uploaded(page, '/api/admin/pictures');
  await dialog.getByRole('button', { name: 'Use this cover' }).press('Enter');
  const { url, picture } = await sent;
  expect(picture).toMatchObject({ width: 320, height: 180 });
  expect(picture.colour).toMatch(/^#[0-3].[0-3].[a-d].$/);
  await expect(fieldOf(dialog, 'Image URL')).toHaveValue(url);
  await expect(dialog.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', /^data:/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${product.url}/courses/${course.thinkific_id}`);
  await expect(page.locator(`img[src^="${picture.path}"]`)).toBeVisible();

  await test.step('Save uses a picture that is still being cut', async () => {
    await openEditor(page, course);
    await chooseFile(page, dialog, 'cover');
    const second = uploaded(page, '/api/admin/pictures');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const { path } = (await second).picture;
    expect(path).not.toBe(picture.path);
    await expect(dialog).toBeHidden();
    await page.goto(`${product.url}/courses/${course.thinkific_id}`);
    await expect(page.locator(`img[src^="${path}"]`)).toBeVisible();
  });
});

test.describe('where a finger can only tap', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a portrait is moved by buttons, up to the edge', async ({ page, product }) => {
    await page.goto(product.url + ADDRESS);
    await chooseFile(page, page, 'portrait');
    const left = page.getByRole('button', { name: 'Move left' });
    for (let taps = 0; taps < 8; taps += 1) await left.tap();
    await expect(page.getByRole('button', { name: 'Use this portrait' })).toBeInViewport();
    await expectNoViolations(page);
    const sent = uploaded(page, '/api/pictures/portraits');
    await page.getByRole('button', { name: 'Use this portrait' }).tap();
    const { picture } = await sent;
    expect(picture).toMatchObject({ width: 360, height: 360 });
    // The picture moves against the part: its right end is left, which is blue.
    expect(picture.colour).toMatch(/^#[0-3].[0-3].[a-d].$/);
  });
});
