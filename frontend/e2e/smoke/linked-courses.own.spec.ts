import { openAs, toastOf } from '../admin';
import { decide } from '../linked-courses';
import { ADMIN } from '../own-product';
import { expect, test } from '../own-marketplace';

test('two courses of like titles are linked, and are one course for visitors', async ({
  page,
  course,
  udemyCourse,
  office,
  market,
}) => {
  const title = 'Knots and Splices for Sailors';
  const theirs = `${title}, 2026`;
  await office.override(course.thinkific_id, { title });
  const path = `/udemy/courses/${encodeURIComponent(udemyCourse.udemy_id)}`;
  await office.control('PATCH', path, { title: theirs });
  await market.sync();
  await openAs(page, ADMIN, '/admin/dashboard');
  const line = page
    .getByRole('region', { name: 'Needs attention' })
    .getByRole('listitem')
    .filter({ hasText: theirs });
  await expect(line).toContainText(`${title} May be the same as on Udemy: ${theirs}`);
  await line.getByRole('link', { name: `Compare ${title} and ${theirs}` }).click();
  const link = page
    .getByRole('dialog', { name: 'Possible duplicates' })
    .getByRole('listitem')
    .filter({ hasText: theirs });
  await expect(link).toContainText(`${title} on Thinkific`);
  await link.getByRole('button', { name: /^Same course/ }).click();
  await expect(toastOf(page)).toContainText('Courses linked');
  await expect(link).toHaveCount(0);

  await page.goto(`/courses/udemy/${encodeURIComponent(udemyCourse.udemy_id)}`);
  await expect(page).toHaveURL(new RegExp(`/courses/${course.thinkific_id}/`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const offers = page.getByRole('complementary', { name: 'Enrollment' });
  await expect(offers).toContainText('on Thinkific');
  await expect(offers.getByRole('link', { name: /^Enroll on Udemy/ })).toHaveAttribute(
    'href',
    `https://www.udemy.com${udemyCourse.url}`,
  );
  await decide(page, course, udemyCourse, 'different');
});
