import type { Page } from '@playwright/test';
import type { AdminCourseDto } from '../../src/api/generated/model/adminCourseDto';
import type { AdminUdemyCourseDto } from '../../src/api/generated/model/adminUdemyCourseDto';
import { openAs, toastOf, tokenOf } from '../admin';
import { expectNoViolations } from '../axe';
import { decide } from '../linked-courses';
import { ADMIN, dialogOf, fieldOf, openCourses, saveButton } from '../own-product';
import { expect, openRow, rowOf, test } from '../own-marketplace';

const addressOf = ({ udemy_id }: AdminUdemyCourseDto) =>
  `/courses/udemy/${encodeURIComponent(udemy_id)}`;

const offersOf = (page: Page) => page.getByRole('complementary', { name: 'Enrollment' });

test('what an admin says of two courses can be undone, on the dashboard and in their dialog', async ({
  page,
  course,
  udemyCourse,
  office,
  market,
}) => {
  const { thinkific_id: id } = course;
  const title = 'Knots and Splices for Sailors';
  const theirs = `${title}, 2026`;
  await office.override(id, { title });
  const path = `/udemy/courses/${encodeURIComponent(udemyCourse.udemy_id)}`;
  await office.control('PATCH', path, { title: theirs });
  await market.sync();
  await openAs(page, ADMIN, '/admin/udemy-courses?dialog=links');
  const links = page.getByRole('dialog', { name: 'Possible duplicates' });
  const link = links.getByRole('listitem').filter({ hasText: theirs });

  await test.step('what is not the same is suggested no more, until that is undone', async () => {
    await link.getByRole('button', { name: /^Not the same/ }).click();
    await expect(toastOf(page)).toContainText('Not the same');
    await expect(link).toHaveCount(0);
    await expect(links.getByText('No possible duplicates are left.')).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Change undone');
    await expect(link).toHaveCount(1);
  });
  await decide(page, course, udemyCourse, 'same');

  await test.step('once linked, the row leads to the other course', async () => {
    const row = await openRow(page, { ...udemyCourse, title: theirs });
    await row.getByRole('link', { name: `Same as ${title}` }).click();
    await expect(dialogOf(page, course)).toContainText('Also on Udemy');
    await expectNoViolations(page);
  });

  await test.step('the dialog of the course unlinks and links them, and both can be undone', async () => {
    const dialog = dialogOf(page, course);
    await dialog.getByRole('button', { name: `Unlink ${title} from ${theirs}` }).click();
    await expect(toastOf(page)).toContainText('Courses unlinked');
    const select = dialog.getByRole('combobox', { name: 'Same course on Udemy' });
    await expect(select).toBeVisible();
    await toastOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toastOf(page)).toContainText('Change undone');
    await expect(select).toBeHidden();
    await expect(dialog).toContainText('Also on Udemy');
  });

  await test.step('the catalogue of Udemy does not name it twice', async () => {
    await page.goto('/courses/udemy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses on Udemy');
    await expect(page.getByRole('heading', { name: theirs })).toHaveCount(0);
  });
  await decide(page, course, udemyCourse, 'different');
});

test('what an admin does to one of two courses is seen where the other is', async ({
  page,
  course,
  udemyCourse,
  office,
  market,
}) => {
  const { thinkific_id: id } = course;
  const ours = `Sails and Rigging ${id}`;
  const theirs = `${ours}, 2026`;
  await office.override(id, { title: ours });
  const path = `/udemy/courses/${encodeURIComponent(udemyCourse.udemy_id)}`;
  await office.control('PATCH', path, { title: theirs });
  await market.sync();
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  const goTo = async (name: string) => {
    const link = sidebar.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  };
  const likely = page.getByRole('button', { name: /possible duplicates? with Thinkific$/ });
  const visibility = page.getByRole('switch', { name: `Visibility of ${theirs}` });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: ours }) });
  const hint = ', hidden from visitors there';

  await test.step('what visitors do not see twice is no possible duplicate', async () => {
    await openRow(page, { ...udemyCourse, title: theirs });
    await expect(likely).toBeVisible();
    await visibility.click();
    await expect(likely).toHaveCount(0);
    await visibility.click();
    await expect(likely).toBeVisible();
  });
  await decide(page, course, udemyCourse, 'same');

  await test.step('the card says whether visitors see it on Udemy', async () => {
    await openCourses(page, `?search=${encodeURIComponent(ours)}`);
    await expect(card).toContainText(`Also on Udemy${theirs}`);
    await expect(card).not.toContainText(hint);
    await goTo('Udemy Courses');
    await visibility.click();
    await expect(toastOf(page)).toContainText('is hidden');
    await goTo('Courses (Thinkific)');
    await expect(card).toContainText(hint);
  });

  await test.step('and the row what the course is called here', async () => {
    await card.getByRole('button', { name: `Edit ${ours}` }).click();
    const dialog = dialogOf(page, course);
    await fieldOf(dialog, 'Title').fill(`Anchors ${id}`);
    await saveButton(dialog).click();
    await expect(dialog).toBeHidden();
    await goTo('Udemy Courses');
    await expect(rowOf(page, theirs)).toContainText(`Same as Anchors ${id}`);
  });
  await decide(page, course, udemyCourse, 'different');
});

test('a course that another admin has linked in between is named', async ({
  page,
  course,
  udemyCourse,
}) => {
  const { thinkific_id: id } = course;
  const { title: theirs } = udemyCourse;
  await openAs(page, ADMIN, `/admin/courses?dialog=${id}`);
  const dialog = dialogOf(page, course);
  const select = dialog.getByRole('combobox', { name: 'Same course on Udemy' });
  const link = dialog.getByRole('button', { name: 'Link', exact: true });
  await expect(link).toBeDisabled();
  await select.click();
  await select.fill(theirs.replace(/[aeiou]/, '$&\u0301'));
  await page.getByTitle(theirs, { exact: true }).click();
  await expect(link).toBeEnabled();
  const other = (await officeCourses(page)).find(({ thinkific_id }) => thinkific_id !== id);
  if (!other) throw new Error('There is one course only.');
  await decide(page, other, udemyCourse, 'same');
  await link.click();
  await expect(toastOf(page)).toContainText(
    `“${theirs}” on Udemy is the same as “${other.display_title}” already.`,
  );
  await decide(page, other, udemyCourse, 'open');
});

async function officeCourses({ request }: Page): Promise<AdminCourseDto[]> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
  const answer = await request.get('/api/admin/courses', { headers });
  return (await answer.json()) as AdminCourseDto[];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has both offers, and says so to search engines', async ({
    page,
    course,
    udemyCourse,
  }) => {
    await decide(page, course, udemyCourse, 'same');
    await page.goto(addressOf(udemyCourse));
    await expect(page).toHaveURL(new RegExp(`/courses/${course.thinkific_id}/`));
    await expect(offersOf(page).getByRole('link', { name: /^Enroll on Udemy/ })).toBeVisible();
    const [fact = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const { offers } = JSON.parse(fact) as { offers: object[] };
    expect(offers).toMatchObject([
      { '@type': 'Offer', priceCurrency: 'USD' },
      {
        '@type': 'Offer',
        seller: { name: 'Udemy' },
        url: `https://www.udemy.com${udemyCourse.url}`,
      },
    ]);
    await decide(page, course, udemyCourse, 'open');
  });
});
