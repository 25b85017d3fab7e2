import { readFile } from 'node:fs/promises';
import { expectNoFault } from '../axe';
import { heading, showIn } from '../notices';
import { expect, test } from '../newsletter';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('a subscriber sees, takes and erases what is known', async ({ page, readers }) => {
      const [email = ''] = await readers.add(1);
      await page.goto(await readers.linkOf(email));
      await page.getByRole('link', { name: 'See what we know of you' }).click();
      await expect(heading(page)).toHaveText('What we know of you');
      const link = page.url();
      await expect(page.getByRole('definition').first()).toHaveText(email);

      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download as a file' }).click(),
      ]);
      expect(file.suggestedFilename()).toBe('newsletter-data.json');
      const taken = JSON.parse(await readFile(await file.path(), 'utf8')) as object;
      expect(taken).toMatchObject({ email, consents: [{ act: 'subscribed', form: 'api' }] });

      await page.getByRole('button', { name: 'Erase all of it' }).click();
      await expect(heading(page)).toHaveText('Erase what we know of you?');
      await page.getByRole('link', { name: 'Keep it' }).click();
      await expect(heading(page)).toHaveText('What we know of you');
      await page.getByRole('button', { name: 'Erase all of it' }).press('Enter');
      await page.getByRole('button', { name: 'Erase for good' }).press('Enter');
      await expect(heading(page)).toHaveText('We know nothing of you any more');
      expect(await readers.list()).toEqual([]);
      await page.goto(link);
      await expect(heading(page)).toHaveText('We know nothing of you any more');
    });
  });
}

test('axe finds no fault in what is known, and it fits', async ({ page, readers }) => {
  const [email = ''] = await readers.add(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${await readers.linkOf(email)}/data`);
  const fits = async (title: string) => {
    await expect(heading(page)).toHaveText(title);
    await expectNoFault(page, showIn);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await fits('What we know of you');
  await page.getByRole('button', { name: 'Erase all of it' }).click();
  await fits('Erase what we know of you?');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await fits('We know nothing of you any more');
});
