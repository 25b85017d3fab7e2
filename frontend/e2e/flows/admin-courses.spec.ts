import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminCoursePageDto } from '../../src/api/generated/model/adminCoursePageDto';
import type { StatsDto } from '../../src/api/generated/model/statsDto';
import { buildAdminCourseCard, buildAdminCoursePage } from '../../src/testing/builders';
import { expect, openAs, test, type AdminApi } from '../admin';
import { cards, choose, clearButton, filter, LIST, titles } from '../admin-courses';
import { hold } from '../test';

const COURSES = [
  buildAdminCourseCard({
    thinkific_id: 1,
    thinkific_name: 'Streaming Data',
    thinkific_category: 'Data',
    thinkific_price: 90,
  }),
  buildAdminCourseCard({
    thinkific_id: 2,
    thinkific_name: 'Neural Networks',
    display_title: 'Deep Learning',
    display_price: 150,
    thinkific_price: 20,
    is_visible: false,
  }),
  buildAdminCourseCard({
    thinkific_id: 3,
    thinkific_name: 'Git for Teams',
    thinkific_category: null,
    thinkific_price: null,
    display_level: 'Beginner',
    overridden_fields: ['level', 'outcomes'],
  }),
];

const STATS: StatsDto = {
  total_courses: 3000,
  visible_courses: 2,
  hidden_courses: 1,
  courses_with_overrides: 7,
  visible_testimonials: 0,
  total_testimonials: 0,
  pending_testimonials: 0,
  approved_testimonials: 0,
  rejected_testimonials: 0,
  newsletter_subscribers: 0,
};

const search = (page: Page) => page.getByPlaceholder('Search by course title...');

/** What the API answers to the same choice. */
async function titlesOf(request: APIRequestContext, { headers }: AdminApi, query: string) {
  const params = Object.fromEntries(new URLSearchParams(query));
  const answer = await request.get('/api/admin/courses/page', { headers, params });
  const { courses } = (await answer.json()) as AdminCoursePageDto;
  return courses.map(({ display_title: title }) => title);
}

