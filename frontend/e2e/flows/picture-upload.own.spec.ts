import type { Locator, Page } from '@playwright/test';
import type { UploadedPictureDto } from '../../src/api/generated/model/uploadedPictureDto';
import { expectNoFault } from '../axe';
import { expect, fieldOf, openEditor, test } from '../own-product';
import { twoColours } from '../picture-file';
import { ADDRESS, field, STORY } from '../submission';

/** Chooses a file with the keyboard alone. */
async function chooseFile(page: Page, place: Page | Locator, name: string) {
  const choosing = page.waitForEvent('filechooser');
  await place.getByRole('button', { name: `Upload a ${name}` }).press('Enter');
  await (await choosing).setFiles(twoColours(640, 360));
}

async function uploaded(page: Page, path: string): Promise<UploadedPictureDto> {
  const answer = await page.waitForResponse(`**${path}`);
  return (await answer.json()) as UploadedPictureDto;
}

test('the middle of a portrait is sent from the keyboard, and asks no other site', async ({
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

  await test.step('a connection that breaks loses nothing', async () => {
    await page.route('**/api/pictures/portraits', (route) => route.abort());
    await chooseFile(page, page, 'portrait');
    await expect(page.getByRole('alert')).toHaveText(
      'The picture could not be sent. Check your connection and try again.',
    );
    await expectNoFault(page);
    await page.unroute('**/api/pictures/portraits');
    const sent = uploaded(page, '/api/pictures/portraits');
    await chooseFile(page, page, 'portrait');
    const { url, picture } = await sent;
    expect(picture).toMatchObject({ width: 360, height: 360 });
    await expect(field(page, 'Profile image URL')).toHaveValue(url);
    await expect(page.getByText('The portrait is uploaded.')).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue(STORY['Full name']);
    expect(url.startsWith(`${product.url}/pictures/`)).toBe(true);
  });
  await expect(page.getByRole('region', { name: 'How it will look' }).locator('img')).toBeVisible();

  await test.step('a file that is no picture is refused before it is sent', async () => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a portrait' }).press('Enter');
    const file = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
    await (await choosing).setFiles(file);
    await expect(page.getByRole('alert')).toHaveText(
      'This browser cannot open HEIC pictures. Save it as JPEG, and choose that.',
    );
    await expect(field(page, 'Profile image URL')).not.toHaveValue('');
  });

  await test.step('a picture can be pasted and dropped', async () => {
    for (const [kind, size] of [
      ['paste', 64],
      ['drop', 32],
    ] as const) {
      const bytes = [...twoColours(size, size).buffer];
      const sent = uploaded(page, '/api/pictures/portraits');
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
      const { url, picture } = await sent;
      expect(picture).toMatchObject({ width: size, height: size });
      await expect(field(page, 'Profile image URL')).toHaveValue(url);
    }
  });
  expect(foreign).toEqual([]);
});

test('a cover is cut to 16:9 in the dialog of a course', async ({ page, course, product }) => {
  const dialog = await openEditor(page, course);
  const sent = uploaded(page, '/api/admin/pictures');
  await chooseFile(page, dialog, 'cover');
  const { url, picture } = await sent;
  expect(picture).toMatchObject({ width: 640, height: 360 });
  await expect(fieldOf(dialog, 'Image URL')).toHaveValue(url);
  await expect(dialog.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', /^data:/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${product.url}/courses/${course.thinkific_id}`);
  await expect(page.locator(`img[src^="${picture.path}"]`)).toBeVisible();
});
