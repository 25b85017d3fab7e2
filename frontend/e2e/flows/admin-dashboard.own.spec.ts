import type { NeedsDto } from '../../src/api/generated/model/needsDto';
import type { StatsDto } from '../../src/api/generated/model/statsDto';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';
import { ADMIN, dialogOf, expect, test } from '../own-product';

const STORY = {
  studentName: 'Wanjiru Kamau',
  studentImage: 'https://example.org/portraits/wanjiru.jpg',
  previousRole: 'Market researcher',
  currentRole: 'Experimentation lead',
  company: 'Savanna Mobile',
  quote: 'I stopped guessing, and learnt to ask a question that an experiment can answer.',
  courseTaken: 'Experimentation and A/B Testing',
  status: 'pending',
};

test('the dashboard names what needs an admin, and each has its action', async ({
  page,
  course,
  office,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page.request, ADMIN)}` };
  const added = await page.request.post('/api/admin/testimonials', { headers, data: STORY });
  expect(added.status()).toBe(201);
  await office.override(course.thinkific_id, { title: 'A title of ours' });
  await openAs(page, ADMIN, '/admin/dashboard');
  const needs = page.getByRole('region', { name: 'Needs attention' });
  const story = needs.getByRole('listitem').filter({ hasText: STORY.studentName });
  const testimonials = page.getByRole('complementary').getByRole('link', { name: 'Testimonials' });

  await test.step('a story is decided on there, and that can be taken back', async () => {
    await expect(story).toContainText(STORY.quote);
    await expect(testimonials).toHaveAccessibleDescription('1 pending');
    await story.getByRole('button', { name: 'Approve and publish' }).press('Enter');
    await expect(toastOf(page)).toContainText('Testimonial approved and published');
    await expect(story).toHaveCount(0);
    await expect(needs).toBeFocused();
    await expect(testimonials).toHaveAccessibleDescription('');
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(story).toHaveCount(1);
    await story.getByRole('button', { name: 'Reject' }).click();
    await expect(toastOf(page)).toContainText('Testimonial rejected');
    await expect(story).toHaveCount(0);
  });

  await test.step('its list counts each status', async () => {
    const stats = await page.request.get('/api/admin/stats', { headers });
    const { total_testimonials: total, rejected_testimonials: rejected } =
      (await stats.json()) as StatsDto;
    await testimonials.click();
    const statuses = page.getByRole('group', { name: 'Filter by status' });
    const filter = (name: string) => statuses.getByRole('button', { name, exact: true });
    await expect(filter('All')).toHaveAccessibleDescription(total.toLocaleString('en-US'));
    await expect(filter('Rejected')).toHaveAccessibleDescription(rejected.toLocaleString('en-US'));
    await filter('Rejected').click();
    await expect(page).toHaveURL('/admin/testimonials?status=rejected');
    await expect(filter('Rejected')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: `Testimonials (${rejected})` })).toBeVisible();
    await page.goBack();
    await page.goBack();
  });

  const panel = page.getByRole('region', { name: 'Sync' });
  const courses = page
    .getByRole('complementary')
    .getByRole('link', { name: 'Courses (Thinkific)' });

  await test.step('a sync that failed says why, and what the platform changed comes with the next', async () => {
    const name = `${course.thinkific_name}, revised`;
    await office.control('PATCH', `/thinkific/courses/${course.thinkific_id}`, { name });
    await office.control('PUT', '/thinkific/faults', { kind: 'status', status: 403 });
    await panel.getByRole('button', { name: 'Sync Thinkific' }).click();
    await expect(toastOf(page)).toContainText('Failed to sync courses from Thinkific');
    await expect(needs).toContainText('Thinkific answered 403');
    await expect(panel).toContainText('Failed');
    await expect(panel).toContainText(/The last sync failed · Synced .* · \d+ courses/);
    await expect(courses).toHaveAccessibleDescription('The last sync failed');
    await expectNoViolations(page);
    await office.control('DELETE', '/thinkific/faults');
    await needs.getByRole('button', { name: 'Sync Thinkific now' }).click();
    await expect(needs).not.toContainText('Thinkific answered 403');
    await expect(panel).toContainText('Up to date');
    await expect(panel).toContainText(/Synced (?:just now|\d+ minutes? ago) · \d+ courses/);
    await expect(courses).toHaveAccessibleDescription('');
    const runs = panel.getByRole('list', { name: 'Last syncs with Thinkific' });
    await expect(runs.getByRole('listitem').first()).toContainText('0 added, 1 changed, 0 gone');
  });

  await test.step('what there is no room for is the list of just those courses', async () => {
    const answer = await page.request.get('/api/admin/needs', { headers });
    const { total } = ((await answer.json()) as NeedsDto).incomplete;
    await needs.getByRole('link', { name: `Missing: ${total - 5} more courses` }).click();
    await expect(page).toHaveURL('/admin/courses?need=incomplete');
    const shown = page.getByText(/^Showing \d+ of \d+ courses$/);
    await expect(shown).toHaveText(new RegExp(`^Showing ${total} of`));
    const all = page.getByRole('main').getByRole('link', { name: /^Total Courses/ });
    await expect(all).not.toHaveAttribute('aria-current');
    await page.getByRole('button', { name: /^Only: Missing details/ }).click();
    await expect(shown).toHaveText(/^Showing (\d+) of \1 courses$/);
    await expect(page).toHaveURL('/admin/courses');
    await expect(all).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await page.goBack();
  });

  await test.step('a course is edited from there', async () => {
    await expect(needs).toContainText('A title of ours Changed on Thinkific: Title');
    await expect(needs).toContainText(/Missing: .*Level/);
    await needs.getByRole('link', { name: 'Review: A title of ours' }).click();
    const renamed = { ...course, thinkific_name: `${course.thinkific_name}, revised` };
    await expect(dialogOf(page, renamed)).toBeVisible();
  });
});

test('a click on the enrol link is counted for its course, and shown as bars and as a table', async ({
  page,
  course,
}) => {
  const path = `/courses/${course.thinkific_id}`;
  await test.step('in this tab, and in a new one', async () => {
    await page.route('**/enroll/**', (route) => route.fulfill({ body: 'The platform' }));
    const counted = () =>
      page.waitForResponse((answer) => answer.url().endsWith(`${path}/enrol-clicks`));
    await page.goto(path);
    const link = page.getByRole('complementary', { name: 'Enrollment' }).getByRole('link');
    await link.evaluate((element) => element.setAttribute('target', '_blank'));
    for (const button of ['left', 'middle'] as const) {
      const [answer] = await Promise.all([counted(), link.click({ button })]);
      expect(answer.status()).toBe(204);
    }
  });

  await openAs(page, ADMIN, '/admin/dashboard');
  const chart = page.getByRole('region', { name: 'Enrollment clicks', exact: true });
  await expect(
    chart.getByRole('img', { name: /^Enrollment clicks by week: \d+ in 90 days/ }),
  ).toBeVisible();

  await test.step('by course, in words', async () => {
    await chart.getByRole('combobox', { name: 'Course' }).click();
    await page.getByRole('option', { name: course.display_title }).click();
    await expect(chart).toContainText('2 in 90 days, none in the 90 days before');
  });

  await test.step('as a table', async () => {
    await chart.getByRole('button', { name: 'Show as table' }).click();
    const rows = chart.getByRole('table', { name: 'Enrollment clicks' }).getByRole('row');
    await expect(rows).toHaveCount(14);
    await expect(rows.nth(1).getByRole('cell')).toHaveText('2');
    await expectNoViolations(page);
  });
});
