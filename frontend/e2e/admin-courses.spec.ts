import type { Page } from '@playwright/test';
import type { AdminCourseDto } from '../src/api/generated/model/adminCourseDto';
import type { StatsDto } from '../src/api/generated/model/statsDto';
import { buildAdminCourse } from '../src/testing/builders';
import { expect, openAs, test, type AdminApi } from './admin';
import { hold } from './test';

const LIST = '**/api/admin/courses';
const IMAGES = 'https://images.example';

const COURSES = [
  buildAdminCourse({
    thinkific_id: 1,
    thinkific_name: 'Streaming Data',
    thinkific_category: 'Data',
    thinkific_price: 90,
  }),
  buildAdminCourse({
    thinkific_id: 2,
    thinkific_name: 'Neural Networks',
    display_title: 'Deep Learning',
    display_price: 150,
    thinkific_price: 20,
    is_visible: false,
  }),
  buildAdminCourse({
    thinkific_id: 3,
    thinkific_name: 'Git for Teams',
    thinkific_category: null,
    thinkific_price: null,
    display_level: 'Beginner',
    display_outcomes: ['Branch'],
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
  newsletter_subscribers: 0,
};

interface Answers {
  courses?: AdminCourseDto[];
  query?: string;
}

/** Opens the screen over courses of the test's own. */
async function open(page: Page, admin: AdminApi, { courses = COURSES, query = '' }: Answers = {}) {
  await page.route(LIST, (route) => route.fulfill({ json: courses }));
  await page.route('**/api/admin/stats', (route) => route.fulfill({ json: STATS }));
  await openAs(page, admin.credential, `/admin/courses${query}`);
}

const cards = (page: Page) => page.getByRole('list', { name: 'Courses' }).locator('> li');
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Courses' }).getByRole('heading', { level: 2 });
const search = (page: Page) => page.getByPlaceholder('Search by course title...');
const filter = (page: Page, name: string) => page.getByRole('combobox', { name });
const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear Filters' });

async function choose(page: Page, name: string, option: string) {
  await filter(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('says what it is, with figures, filters and the way to sync', async ({ page, admin }) => {
  await open(page, admin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Courses');
  await expect(page).toHaveTitle('Manage Courses · Lectern');
  await expect(page.getByRole('button', { name: 'Sync from course platform' })).toBeEnabled();
  await expect(page.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveText([
    'Total Courses3,000',
    'Visible2',
    'Hidden1',
    'Customized7',
  ]);
  await expect(page.getByText('Showing 3 of 3 courses')).toBeVisible();
  await expect(titles(page)).toHaveText(['Deep Learning', 'Git for Teams', 'Streaming Data']);
});

test('offers every filter and every order', async ({ page, admin }) => {
  await open(page, admin);
  const options = {
    Visibility: ['All Courses', 'Visible Only', 'Hidden Only'],
    Category: ['All Categories', 'AI', 'Data'],
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

test('searches titles as they are shown, in any case', async ({ page, admin }) => {
  await open(page, admin);
  await search(page).fill('dEEp');
  await expect(titles(page)).toHaveText(['Deep Learning']);
  await expect(page.getByText('Showing 1 of 3 courses')).toBeVisible();
  await expect(page).toHaveURL(/\?search=dEEp$/);
  await page.reload();
  await expect(search(page)).toHaveValue('dEEp');
  await expect(titles(page)).toHaveText(['Deep Learning']);
  await search(page).fill('Neural');
  await expect(page.getByText('Showing 0 of 3 courses')).toBeVisible();
});

test('filters by visibility, category and status, and Back undoes it', async ({ page, admin }) => {
  await open(page, admin);
  await choose(page, 'Visibility', 'Hidden Only');
  await expect(titles(page)).toHaveText(['Deep Learning']);
  await choose(page, 'Visibility', 'Visible Only');
  await expect(titles(page)).toHaveText(['Git for Teams', 'Streaming Data']);
  await choose(page, 'Category', 'Data');
  await expect(titles(page)).toHaveText(['Streaming Data']);
  await page.goBack();
  await expect(titles(page)).toHaveText(['Git for Teams', 'Streaming Data']);
  await choose(page, 'Visibility', 'All Courses');
  await choose(page, 'Status', 'Customized');
  await expect(titles(page)).toHaveText(['Deep Learning']);
  await choose(page, 'Status', 'Original');
  await expect(titles(page)).toHaveText(['Git for Teams', 'Streaming Data']);
  await expect(page.getByText('Showing 2 of 3 courses')).toBeVisible();
  await page.reload();
  await expect(titles(page)).toHaveText(['Git for Teams', 'Streaming Data']);
});

test('sorts by each order, which the address keeps', async ({ page, admin }) => {
  await open(page, admin);
  for (const [order, expected] of [
    ['Name Z-A', ['Streaming Data', 'Git for Teams', 'Deep Learning']],
    ['Price Low to High', ['Git for Teams', 'Streaming Data', 'Deep Learning']],
    ['Price High to Low', ['Deep Learning', 'Streaming Data', 'Git for Teams']],
    ['Category', ['Deep Learning', 'Streaming Data', 'Git for Teams']],
    ['Visible First', ['Git for Teams', 'Streaming Data', 'Deep Learning']],
    ['Hidden First', ['Deep Learning', 'Git for Teams', 'Streaming Data']],
  ] as const) {
    await test.step(`by ${order}`, async () => {
      await choose(page, 'Sort By', order);
      await expect(titles(page)).toHaveText([...expected]);
      await page.reload();
      await expect(titles(page)).toHaveText([...expected]);
      await choose(page, 'Sort By', 'Name A-Z');
      await expect(titles(page)).toHaveText(['Deep Learning', 'Git for Teams', 'Streaming Data']);
    });
  }
});

test('clearing the filters leaves the order', async ({ page, admin }) => {
  const query = '?search=deep&visibility=hidden&category=AI&status=customized&sort=name-desc';
  await open(page, admin, { query });
  await expect(page.getByText('Showing 1 of 3 courses')).toBeVisible();
  await clearButton(page).click();
  await expect(titles(page)).toHaveText(['Streaming Data', 'Git for Teams', 'Deep Learning']);
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/admin/courses?sort=name-desc');
});

test('offers to clear the filters where they let nothing pass', async ({ page, admin }) => {
  await open(page, admin, { query: '?search=zyzzyva' });
  await expect(
    page.getByText('No courses match your filters. Try adjusting your search criteria.'),
  ).toBeVisible();
  await clearButton(page).last().click();
  await expect(cards(page)).toHaveCount(3);
  await expect(clearButton(page)).toBeFocused();
});

test('shows grey cards while courses and figures are on their way', async ({ page, admin }) => {
  const release = await hold(page, LIST);
  const releaseStats = await hold(page, '**/api/admin/stats');
  await openAs(page, admin.credential, '/admin/courses');
  await expect(page.getByTestId('course-skeleton')).toHaveCount(3);
  await expect(page.getByTestId('stat-skeleton')).toHaveCount(4);
  releaseStats();
  await expect(page.getByTestId('stat-skeleton')).toHaveCount(0);
  release();
  await expect(page.getByTestId('course-skeleton')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('offers to sync where there is no course', async ({ page, admin }) => {
  await open(page, admin, { courses: [] });
  await expect(
    page.getByText('No courses found. Sync courses from Thinkific to get started.'),
  ).toBeVisible();
  const syncButtons = page.getByRole('button', { name: 'Sync from course platform' });
  await expect(syncButtons).toHaveCount(2);
  await page.route('**/api/admin/thinkific/sync', (route) =>
    route.fulfill({ json: { synced_count: 3 } }),
  );
  const release = await hold(page, '**/api/admin/thinkific/sync');
  await page.route(LIST, (route) => route.fulfill({ json: COURSES }));
  await syncButtons.last().click();
  const syncing = page.getByRole('button', { name: 'Syncing...' });
  await expect(syncing).toHaveCount(2);
  for (const button of await syncing.all()) await expect(button).toBeDisabled();
  release();
  await expect(cards(page)).toHaveCount(3);
});

test('says so when the courses do not come, and tries again', async ({ page, admin }) => {
  await open(page, admin);
  await page.route(LIST, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('We could not load the courses');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(3);
});

test('tries our image, then the platform’s, then shows an icon', async ({ page, admin }) => {
  const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
  await page.route(`${IMAGES}/**`, (route) =>
    route.request().url().includes('lost')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/svg+xml', body: pixel }),
  );
  const images = [
    { display_image_url: `${IMAGES}/ours`, thinkific_image_url: `${IMAGES}/theirs` },
    { display_image_url: `${IMAGES}/lost-a`, thinkific_image_url: `${IMAGES}/theirs` },
    { display_image_url: `${IMAGES}/lost-b`, thinkific_image_url: `${IMAGES}/lost-c` },
    { display_image_url: null, thinkific_image_url: null },
  ];
  const courses = images.map((urls, index) =>
    buildAdminCourse({ thinkific_id: index, thinkific_name: `Course ${index}`, ...urls }),
  );
  await open(page, admin, { courses });
  const image = (index: number) => cards(page).nth(index).locator('img');
  await expect(image(0)).toHaveAttribute('src', `${IMAGES}/ours`);
  await expect(image(1)).toHaveAttribute('src', `${IMAGES}/theirs`);
  for (const index of [2, 3]) {
    await expect(image(index)).toHaveCount(0);
    await expect(cards(page).nth(index).getByRole('img', { name: 'No image' })).toBeVisible();
  }
});

test('shows our values, else the platform’s, else that there are none', async ({ page, admin }) => {
  const courses = [
    buildAdminCourse({
      thinkific_id: 1,
      thinkific_name: 'A',
      display_description: '<p>Ours.</p>',
      display_description_text: 'Ours.',
      display_price: 99,
      display_category: 'Data Engineering',
      display_level: 'Advanced',
      display_duration: '10 weeks',
      display_format: 'Online',
    }),
    buildAdminCourse({
      thinkific_id: 2,
      thinkific_name: 'B',
      thinkific_description_text: 'Theirs. '.repeat(200),
      thinkific_price: 49.5,
    }),
    buildAdminCourse({
      thinkific_id: 3,
      thinkific_name: 'C',
      thinkific_description_text: null,
      thinkific_price: null,
    }),
  ];
  await open(page, admin, { courses });
  const ours = cards(page).nth(0);
  for (const text of ['Ours.', '$99.00', 'Data Engineering', 'Advanced', '10 weeks · Online']) {
    await expect(ours.getByText(text, { exact: true })).toBeVisible();
  }
  const theirs = cards(page).nth(1);
  await expect(theirs).toContainText('$49.50');
  const description = theirs.getByText(/^Theirs/);
  await expect(description).toHaveCSS('-webkit-line-clamp', '2');
  expect((await description.boundingBox())?.height).toBeLessThan(50);
  const none = cards(page).nth(2);
  await expect(none.getByText('No description')).toBeVisible();
  await expect(none.getByText('No price')).toBeVisible();
});

test('names what an Original course overrides, and the name of a Customized one', async ({
  page,
  admin,
}) => {
  await open(page, admin);
  const customized = cards(page).nth(0);
  await expect(customized).toContainText('Original name: Neural Networks');
  await expect(customized.getByText('Customized')).toBeVisible();
  await expect(cards(page).nth(1)).toContainText('Overridden: Level, Learning Outcomes');
  await expect(cards(page).nth(2)).not.toContainText(/Overridden|Customized/);
});

test('lists a removed course, marked, and its switch does not move', async ({ page, admin }) => {
  const removed = buildAdminCourse({
    thinkific_removed_at: '2026-03-04T12:00:00.000Z',
    is_visible: false,
  });
  await open(page, admin, { courses: [removed] });
  await expect(cards(page)).toContainText(
    'Gone from Thinkific since Mar 4, 2026, so it cannot be shown.',
  );
  await expect(
    page.getByRole('switch', { name: 'Visibility of Machine Learning Foundations' }),
  ).toBeDisabled();
});

test('marks what the platform changed since, with both values', async ({ page, admin }) => {
  const course = buildAdminCourse({
    display_price: 99,
    display_curriculum: ['Ours'],
    platform_changes: [
      { field: 'price', old_value: 249, new_value: 199 },
      { field: 'curriculum', old_value: ['One'], new_value: ['One', 'Two'] },
    ],
  });
  await open(page, admin, { courses: [course] });
  await expect(cards(page)).toContainText('Platform changed since');
  await expect(cards(page)).toContainText('Price was $249.00, is now $199.00');
  await expect(cards(page)).toContainText('Curriculum was One, is now One · Two');
});

test('turns pages of fifty courses', async ({ page, admin }) => {
  const courses = Array.from({ length: 120 }, (_, index) =>
    buildAdminCourse({ thinkific_id: index + 1, thinkific_name: `Course ${index + 1}` }),
  );
  await open(page, admin, { courses });
  await expect(page.getByText('Showing 120 of 120 courses')).toBeVisible();
  await expect(cards(page)).toHaveCount(50);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Page 1 of 3');
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(titles(page).first()).toHaveText('Course 51');
  await expect(page.getByRole('list', { name: 'Courses' })).toBeFocused();
  await expect(titles(page).first()).toBeInViewport();
  await expect(page).toHaveURL(/\?page=2$/);

  await search(page).fill('Course 12');
  await expect(titles(page)).toHaveText(['Course 12', 'Course 120']);
  await expect(pages).toHaveCount(0);
  await clearButton(page).click();
  await expect(pages).toContainText('Page 1 of 3');
});
