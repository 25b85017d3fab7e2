import { openAs } from '../admin';
import { expectNoViolations, expectNoViolationsAtAnyWidth } from '../axe';
import { expect, test } from '../newsletter';

test('an admin sees who consented how, by keyboard, and comes there from the history', async ({
  page,
  admin,
  readers,
}) => {
  const email = `reader@${readers.mark}`;
  await test.step('somebody subscribes by the form of the site', async () => {
    await page.goto('/');
    const form = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' });
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(readers.list).toMatchObject([{ email }]);
  });

  const drawer = page.getByRole('dialog', { name: 'Subscriber' });
  await test.step('the address opens what is kept of the consent', async () => {
    await openAs(page, admin.credential, readers.screen);
    await page.getByRole('button', { name: email, exact: true }).press('Enter');
    const consent = drawer.getByRole('list', { name: 'Consent' }).getByRole('listitem');
    await expect(consent).toHaveCount(1);
    await expect(consent).toContainText('Subscribed with a form on the site');
    await expect(consent).toContainText('Version 1 of the text: “Email address”, “Subscribe”');
    await expect(consent.locator('time')).toHaveCount(1);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a reload shows it again, and Escape closes it', async () => {
    await page.reload();
    await expect(drawer).toContainText('Subscribed with a form');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/dialog/);
  });

  await test.step('the history leads there', async () => {
    await page.getByRole('button', { name: `History of ${email}` }).click();
    await page.getByRole('link', { name: 'Show the consent' }).click();
    await expect(drawer).toContainText(email);
  });

  await test.step('somebody who was added by a program, and somebody who is gone', async () => {
    await page.goto('/admin/newsletters?dialog=99999999');
    await expect(drawer.getByRole('alert')).toContainText('This subscription does not exist');
    await expect(drawer.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectNoViolationsAtAnyWidth(page);
    await drawer.getByRole('button', { name: 'Back to the list' }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await readers.add(1);
    await page.goto(readers.screen);
    await page.getByRole('button', { name: `reader1@${readers.mark}`, exact: true }).click();
    await expect(drawer).toContainText('Subscribed by a program');
    await expect(drawer).toContainText('Version 1 of the text, shown by the other program');
  });
});
