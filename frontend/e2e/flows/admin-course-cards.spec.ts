import { buildAdminCourseCard, buildAdminCoursePage } from '../../src/testing/builders';
import { expect, openAs, test } from '../admin';
import { cards, LIST } from '../admin-courses';

const IMAGES = 'https://images.example';

test('shows our values and images, else the platform’s, and what it changed', async ({
  page,
  admin,
}) => {
  const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';
  await page.route('**/pictures?url=*', (route) =>
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
  const pictured = images.map((urls, index) =>
    buildAdminCourseCard({ thinkific_id: 4 + index, thinkific_name: `Course ${index}`, ...urls }),
  );
  const valued = [
    buildAdminCourseCard({
      thinkific_id: 1,
      thinkific_name: 'A',
      description: 'Ours.',
      display_price: 99,
      display_category: 'Data Engineering',
      display_level: 'Advanced',
      display_duration: '10 weeks',
      display_format: 'Online',
    }),
    buildAdminCourseCard({
      thinkific_id: 2,
      thinkific_name: 'B',
      description: 'Theirs. '.repeat(37),
      thinkific_price: 49.5,
    }),
    buildAdminCourseCard({
      thinkific_id: 3,
      thinkific_name: 'C',
      description: null,
      thinkific_price: null,
    }),
  ];
  const removed = buildAdminCourseCard({
    thinkific_id: 8,
    thinkific_name: 'Removed',
    thinkific_removed_at: new Date(2026, 2, 4, 12).toISOString(),
    is_visible: false,
  });
  const changed = buildAdminCourseCard({
    thinkific_id: 9,
    thinkific_name: 'Updated',
    thinkific_price: 199,
    display_price: 99,
    overridden_fields: ['price', 'curriculum'],
    platform_changes: [
      { field: 'price', old_value: 249, new_value: 199 },
      { field: 'curriculum', old_value: ['One'], new_value: ['One', 'Two'] },
    ],
  });
  const shown = buildAdminCoursePage([...valued, ...pictured, removed, changed]);
  await page.route(LIST, (route) => route.fulfill({ json: shown }));
  await openAs(page, admin.credential, '/admin/courses');

  await test.step('our image, else the platform’s, else that there is none', async () => {
    const image = (index: number) =>
      cards(page)
        .nth(3 + index)
        .locator('img');
    const sourceOf = (name: string) => `/pictures?url=${encodeURIComponent(`${IMAGES}/${name}`)}`;
    await expect(cards(page)).toHaveCount(9);
    await page.mouse.move(640, 400);
    await expect(image(0)).toHaveAttribute('src', sourceOf('ours'));
    await expect(image(1)).toHaveAttribute('src', sourceOf('theirs'));
    for (const index of [2, 3]) {
      await expect(image(index)).toHaveCount(0);
      await expect(
        cards(page)
          .nth(3 + index)
          .getByRole('img', { name: 'No image' }),
      ).toBeVisible();
    }
  });

  await test.step('our values, else the platform’s, else that there are none', async () => {
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

  await test.step('a removed course is marked, and its switch does not move', async () => {
    await expect(cards(page).nth(7)).toContainText(
      'Gone from Thinkific since Mar 4, 2026, so it cannot be shown.',
    );
    const switched = page.getByRole('switch', { name: 'Visibility of Removed' });
    await expect(switched).toBeDisabled();
    await expect(switched).toHaveAccessibleDescription(
      /^Gone from Thinkific .* cannot be shown\.$/,
    );
  });

  await test.step('what the platform changed since is marked, with both values', async () => {
    await expect(cards(page).nth(8)).toContainText('Platform changed since');
    await expect(cards(page).nth(8)).toContainText('Price was $249.00, is now $199.00');
    await expect(cards(page).nth(8)).toContainText('Curriculum was One, is now One · Two');
  });
});