test('says what it is, searches, filters and sorts, in the address', async ({
  page,
  admin,
  request,
}) => {
  const shownFor = (query: string) => titlesOf(request, admin, query);
  const all = await shownFor('');
  await page.route('**/api/admin/stats', (route) => route.fulfill({ json: STATS }));
  await openAs(page, admin.credential, '/admin/courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Courses');
  await expect(page).toHaveTitle('Manage Courses · Lectern');
  await expect(page.getByRole('button', { name: 'Sync from course platform' })).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveText([
    'Total Courses3,000',
    'Visible2',
    'Hidden1',
    'Customized7',
  ]);
  await expect(page.getByText(`Showing ${all.length} of ${all.length} courses`)).toBeVisible();
  await expect(titles(page)).toHaveText(all);

  await test.step('offers every filter and every order', async () => {
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
  });

  await test.step('searches titles as they are shown, in any case', async () => {
    const [title = ''] = all;
    await search(page).fill(title.toUpperCase());
    await expect(titles(page)).toHaveText([title]);
    await expect(page.getByText(`Showing 1 of ${all.length} courses`)).toBeVisible();
    await expect(page).toHaveURL(/\?search=[^&]+$/);
    await page.reload();
    await expect(search(page)).toHaveValue(title.toUpperCase());
    await expect(titles(page)).toHaveText([title]);
    await search(page).fill('zyzzyva');
    await expect(page.getByText(`Showing 0 of ${all.length} courses`)).toBeVisible();
  });

  await test.step('offers to clear the filters where they let nothing pass', async () => {
    await expect(
      page.getByText('No courses match your filters. Try adjusting your search criteria.'),
    ).toBeVisible();
    await clearButton(page).click();
    await expect(cards(page)).toHaveCount(all.length);
    await expect(search(page)).toBeFocused();
    await expect(clearButton(page)).toHaveCount(0);
  });

  await test.step('filters by visibility, category and status, and Back undoes it', async () => {
    const hidden = await shownFor('visibility=hidden');
    const visible = await shownFor('visibility=visible');
    expect(hidden.length * visible.length).toBeGreaterThan(0);
    await choose(page, 'Visibility', 'Hidden Only');
    await expect(titles(page)).toHaveText(hidden);
    await choose(page, 'Visibility', 'Visible Only');
    await expect(titles(page)).toHaveText(visible);
    await choose(page, 'Category', 'Data');
    await expect(titles(page)).toHaveText(await shownFor('visibility=visible&category=Data'));
    await page.goBack();
    await expect(titles(page)).toHaveText(visible);
    await choose(page, 'Visibility', 'All Courses');
    await choose(page, 'Status', 'Customized');
    await expect(titles(page)).toHaveText(await shownFor('status=customized'));
    await choose(page, 'Status', 'Original');
    const original = await shownFor('status=original');
    await expect(titles(page)).toHaveText(original);
    await expect(
      page.getByText(`Showing ${original.length} of ${all.length} courses`),
    ).toBeVisible();
  });

  await test.step('clearing the filters leaves the order, which the address keeps', async () => {
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
    await choose(page, 'Sort By', 'Name A-Z');
    await expect(titles(page)).toHaveText(all);
    await expect(page).toHaveURL('/admin/courses');
  });
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

test('the menu of a course closes once the window is resized', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/courses');
  await cards(page)
    .first()
    .getByRole('button', { name: /^More for/ })
    .click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(menu).toBeHidden();
});

test('the menu of a course begins with its first item each time', async ({ page, admin }) => {
  await openAs(page, admin.credential, '/admin/courses');
  const more = cards(page)
    .first()
    .getByRole('button', { name: /^More for/ });
  const items = page.getByRole('menuitem');
  for (const time of ['first', 'second']) {
    await more.press('Enter');
    await expect(items.first(), `the ${time} time`).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test('shows grey cards, an error with a second try, and the way to sync the first courses', async ({
  page,
  admin,
}) => {
  await test.step('grey cards first, and an error with a second try', async () => {
    await page.route(LIST, (route) => route.fulfill({ status: 503 }), { times: 1 });
    const release = await hold(page, LIST);
    const releaseStats = await hold(page, '**/api/admin/stats');
    await openAs(page, admin.credential, '/admin/courses');
    await expect(page.getByTestId('course-skeleton')).toHaveCount(3);
    await expect(page.getByTestId('stat-skeleton')).toHaveCount(4);
    releaseStats();
    await expect(page.getByTestId('stat-skeleton')).toHaveCount(0);
    release();
    await expect(page.getByRole('alert')).toContainText('We could not load the courses');
    await page.route(LIST, (route) => route.fulfill({ json: buildAdminCoursePage([]) }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('course-skeleton')).toHaveCount(0);
  });

  await test.step('offers to sync where there is no course', async () => {
    await expect(
      page.getByText('No courses found. Sync courses from Thinkific to get started.'),
    ).toBeVisible();
    const syncButtons = page.getByRole('button', { name: 'Sync from course platform' });
    await expect(syncButtons).toHaveCount(2);
    await page.route('**/api/admin/thinkific/sync', (route) =>
      route.fulfill({ json: { synced_count: 3 } }),
    );
    const release = await hold(page, '**/api/admin/thinkific/sync');
    await page.route(LIST, (route) => route.fulfill({ json: buildAdminCoursePage(COURSES) }));
    await syncButtons.last().click();
    const syncing = page.getByRole('button', { name: 'Syncing...' });
    await expect(syncing).toHaveCount(2);
    for (const button of await syncing.all()) await expect(button).toBeDisabled();
    release();
    await expect(cards(page)).toHaveCount(3);
  });

  await test.step('names what an Original course overrides, and the name of a Customized one', async () => {
    const customized = cards(page).nth(1);
    await expect(customized).toContainText('Original name: Neural Networks');
    await expect(customized.getByText('Customized')).toBeVisible();
    const overridden = cards(page)
      .nth(2)
      .getByRole('img', { name: /^Overridden/ });
    await expect(overridden).toHaveAccessibleName('Overridden: Level, Learning Outcomes');
    await expect(
      cards(page)
        .nth(0)
        .getByRole('img', { name: /^Overridden/ }),
    ).toHaveCount(0);
    await expect(cards(page).nth(0)).not.toContainText('Customized');
  });

  await test.step('the cards stay while the next do not come', async () => {
    await page.route(LIST, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await choose(page, 'Status', 'Original');
    await expect(page.getByRole('alert')).toContainText('We could not load the courses');
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(3);
  });
});
