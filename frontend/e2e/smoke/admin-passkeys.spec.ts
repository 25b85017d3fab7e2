import type { CDPSession, Page } from '@playwright/test';
import { expect, openAs, signIn, test, toastOf } from '../admin';

/** A device that keeps passkeys, and knows its owner. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

const setOwner = (client: CDPSession, authenticatorId: string, isUserVerified: boolean) =>
  client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('a passkey is added, signs in alone and beside the password, is renamed and removed', async ({
  page,
  admin,
}) => {
  const person = await admin.addUser();
  const { client, authenticatorId } = await addAuthenticator(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  const rows = section.locator('tbody tr');
  const password = section.getByLabel('Current password');
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });

  try {
    await test.step('it asks for a name and the password, and says what is wrong', async () => {
      await openAs(page, person, '/admin/account');
      await section.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(section.getByLabel('Name', { exact: true })).toBeFocused();
      await section.getByLabel('Name', { exact: true }).fill('My laptop');
      await password.fill('not it');
      await page.keyboard.press('Enter');
      await expect(password).toHaveAccessibleDescription('This is not your current password');
      await password.fill(person.password);
      await page.keyboard.press('Enter');
      await expect(toastOf(page)).toContainText('Your passkey was added');
      await expect(rows).toContainText('My laptop');
      await expect(rows).toContainText('Not used yet');
      await expect(section).toBeFocused();
    });

    await test.step('a device has one passkey for an account', async () => {
      await section.getByRole('button', { name: 'Add a passkey' }).click();
      await section.getByLabel('Name', { exact: true }).fill('Once more');
      await password.fill(person.password);
      await page.keyboard.press('Enter');
      await expect(toastOf(page)).toContainText('This device already has a passkey');
      await section.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('it signs in without the password, once its owner is known', async () => {
      await signOut(page);
      await setOwner(client, authenticatorId, false);
      await button.click();
      await expect(toastOf(page)).toContainText('No passkey was chosen');
      await setOwner(client, authenticatorId, true);
      await button.click();
      await expect(page).toHaveURL('/admin/dashboard');
    });

    await test.step('the password asks for it, too', async () => {
      await signOut(page);
      await signIn(page, person);
      const use = page.getByRole('button', { name: 'Use your passkey' });
      await expect(use).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/admin/dashboard');
    });

    await test.step('it is renamed and removed', async () => {
      await page.goto('/admin/account');
      await expect(rows).toContainText('Used');
      await section.getByRole('button', { name: 'Rename My laptop' }).click();
      await section.getByLabel('Name', { exact: true }).fill('Old laptop');
      await page.keyboard.press('Enter');
      await section.getByRole('button', { name: 'Remove Old laptop' }).click();
      await expect(password).toBeFocused();
      await password.fill(person.password);
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(0);
      await signOut(page);
      await button.click();
      await expect(toastOf(page)).toContainText('This passkey was not accepted');
      await signIn(page, person);
      await expect(page).toHaveURL('/admin/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    });
  } finally {
    await client.send('WebAuthn.disable');
    await client.detach();
  }
});
