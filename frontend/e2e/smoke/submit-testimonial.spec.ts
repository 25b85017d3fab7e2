import { fillIn, openForm, submitButton } from '../submission';
import { expect, test } from '../testimonials';

test.use({ isFirstVisit: true });

test('a visitor tells a story, is thanked from the top, and a moderator finds it pending', async ({
  page,
  stories,
}) => {
  await openForm(page);
  await expect(page).toHaveURL('/submit-testimonial');
  await fillIn(page, { 'Current company': stories.company });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your story');
  await expect(page.getByRole('main')).toContainText(
    'will be reviewed and published once approved',
  );
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await stories.list()).toMatchObject([{ studentName: 'Amara Nwosu', status: 'pending' }]);
});
