import { readFileSync } from 'node:fs';
import type { ApiClient } from '../../test/api-client.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { rawRequest } from '../../test/raw-request.js';
import { signIn } from '../../test/sign-in.js';

/** Who may call each operation of the API. A new operation has to be entered here. */
const MAY_CALL = {
  getHealth: 'everybody',
  getSite: 'everybody',
  listCourses: 'everybody',
  getCourse: 'everybody',
  login: 'everybody',
  getMe: 'users',
  listUsers: 'admins',
  getUser: 'admins',
  createUser: 'admins',
  updateUser: 'admins',
  deleteUser: 'admins',
  toggleUserActive: 'admins',
  listAdminCourses: 'admins',
  getAdminCourse: 'admins',
  setCourseVisibility: 'admins',
  saveCourseOverride: 'admins',
  deleteCourseOverride: 'admins',
  keepCourseOverride: 'admins',
  syncThinkific: 'admins',
  listSyncRuns: 'admins',
  listUdemyCourses: 'everybody',
  syncUdemy: 'admins',
  listAdminUdemyCourses: 'admins',
  setUdemyCourseVisibility: 'admins',
  assignStaff: 'admins',
  unassignStaff: 'admins',
  listMyUdemyCourses: 'users',
  getStats: 'users',
  listTestimonials: 'everybody',
  submitTestimonial: 'everybody',
  listAdminTestimonials: 'admins',
  getAdminTestimonial: 'admins',
  createTestimonial: 'admins',
  updateTestimonial: 'admins',
  setTestimonialVisibility: 'admins',
  setTestimonialStatus: 'admins',
  bulkSetTestimonialStatus: 'admins',
  reopenTestimonials: 'admins',
  deleteTestimonial: 'admins',
  bulkDeleteTestimonials: 'admins',
  restoreTestimonials: 'admins',
  subscribe: 'everybody',
  listNewsletters: 'admins',
  getNewsletterStatus: 'admins',
  getNewsletter: 'admins',
  deleteNewsletter: 'admins',
  bulkDeleteNewsletters: 'admins',
  exportNewsletters: 'admins',
} as const;

/** What the guard says to each kind of caller; null: it lets them through. */
const ANSWERS = {
  everybody: { anonymous: null, staff: null, admin: null, deactivated: null, 'old token': null },
  users: { anonymous: 401, staff: null, admin: null, deactivated: 401, 'old token': 401 },
  admins: { anonymous: 401, staff: 403, admin: null, deactivated: 401, 'old token': 401 },
} as const;

type Caller = keyof (typeof ANSWERS)['everybody'];

interface Route {
  operationId: keyof typeof MAY_CALL;
  method: string;
  path: string;
}

const spec = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { operationId: Route['operationId'] }>> };

const routes = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({
    operationId,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{\w+\}/g, 'nothing'),
  })),
);

describe('who may call what', () => {
  let test: TestApp;
  const callers: Partial<Record<Caller, ApiClient>> = {};

  beforeAll(async () => {
    test = await createTestApp();
    const [admin, staff, deactivated, old] = [
      await signIn(test, 'admin'),
      await signIn(test, 'staff'),
      await signIn(test, 'admin'),
      await signIn(test, 'admin'),
    ];
    await admin.api.patch(`/api/admin/users/${deactivated.user.id}/toggle-active`);
    await admin.api.put(`/api/admin/users/${old.user.id}`, { password: 'another password' });
    Object.assign(callers, {
      anonymous: test.api,
      staff: staff.api,
      admin: admin.api,
      deactivated: deactivated.api,
      'old token': old.api,
    });
  });
  afterAll(() => test.close());

  it('is written down for every operation', () => {
    const operations = routes.map(({ operationId }) => operationId);
    expect(operations.toSorted()).toEqual(Object.keys(MAY_CALL).toSorted());
  });

  const known = routes.filter(({ operationId }) => operationId in MAY_CALL);

  const cases = known.flatMap((route) =>
    Object.entries(ANSWERS[MAY_CALL[route.operationId]]).map(([caller, status]) => ({
      ...route,
      caller: caller as Caller,
      status,
    })),
  );

  it.each(cases)('$operationId by $caller: $status', async ({ method, path, caller, status }) => {
    const answer = await callers[caller]?.send(method, path);
    if (status === null) {
      expect([401, 403]).not.toContain(answer?.status);
    } else {
      expect(answer).toMatchObject({ status, body: { status } });
    }
  });

  const guarded = known.filter(({ operationId }) => MAY_CALL[operationId] !== 'everybody');

  const TRICKS: Record<string, (path: string) => string> = {
    'a trailing slash': (path) => `${path}/`,
    'a double slash': (path) => path.replace('/admin', '//admin'),
    'a double slash at the start': (path) => `/${path}`,
    'an encoded slash': (path) => path.replace('/admin/', '/admin%2F'),
    'upper case': (path) => path.toUpperCase(),
    'mixed case': (path) => path.replace('admin', 'Admin'),
    'an encoded letter': (path) => path.replace('admin', '%61dmin'),
    'a dot segment': (path) => path.replace('/admin', '/./admin'),
    'a way back': (path) => path.replace('/admin', '/courses/../admin'),
    'an encoded way back': (path) => path.replace('/admin', '/courses/%2e%2e/admin'),
    'a semicolon': (path) => `${path};x=1`,
    'a query': (path) => `${path}?x=1`,
  };

  it.each(guarded.flatMap((route) => Object.keys(TRICKS).map((trick) => ({ ...route, trick }))))(
    '$trick does not lead round the guard of $operationId',
    async ({ method, path, trick }) => {
      const tricky = TRICKS[trick]?.(path) ?? path;
      const { status } = await rawRequest(test.url, method, tricky);
      expect([400, 401, 404]).toContain(status);
    },
  );

  it.each(guarded.filter(({ method }) => method === 'GET'))(
    'HEAD of $operationId is guarded too',
    async ({ path }) => {
      expect((await fetch(`${test.url}${path}`, { method: 'HEAD' })).status).toBe(401);
    },
  );
});
