import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../admin';
import { cards, choose, clearButton, filter, titles, titlesOf } from '../admin-courses';

const search = (page: Page) => page.getByPlaceholder('Search by course title...');

test('every filter and every order is offered, and clearing the filters leaves the order', async ({
  page,
  admin,
  request,
}) => {
  const shownFor = (query: string) => titlesOf(request, admin, query);
  const all = await shownFor('');
  await openAs(page, admin.credential, '/admin/courses');
  await expect(titles(page)).toHaveText(all);
  const options = {
    Visibility: ['All Courses', 'Visible Only', 'Hidden Only'],
    Category: ['All Categories', 'AI', 'Data', 'Software Engineering'],
    Status: ['All Courses', 'Customized', 'Original'],
    'Sort By': [
      'Name A-Z',
      'Name Z-A',
      'Price Low to High',
      'Price High to Low',
      'Category',
      'Visible First',
      'Hidden First',
    ],
  };
  for (const [name, labels] of Object.entries(options)) {
    await filter(page, name).click();
    await expect(page.getByRole('option')).toHaveText(labels);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  }

  const query = '?search=data&visibility=visible&category=Data&status=original&sort=name-desc';
  await page.goto(`/admin/courses${query}`);
  await expect(titles(page)).toHaveText(await shownFor(query));
  await clearButton(page).click();
  await expect(titles(page)).toHaveText(all.toReversed());
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/admin/courses?sort=name-desc');

  for (const [order, sort] of [
    ['Price Low to High', 'price-asc'],
    ['Price High to Low', 'price-desc'],
    ['Category', 'category'],
    ['Visible First', 'visible-first'],
    ['Hidden First', 'hidden-first'],
    ['Name Z-A', 'name-desc'],
  ] as const) {
    await test.step(`by ${order}`, async () => {
      await choose(page, 'Sort By', order);
      await expect(titles(page)).toHaveText(await shownFor(`sort=${sort}`));
      await expect(page).toHaveURL(`/admin/courses?sort=${sort}`);
    });
  }
});

test('in a narrow window filters are in a sheet', async ({ page, admin, request }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openAs(page, admin.credential, '/admin/courses');
  await expect(titles(page)).toHaveText(await titlesOf(request, admin, ''));
  await expect(search(page)).toBeVisible();
  await expect(filter(page, 'Status')).toHaveCount(0);
  const button = page.getByRole('button', { name: /^Filters/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await choose(page, 'Status', 'Original');
  await choose(page, 'Visibility', 'Visible Only');
  await choose(page, 'Sort By', 'Name Z-A');
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toHaveText('Filters (2)');
  await expect(button).toBeFocused();
  const query = 'status=original&visibility=visible&sort=name-desc';
  await expect(titles(page)).toHaveText(await titlesOf(request, admin, query));
  await clearButton(page).click();
  await expect(button).toHaveText('Filters');
});

test('the menu of a course begins with its first item each time', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/courses');
  const more = cards(page)
    .first()
    .getByRole('button', { name: /^More for/ });
  const menu = page.getByRole('menu').filter({ hasText: 'History' });
  const items = menu.getByRole('menuitem');
  for (const time of ['first', 'second']) {
    await more.press('Enter');
    await expect(items.first(), `the ${time} time`).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
  }
});
