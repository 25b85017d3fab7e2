import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { UdemyCourseDto } from './dto/udemy-course.dto.js';
import { adminPath, insertAssignment, insertUdemyCourse } from './marketplace.factory.js';

describe('the address of a course of Udemy', () => {
  let test: TestApp;
  let admin: SignedIn;
  let staff: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
    staff = await signIn(test, 'staff');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM udemy_courses'));

  /** The address as visitors, admins and staff are given it. */
  async function given(url: string): Promise<(string | undefined)[]> {
    const id = await insertUdemyCourse(test.database, { url });
    await insertAssignment(test.database, id, staff.user.id);
    const list = (path: string, { api } = admin) => api.get<UdemyCourseDto[]>(path);
    const lists = [
      await list('/api/udemy-courses'),
      await list('/api/admin/udemy-courses'),
      await list('/api/admin/staff/my-udemy-courses', staff),
    ];
    const changed = await admin.api.put<UdemyCourseDto>(`${adminPath(id)}/visibility`, {
      isVisible: true,
    });
    return [...lists.map(({ body }) => body[0]?.url), changed.body.url];
  }

  it.each([
    '/course/knots/',
    '/course/knots/?couponCode=A%20B#reviews',
    'https://www.udemy.com/course/knots/',
    'http://tenant.udemy.com/course/knots/',
  ])('is handed on: %s', async (url) => {
    expect(await given(url)).toEqual([url, url, url, url]);
  });

  it.each([
    '//evil.example/course/',
    '/\\evil.example/course/',
    '\\\\evil.example/course/',
    '/\t/evil.example/course/',
    ' //evil.example/course/',
    'https://evil.example/course/',
    'https://www.udemy.com.evil.example/',
    'https://notudemy.com/course/',
    'https://www.udemy.com@evil.example/',
    'https://user:secret@www.udemy.com/course/',
    'https:evil.example',
    'javascript:alert(1)',
    'JavaScript://www.udemy.com/%0aalert(1)',
    'data:text/html,x',
    'course/knots/',
    'http://[',
    '',
  ])('is withheld when it leads elsewhere: %j', async (url) => {
    expect(await given(url)).toEqual(['', '', '', '']);
    const page = await (await fetch(`${test.url}/courses`)).text();
    expect(page).toContain('Also on Udemy');
    expect(page).not.toContain('evil.example');
    expect(page).not.toContain('View on Udemy');
  });
});
