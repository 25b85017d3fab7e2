import { expectNoViolations } from '../axe';
import { heading, showIn } from '../message-pages';
import { expect, test } from '../newsletter';

test('axe finds no violations in what is known, and it fits', async ({ page, readers }) => {
  const [email = ''] = await readers.add(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${await readers.linkOf(email)}/data`);
  const fits = async (title: string) => {
    await expect(heading(page)).toHaveText(title);
    await expectNoViolations(page, showIn);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  };
  await fits('What we know of you');
  await page.getByRole('button', { name: 'Erase all of it' }).click();
  await fits('Erase what we know of you?');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await fits('We know nothing of you any more');
});
