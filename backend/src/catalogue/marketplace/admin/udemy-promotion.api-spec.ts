import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { until } from '../../../../test/until.js';
import { insertCourse } from '../../courses/course.factory.js';
import type { CourseDto } from '../../courses/dto/course.dto.js';
import { linkCourses } from '../../links/link-courses.factory.js';
import type { AdminUdemyCourseDto } from '../dto/admin-udemy-course.dto.js';
import type { UdemyCourseDto } from '../dto/udemy-course.dto.js';
import { adminPath, insertAssignment, insertUdemyCourse } from '../marketplace.factory.js';

const DAY = 86_400_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const coupon = (code: string, from: number, to: number) => ({
  ...{ code, valid_from: fromNow(from), valid_until: fromNow(to) },
});

describe('referral code and coupons of a course on Udemy', () => {
  let test: TestApp;
  let admin: SignedIn;
  let staff: SignedIn;
  let id: string;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
    staff = await signIn(test, 'staff');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    id = await insertUdemyCourse(test.database, { url: '/course/knots/' });
  });
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  const save = (coupons: object[], referral_code: string | null = null, { api } = admin) =>
    api.put<AdminUdemyCourseDto>(`${adminPath(id)}/promotion`, { referral_code, coupons });
  const shown = async (path = '/api/udemy-courses', { api }: Pick<SignedIn, 'api'> = test) =>
    (await api.get<UdemyCourseDto[]>(path)).body[0]?.url;
  const redirect = async () => {
    const path = `/courses/udemy/${encodeURIComponent(id)}`;
    return (await fetch(test.url + path, { redirect: 'manual' })).headers.get('location');
  };

  it.each([
    ['neither', [], null, ''],
    ['a referral code', [], 'REF-1', '?referralCode=REF-1'],
    ['a valid coupon', [coupon('NOW', -DAY, DAY)], 'REF-1', '?couponCode=NOW'],
    ['a coupon that has expired', [coupon('OLD', -2 * DAY, -DAY)], 'REF-1', '?referralCode=REF-1'],
    ['a coupon that is not valid yet', [coupon('NEXT', DAY, 2 * DAY)], null, ''],
    [
      'two valid coupons, of which the one that ends first is used',
      [coupon('LATE', -DAY, 2 * DAY), coupon('SOON', -DAY, DAY)],
      null,
      '?couponCode=SOON',
    ],
  ])('make every link: %s', async (_case, coupons, referral, query) => {
    await insertAssignment(test.database, id, staff.user.id);
    const { status, body } = await save(coupons, referral);
    expect(status).toBe(200);
    const expected = `/course/knots/${query}`;
    expect(body.url).toBe(expected);
    expect(await shown()).toBe(expected);
    expect(await shown('/api/admin/staff/my-udemy-courses', staff)).toBe(expected);
    expect(await redirect()).toBe(`https://www.udemy.com${expected}`);
    const page = await (await fetch(`${test.url}/courses`)).text();
    expect(page).toContain(`href="https://www.udemy.com${expected}"`);
  });

  it('are part of the offer of a linked course', async () => {
    const course = await insertCourse(test.database);
    await linkCourses(test.database, course, id);
    await save([coupon('NOW', -DAY, DAY)]);
    const { body } = await test.api.get<CourseDto>(`/api/courses/${course}`);
    expect(body.offers[1]?.url).toBe('https://www.udemy.com/course/knots/?couponCode=NOW');
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [course]);
  });

  it('switch by themselves when a coupon starts and when it ends', async () => {
    await save([coupon('NEXT', 700, DAY)]);
    await until(async () => (await shown()) === '/course/knots/?couponCode=NEXT');
    await save([coupon('LAST', -DAY, 700)], 'REF-1');
    await until(async () => (await shown()) === '/course/knots/?referralCode=REF-1');
  });

  it('replace those that were there, and are kept as pasted from a link', async () => {
    const [first, second] = [coupon('ONE', -DAY, DAY), coupon('TWO', DAY, 2 * DAY)];
    const link = 'https://www.udemy.com/course/knots/?couponCode=TWO';
    await save([coupon('GONE', 0, DAY), { ...first, valid_until: fromNow(3 * DAY) }], 'OLD');
    const { body } = await save(
      [first, { ...second, code: link }],
      'https://www.udemy.com/course/knots/?referralCode=1C5B73',
    );
    expect(body).toMatchObject({ referral_code: '1C5B73', coupons: [first, second] });
    const [listed] = (await admin.api.get<AdminUdemyCourseDto[]>('/api/admin/udemy-courses')).body;
    expect(listed).toEqual(body);
  });

  it.each([
    [[coupon('BACKWARDS', DAY, -DAY)], null, 'coupons.0.valid_until', 'The end must be after'],
    [[coupon('TWO WORDS', 0, DAY)], null, 'coupons.0.code', 'Code must have letters'],
    [[coupon('', 0, DAY)], null, 'coupons.0.code', 'Code is required'],
    [[coupon('A', 0, DAY), coupon('A', DAY, 2 * DAY)], null, 'coupons', 'the same code twice'],
    [[{ ...coupon('A', 0, DAY), valid_from: 'today' }], null, 'coupons.0.valid_from', 'Start must'],
    [[], 'a&b', 'referral_code', 'Referral code must have letters'],
    [Array.from({ length: 51 }, (_, n) => coupon(`C${n}`, 0, DAY)), null, 'coupons', 'at most 50'],
  ])('are refused when they make no sense: %#', async (coupons, referral, field, message) => {
    const { status, body } = await save(coupons, referral);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ field, message: expect.stringContaining(message) as string }],
    });
  });

  it('are for admins, and for courses that exist', async () => {
    expect((await save([], null, staff)).status).toBe(403);
    expect((await save([], null, test as unknown as SignedIn)).status).toBe(401);
    id = 'nothing';
    expect((await save([])).status).toBe(404);
  });
});
