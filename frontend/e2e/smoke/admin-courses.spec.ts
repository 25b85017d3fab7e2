import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../admin';
import { cards, choose, clearButton, titles, titlesOf } from '../admin-courses';

const search = (page: Page) => page.getByPlaceholder('Search by course title...');

test('Manage Courses searches, filters and sorts, in the address', async ({
  page,
  admin,
  request,
}) => {
  const shownFor = (query: string) => titlesOf(request, admin, query);
  const all = await shownFor('');
  await openAs(page, admin.credential, '/admin/courses');
  const figures = page.getByRole('list', { name: 'Stats' }).getByRole('listitem');
  await expect(figures).toHaveText([
    `Total Courses${all.length}`,
    /^Visible\d+$/,
    /^Hidden\d+$/,
    /^Customized\d+$/,
  ]);
  await expect(page.getByText(`Showing ${all.length} of ${all.length} courses`)).toBeVisible();
  await expect(titles(page)).toHaveText(all);

  await test.step('searches titles as they are shown, in any case', async () => {
    const [title = ''] = all;
    await search(page).fill(title.toUpperCase());
    await expect(titles(page)).toHaveText([title]);
    await expect(page).toHaveURL(/\?search=[^&]+$/);
    await page.reload();
    await expect(search(page)).toHaveValue(title.toUpperCase());
    await expect(titles(page)).toHaveText([title]);
  });

  await test.step('offers to clear the filters where they let nothing pass', async () => {
    await search(page).fill('zyzzyva');
    await expect(
      page.getByText('No courses match your filters. Try adjusting your search criteria.'),
    ).toBeVisible();
    await clearButton(page).click();
    await expect(cards(page)).toHaveCount(all.length);
    await expect(search(page)).toBeFocused();
  });

  await test.step('filters and sorts, and Back undoes it', async () => {
    await choose(page, 'Visibility', 'Hidden Only');
    await expect(titles(page)).toHaveText(await shownFor('visibility=hidden'));
    await choose(page, 'Sort By', 'Name Z-A');
    await expect(titles(page)).toHaveText(await shownFor('visibility=hidden&sort=name-desc'));
    await expect(page).toHaveURL(/visibility=hidden/);
    await page.goBack();
    await page.goBack();
    await expect(titles(page)).toHaveText(all);
  });
});
