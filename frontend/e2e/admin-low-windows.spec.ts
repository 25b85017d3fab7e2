import { openAs, toastOf } from './admin';
import { expect, test } from './newsletter';

const LOW = [
  { width: 812, height: 375 },
  { width: 320, height: 256 },
];

test('a message with a long address is whole', async ({ page, admin, readers }) => {
  const { mark } = readers;
  const labels = ['b', 'c'].map((letter) => letter.repeat(60)).join('.');
  const emails = [
    `${'a'.repeat(39 - mark.length)}@${mark}`,
    `${'a'.repeat(64)}@${labels}.${mark}`,
  ] as const;
  for (const email of emails) {
    const answer = await page.request.post('/api/newsletter', { data: { email } });
    expect(answer.status()).toBe(201);
  }
  await openAs(page, admin.credential, readers.screen);
  for (const [index, height] of [667, 256].entries()) {
    await page.setViewportSize({ width: 375, height });
    await page.getByRole('button', { name: `Delete ${emails[index]}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const toast = toastOf(page);
    await expect(toast).toContainText(emails[index] ?? '');
    await expect(toast.getByRole('listitem')).toBeInViewport({ ratio: 1 });
    for (const name of ['Undo', 'Close']) {
      await expect(toast.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await toast.getByRole('button', { name: 'Close' }).click();
  }
});

test('a sheet of filters begins within the window', async ({ page, admin, readers }) => {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const size of LOW) {
    await page.setViewportSize(size);
    await openAs(page, admin.credential, readers.screen);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('combobox').first()).toBeInViewport({ ratio: 1 });
    const show = sheet.getByRole('button', { name: 'Show results' });
    await show.scrollIntoViewIfNeeded();
    await expect(show).toBeInViewport({ ratio: 1 });
    await show.click();
    await expect(sheet).toBeHidden();
  }
});
