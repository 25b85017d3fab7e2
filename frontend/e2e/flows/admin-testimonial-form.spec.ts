import { openAs, signIn } from '../admin';
import { expect, test } from '../testimonials';

test('a restored draft does not undo a decision made in between', async ({
  page,
  admin,
  stories,
}) => {
  const person = await admin.addUser({ role: 'admin' });
  const story = await stories.add({ status: 'approved' });
  const dialog = page.getByRole('dialog', { name: 'Edit Testimonial' });
  const name = dialog.getByLabel('Student Name');
  await openAs(page, person, stories.screen);
  await page.getByRole('button', { name: `Edit ${story.studentName}` }).click();
  await name.fill('Typed before');
  await stories.decide(story.id, 'rejected');
  await admin.updateUser(person.id, { password: 'another password' });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await signIn(page, { ...person, password: 'another password' });
  await expect(name).toHaveValue('Typed before');

  const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Update' }).click();
  expect((await answered).status()).toBe(412);
  expect(await stories.list()).toMatchObject([
    { studentName: story.studentName, status: 'rejected' },
  ]);
});
