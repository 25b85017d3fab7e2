import type { Locator } from '@playwright/test';
import type { AdminCourseDto } from '../../src/api/generated/model/adminCourseDto';
import {
  buildAdminCourse,
  buildAdminCourseCard,
  buildAdminCoursePage,
} from '../../src/testing/builders';
import { openAs, test, toastOf } from '../admin';
import { expectNoFault } from '../axe';
import { expect } from '../test';

const FOUND_AT = '2026-05-04T06:00:02.100Z';

test('what waits of a course is shown whatever it is, and is not decided unseen', async ({
  page,
  admin,
}) => {
  const difference = (kind: 'changed' | 'removed' | 'returned', isDeclined = false) => ({
    kind,
    fields: [],
    is_declined: isDeclined,
    found_at: FOUND_AT,
    version: kind,
  });
  const rows = (
    [
      ['Goes', 'ask', difference('removed')],
      ['Comes back', 'ask', difference('returned')],
      ['Was declined', 'ask', difference('removed', true)],
      ['Stays', 'frozen', difference('removed')],
    ] as const
  ).map(([title, rule, found], place) =>
    buildAdminCourseCard({
      thinkific_id: place + 1,
      display_title: title,
      sync_rule: rule,
      difference: found,
    }),
  );
  await page.route('**/api/admin/courses/page?*', (route) =>
    route.fulfill({ json: buildAdminCoursePage(rows) }),
  );
  await openAs(page, admin.credential, '/admin/courses');
  const card = (title: string) =>
    page.getByRole('listitem').filter({
      has: page.getByRole('checkbox', { name: `Select ${title}`, exact: true }),
    });
  await expect(card('Goes')).toContainText('1 change waitsGone from Thinkific.');
  await expect(card('Comes back')).toContainText('1 change waitsBack on Thinkific.');
  await expect(card('Was declined')).toContainText(
    'Thinkific differsGone from Thinkific.Declined: it asks again once the platform says anything else.',
  );
  await expect(card('Stays')).toContainText('Thinkific differsGone from Thinkific.');
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(2);
  await expectNoFault(page);

  const detail = 'The platform says something else of this course by now. Look at it, then decide.';
  for (const action of ['Accept', 'Decline']) {
    await page.route(
      `**/api/admin/sync-proposals/thinkific/1/${action.toLowerCase()}`,
      (route) => route.fulfill({ status: 409, json: { status: 409, detail } }),
      { times: 1 },
    );
    await card('Goes')
      .getByRole('button', { name: `${action} the changes of Goes` })
      .click();
    await expect(toastOf(page).last()).toContainText('Failed to decide about the changes');
    await expect(toastOf(page).last()).toContainText(detail);
    await expect(card('Goes').getByRole('button', { name: /^Accept/ })).toBeEnabled();
  }

  await test.step('also in its dialog', async () => {
    const course = buildAdminCourse({
      thinkific_id: 3,
      sync_rule: 'ask',
      difference: difference('removed', true),
    });
    await page.route('**/api/admin/courses/3', (route) => route.fulfill({ json: course }));
    await page.goto('/admin/courses?dialog=3');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Declined: it asks again');
    await expect(dialog.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await expectNoFault(page);
  });
});

test('what waits of long texts leaves a card among others, and is whole in the dialog', async ({
  page,
  admin,
}) => {
  const text = (word: string) => Array.from({ length: 40 }, (_, n) => `${word} ${n}`).join('\n');
  const curriculum = {
    field: 'curriculum',
    before: text('Old'),
    after: text('New'),
    is_overridden: false,
  } as const;
  const waiting: Pick<AdminCourseDto, 'sync_rule' | 'difference'> = {
    sync_rule: 'ask',
    difference: {
      kind: 'changed',
      fields: [curriculum],
      is_declined: false,
      found_at: FOUND_AT,
      version: 'one',
    },
  };
  const course = { ...waiting, thinkific_id: 3, display_title: 'Long' };
  const card = buildAdminCourseCard(course);
  await page.route('**/api/admin/courses/page?*', (route) =>
    route.fulfill({ json: buildAdminCoursePage([card]) }),
  );
  await page.route('**/api/admin/courses/3', (route) =>
    route.fulfill({ json: buildAdminCourse(course) }),
  );
  const linesOf = (text: Locator) =>
    text.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
  await openAs(page, admin.credential, '/admin/courses');
  const inserted = page.getByRole('listitem').getByRole('insertion');
  await expect(inserted).toContainText('New 39');
  expect(Math.round(await linesOf(inserted))).toBe(2);
  await page.getByRole('button', { name: 'Edit Long' }).click();
  const dialog = page.getByRole('dialog');
  const whole = dialog.getByRole('insertion');
  await expect(whole).toContainText('New 39');
  expect(Math.round(await linesOf(whole))).toBe(40);
  const arrow = await dialog.getByText('→').boundingBox();
  expect(arrow?.y).toBeCloseTo((await whole.boundingBox())?.y ?? 0, 0);
  await expect(dialog.getByRole('button', { name: 'Accept the changes of Long' })).toBeVisible();
});
