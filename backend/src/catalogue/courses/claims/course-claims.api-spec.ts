import { SandboxClient } from '../../../../sandbox/sandbox-client.factory.js';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import type { ProblemDto } from '../../../common/problem/problem.dto.js';
import type { NeedsDto } from '../../../operations/stats/dto/needs.dto.js';
import type { SettingListDto } from '../../../settings/dto/setting.dto.js';
import type { AdminCourseCardsDto } from '../dto/admin-course-cards.dto.js';
import type { CourseClaimsDto } from '../dto/course-claims.dto.js';
import type { CourseDto } from '../dto/course.dto.js';

describe('what course pages promise', () => {
  let sandbox: SandboxClient;
  let test: TestApp;
  let admin: SignedIn;
  /** The platform gives a certificate with the first two courses only. */
  let ids: string[];

  beforeAll(async () => {
    sandbox = await SandboxClient.start({ catalogue: { courses: 4 } });
    test = await createTestApp({ platform: sandbox.sandbox, env: {} });
    admin = await signIn(test, 'admin');
    await sync();
    ids = (await test.api.get<CourseDto[]>('/api/courses')).body.map(({ id }) => id);
    for (const id of ids.slice(2)) await certify(id, false);
    await sync();
  });
  afterAll(async () => {
    await test.close();
    await sandbox.close();
  });
  afterEach(async () => {
    await saveRule(null);
    await test.database.query('UPDATE courses SET claims_follow = false, visibility_choice = NULL');
  });

  const sync = () => admin.api.post('/api/admin/thinkific/sync');
  const certify = (id: string, has_certificate: boolean) =>
    sandbox.control('PATCH', `/thinkific/products/${Number(id) + 100_000}`, { has_certificate });
  const saveRule = (COURSE_CLAIMS: string | null) =>
    admin.api.put<SettingListDto & ProblemDto>('/api/admin/rules', { settings: { COURSE_CLAIMS } });
  const pathOf = (id: string | undefined) => `/api/admin/courses/${id}/claims`;
  const follow = (id: string | undefined, is = true) =>
    admin.api.put<CourseClaimsDto & ProblemDto>(pathOf(id), { follow: is });
  const claims = async () =>
    (await test.api.get<CourseDto[]>('/api/courses')).body.map(
      (course) => course.claimsCertificate,
    );
  const promised = async () => (await admin.api.get<NeedsDto>('/api/admin/needs')).body.promised;
  const listed = async () => {
    const { body } = await admin.api.get<AdminCourseCardsDto>('/api/admin/courses?view=card');
    return body.thinkific_id.filter((_id, place) => body.needs[place]?.includes('promised')).length;
  };
  const page = async (id: string | undefined) =>
    (await (await fetch(`${test.url}/courses/${id}`)).text()).split('id="page-state"')[0] ?? '';

  it('is what the site says, until a course follows the platform', async () => {
    expect(await claims()).toEqual([true, true, true, true]);
    expect(await page(ids[2])).toContain('Certificate on completion');
    expect((await follow(ids[2])).body).toEqual({
      follow: true,
      rule: 'site',
      has_certificate: false,
      claims_certificate: false,
    });
    expect(await claims()).toEqual([true, true, false, true]);
    expect(await page(ids[2])).not.toMatch(/certificate/i);
    expect(await page(ids[3])).toContain('Certificate on completion');
    expect((await follow(ids[2], false)).body).toMatchObject({ claims_certificate: true });
    expect(await claims()).toEqual([true, true, true, true]);
    expect(await page(ids[2])).toContain('Certificate on completion');
  });

  it('follows the platform on all pages by a rule', async () => {
    expect((await saveRule('all')).body.errors).toEqual([
      { field: 'COURSE_CLAIMS', message: 'This must be site or platform' },
    ]);
    expect((await saveRule('platform')).status).toBe(200);
    expect(await claims()).toEqual([true, true, false, false]);
    expect(await page(ids[3])).not.toMatch(/certificate/i);
    expect((await admin.api.get(pathOf(ids[3]))).body).toEqual({
      follow: false,
      rule: 'platform',
      has_certificate: false,
      claims_certificate: false,
    });
    await saveRule(null);
    expect(await claims()).toEqual([true, true, true, true]);
    expect(await page(ids[3])).toContain('Certificate on completion');
  });

  it('needs an admin while a visible page promises more than the platform gives', async () => {
    const named = async () => (await promised()).courses.map(({ id }) => id).toSorted();
    expect(await promised()).toMatchObject({ total: 2 });
    expect(await named()).toEqual(ids.slice(2).toSorted());
    expect(await listed()).toBe(2);
    await admin.api.put(`/api/admin/courses/${ids[2]}/visibility`, { is_visible: false });
    expect(await named()).toEqual([ids[3]]);
    await follow(ids[3]);
    expect(await promised()).toEqual({ total: 0, courses: [] });
    await follow(ids[3], false);
    await saveRule('platform');
    expect(await promised()).toEqual({ total: 0, courses: [] });
    expect(await listed()).toBe(0);
  });

  it('comes back once the platform gives a certificate, which the sync names', async () => {
    await follow(ids[2]);
    await certify(ids[2] ?? '', true);
    await sync();
    expect(await claims()).toEqual([true, true, true, true]);
    const [run] = (await admin.api.get<{ id: number }[]>('/api/admin/sync-runs')).body;
    const { body } = await admin.api.get(`/api/admin/sync-runs/${run?.id}/changes`);
    expect(body).toMatchObject({
      changes: [{ fields: [{ field: 'hasCertificate', before: 'false', after: 'true' }] }],
    });
    await certify(ids[2] ?? '', false);
    await sync();
  });

  it('is set by admins only, with a choice', async () => {
    const staff = await signIn(test, 'staff');
    expect((await staff.api.put(pathOf(ids[2]), { follow: true })).status).toBe(403);
    expect((await test.api.put(pathOf(ids[2]), { follow: true })).status).toBe(401);
    expect((await follow('99')).status).toBe(404);
    expect((await admin.api.get(pathOf('x'))).status).toBe(404);
    for (const body of [{}, { follow: 'yes' }, { follow: null }]) {
      const refused = await admin.api.put<ProblemDto>(pathOf(ids[2]), body);
      expect(refused.status).toBe(400);
      expect(refused.body.errors).toEqual([
        { field: 'follow', message: 'Follow must be true or false' },
      ]);
    }
  });
});
