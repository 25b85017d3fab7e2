import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AdminInstructorDto, AdminInstructorListDto } from './dto/admin-instructor.dto.js';
import { insertInstructor } from './instructor.factory.js';

const PATH = '/api/admin/instructors';
const NOBODY = '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f';

describe('instructors', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM instructors'));

  const list = async () => (await admin.api.get<AdminInstructorListDto>(PATH)).body.instructors;
  const stored = async () =>
    test.database.query('SELECT name, title, bio, portrait, link, is_edited FROM instructors');

  it('are for admins only', async () => {
    const staff = await signIn(test, 'staff');
    for (const [api, status] of [
      [test.api, 401],
      [staff.api, 403],
    ] as const) {
      expect(await api.get(PATH)).toMatchObject({ status });
      expect(await api.post(PATH, { name: 'Eve' })).toMatchObject({ status });
      expect(await api.delete(`${PATH}/${NOBODY}`)).toMatchObject({ status });
    }
    expect(await stored()).toEqual([]);
  });

  it('are added, changed field by field, and deleted', async () => {
    const link = 'https://mei.example.org';
    const { status, body } = await admin.api.post<AdminInstructorDto>(PATH, {
      ...{ name: ' Mei Tanaka ', title: 'Staff Engineer', bio: 'Writes about code.', link },
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { name: 'Mei Tanaka', portrait: null, thinkific_id: null, is_edited: false },
    });
    const { id } = body;
    const changed = await admin.api.put(`${PATH}/${id}`, { bio: null, title: 'Engineer' });
    expect(changed).toMatchObject({ status: 200, body: { title: 'Engineer', bio: null, link } });
    expect(await stored()).toEqual([
      { name: 'Mei Tanaka', title: 'Engineer', bio: null, portrait: null, link, is_edited: false },
    ]);
    expect(await list()).toMatchObject([{ id, courses: [] }]);
    expect(await admin.api.delete(`${PATH}/${id}`)).toMatchObject({ status: 204 });
    expect(await list()).toEqual([]);
    for (const unknown of [id, 'mei']) {
      expect(await admin.api.delete(`${PATH}/${unknown}`)).toMatchObject({
        status: 404,
        body: { detail: 'There is no such instructor. It may have been deleted.' },
      });
    }
  });

  it.each([
    [{}, 'name', 'Name is required'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(256) }, 'name', 'Name must be at most 255 characters'],
    [{ name: 'Mei', bio: 'x'.repeat(301) }, 'bio', 'About must be at most 300 characters'],
    [{ name: 'Mei', portrait: 'javascript:alert(1)' }, 'portrait', 'Invalid image URL'],
    [{ name: 'Mei', link: 'mei' }, 'link', 'Link must be like https://amara.example.org'],
    [{ name: 'Mei', thinkific_id: 7 }, 'thinkific_id', 'is not known here'],
  ])('refuse %j', async (values, field, message) => {
    expect(await admin.api.post(PATH, values)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
    expect(await stored()).toEqual([]);
  });

  it('of Thinkific say that an admin has edited them, until they follow it again', async () => {
    const id = await insertInstructor(test.database, { thinkific_id: 7, bio: 'From there.' });
    const one = `${PATH}/${id}`;
    const linked = await admin.api.put(one, { link: 'https://amara.example.org' });
    expect(linked).toMatchObject({ status: 200, body: { is_edited: false, thinkific_id: 7 } });
    const edited = await admin.api.put(one, { bio: 'From here.' });
    expect(edited).toMatchObject({ body: { is_edited: true, bio: 'From here.' } });
    const followed = await admin.api.post(`${one}/follow-thinkific`);
    expect(followed).toMatchObject({ status: 200, body: { is_edited: false, bio: 'From there.' } });
    expect(await admin.api.delete(one)).toMatchObject({ status: 409 });
    expect(await list()).toHaveLength(1);
  });

  it('that Thinkific does not know cannot follow it', async () => {
    const id = await insertInstructor(test.database);
    expect(await admin.api.post(`${PATH}/${id}/follow-thinkific`)).toMatchObject({
      status: 409,
      body: { detail: 'Amara Okafor is not an instructor on Thinkific.' },
    });
  });
});
