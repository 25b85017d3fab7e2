import { openAs, toastOf } from './admin';
import { expect, test } from './newsletter';

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
