import { expectHydrated } from '../hydration';
import { expect, test } from '../test';

test('React hydrates a course as the server rendered it, in the dark theme too', async ({
  page,
  courses,
}) => {
  await page.addInitScript(() => localStorage.setItem('lectern-theme', 'dark'));
  await expectHydrated(page, `/courses/${courses[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(courses[0]?.title ?? '');
});
