import { readFileSync } from 'node:fs';
import type { ApiClient } from '../../test/api-client.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { noteRoutes, routesOf } from '../../test/route-table.js';
import { rawRequest } from '../../test/raw-request.js';
import { signIn } from '../../test/sign-in.js';

/** Who may call each route of the server, methods and addresses. A new one has to be entered here. */
const MAY_CALL = {
  'GET /api/health': 'everybody',
  'POST /api/webhooks/thinkific': 'signers',
  'GET /api/site': 'everybody',
  'GET /api/courses': 'everybody',
  'GET /api/courses/:id': 'everybody',
  'POST /api/courses/:id/enrol-clicks': 'everybody',
  'GET /api/catalogue': 'everybody',
  'GET /api/catalogue/featured': 'everybody',
  'GET /api/catalogue/index': 'everybody',
  'GET /api/catalogue/udemy': 'everybody',
  'POST /api/admin/login': 'everybody',
  'GET /api/admin/me': 'users',
  'PUT /api/admin/account': 'users',
  'PUT /api/admin/account/email': 'users',
  'PUT /api/admin/account/password': 'users',
  'GET /api/admin/account/sessions': 'users',
  'POST /api/admin/account/sessions/end-others': 'users',
  'DELETE /api/admin/account/sessions/:id': 'users',
  'GET /api/admin/users': 'admins',
  'GET /api/admin/users/:id': 'admins',
  'POST /api/admin/users': 'admins',
  'PUT /api/admin/users/:id': 'admins',
  'DELETE /api/admin/users/:id': 'admins',
  'PATCH /api/admin/users/:id/toggle-active': 'admins',
  'POST /api/admin/users/:id/undo': 'admins',
  'POST /api/admin/users/:id/sign-out': 'admins',
  'GET /api/admin/invitations': 'admins',
  'POST /api/admin/invitations': 'admins',
  'POST /api/admin/invitations/:id/resend': 'admins',
  'POST /api/admin/invitations/:id/link': 'admins',
  'DELETE /api/admin/invitations/:id': 'admins',
  'GET /api/admin/courses': 'admins',
  'GET /api/admin/courses/page': 'admins',
  'POST /api/admin/courses/bulk-update': 'admins',
  'POST /api/admin/courses/back-to-source': 'admins',
  'POST /api/admin/courses/back-to-source/:id/undo': 'admins',
  'GET /api/admin/courses/:id': 'admins',
  'PUT /api/admin/courses/:id/visibility': 'admins',
  'PUT /api/admin/courses/:id/override': 'admins',
  'DELETE /api/admin/courses/:id/override': 'admins',
  'POST /api/admin/courses/:id/override/keep': 'admins',
  'POST /api/admin/thinkific/sync': 'admins',
  'POST /api/admin/thinkific/sync/preview': 'admins',
  'GET /api/admin/sync-runs': 'admins',
  'GET /api/admin/sync-runs/page': 'admins',
  'GET /api/admin/sync-runs/running': 'admins',
  'GET /api/admin/sync-runs/running/stream': 'admins',
  'GET /api/admin/sync-runs/:id': 'admins',
  'GET /api/admin/sync-runs/:id/changes': 'admins',
  'GET /api/admin/sync-runs/:id/problems': 'admins',
  'POST /api/admin/sync-runs/:id/apply': 'admins',
  'POST /api/admin/sync-proposals/:platform/:id/accept': 'admins',
  'POST /api/admin/sync-proposals/:platform/:id/decline': 'admins',
  'PUT /api/admin/courses/:id/sync-rule': 'admins',
  'PUT /api/admin/udemy-courses/:id/sync-rule': 'admins',
  'POST /api/admin/udemy-courses/bulk-update': 'admins',
  'POST /api/admin/sync-runs/:id/cancel': 'admins',
  'POST /api/admin/sync-runs/:id/keep': 'admins',
  'GET /api/admin/sync-runs/:id/undo': 'admins',
  'POST /api/admin/sync-runs/:id/undo': 'admins',
  'GET /api/admin/courses/:id/history': 'admins',
  'GET /api/admin/udemy-courses/:id/history': 'admins',
  'GET /api/admin/sync-status': 'admins',
  'GET /api/udemy-courses': 'everybody',
  'POST /api/admin/udemy/sync': 'admins',
  'POST /api/admin/udemy/sync/preview': 'admins',
  'GET /api/admin/udemy-courses': 'admins',
  'PUT /api/admin/udemy-courses/:id/visibility': 'admins',
  'POST /api/admin/udemy-courses/:id/assign-staff': 'admins',
  'DELETE /api/admin/udemy-courses/:id/assign-staff/:staffId': 'admins',
  'GET /api/admin/staff-assignments': 'admins',
  'POST /api/admin/staff-assignments': 'admins',
  'GET /api/admin/staff/my-udemy-courses': 'users',
  'GET /api/admin/course-pairs/suggestions': 'admins',
  'PUT /api/admin/course-pairs': 'admins',
  'GET /api/admin/stats': 'users',
  'POST /api/catalogue/missing-searches': 'everybody',
  'GET /api/admin/missing-searches': 'admins',
  'GET /api/admin/needs': 'admins',
  'GET /api/admin/trends': 'admins',
  'GET /api/testimonials': 'everybody',
  'POST /api/testimonials/submit': 'everybody',
  'GET /api/admin/testimonials': 'admins',
  'GET /api/admin/testimonials/:id': 'admins',
  'POST /api/admin/testimonials': 'admins',
  'PUT /api/admin/testimonials/:id': 'admins',
  'PUT /api/admin/testimonials/:id/visibility': 'admins',
  'PUT /api/admin/testimonials/:id/status': 'admins',
  'POST /api/admin/testimonials/bulk-status': 'admins',
  'POST /api/admin/testimonials/reopen': 'admins',
  'DELETE /api/admin/testimonials/:id': 'admins',
  'POST /api/admin/testimonials/bulk-delete': 'admins',
  'POST /api/admin/testimonials/restore': 'admins',
  'POST /api/admin/testimonials/selections': 'admins',
  'POST /api/admin/testimonials/selections/delete': 'admins',
  'GET /api/admin/audit': 'admins',
  'GET /api/admin/audit/filters': 'admins',
  'GET /api/admin/views': 'admins',
  'POST /api/admin/views': 'admins',
  'PUT /api/admin/views/:id': 'admins',
  'DELETE /api/admin/views/:id': 'admins',
  'POST /api/newsletter': 'everybody',
  'GET /api/admin/newsletters': 'admins',
  'GET /api/admin/newsletters/status': 'admins',
  'GET /api/admin/newsletters/:id': 'admins',
  'DELETE /api/admin/newsletters/:id': 'admins',
  'POST /api/admin/newsletters/bulk-delete': 'admins',
  'POST /api/admin/newsletters/restore': 'admins',
  'POST /api/admin/newsletters/selections': 'admins',
  'POST /api/admin/newsletters/selections/delete': 'admins',
  'GET /api/admin/newsletters/export': 'admins',
  'POST /api/admin/newsletters/import': 'admins',
  'POST /api/admin/newsletters/import/preview': 'admins',
  'GET /api/openapi.json': 'everybody',
  'GET /api/docs': 'everybody',
  'GET /api/docs/*': 'everybody',
  'GET /api/docs-yaml': 'everybody',
  'OPTIONS *': 'everybody',
  'GET /': 'everybody',
  'GET /courses': 'everybody',
  'GET /courses/:id': 'everybody',
  'GET /courses/:id/:slug': 'everybody',
  'GET /courses/udemy/*': 'everybody',
  'GET /cohorts': 'everybody',
  'GET /events': 'everybody',
  'GET /meetups': 'everybody',
  'GET /submit-testimonial': 'everybody',
  'GET /admin': 'everybody',
  'GET /admin/*': 'everybody',
  'GET /*': 'everybody',
  'POST /*': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /feed.xml': 'everybody',
  'GET /share.png': 'everybody',
  'GET /courses/:id/share.png': 'everybody',
  'GET /.well-known/security.txt': 'everybody',
  'GET /unsubscribe/:token': 'everybody',
  'POST /unsubscribe/:token': 'everybody',
  'POST /unsubscribe/:token/undo': 'everybody',
  'GET /invitation/:token': 'everybody',
  'POST /invitation/:token': 'everybody',
  'GET /forgot-password': 'everybody',
  'POST /forgot-password': 'everybody',
  'GET /reset-password/:token': 'everybody',
  'POST /reset-password/:token': 'everybody',
  'GET /demo/mail': 'everybody',
  'GET /demo/mail/:id': 'everybody',
  'GET /demo/covers/:file': 'everybody',
  'GET /demo/portraits/:file': 'everybody',
  'GET /demo/enroll/*': 'everybody',
  'GET /assets/*': 'everybody',
  'GET /favicon.svg': 'everybody',
  'GET /favicon.svg.br': 'everybody',
  'GET /favicon.svg.gz': 'everybody',
  'GET /screen-start.js': 'everybody',
  'GET /screen-start.js.br': 'everybody',
  'GET /screen-start.js.gz': 'everybody',
  'GET /theme.js': 'everybody',
  'GET /theme.js.br': 'everybody',
  'GET /theme.js.gz': 'everybody',
  // The last, since it ends the sessions that the rest is asked with.
  'POST /api/admin/logout': 'users',
} as const;

/** What the guard says to each kind of caller; null: it lets them through. */
const ANSWERS = {
  /** Whoever has signed the body; no token helps. */
  signers: { anonymous: 401, staff: 401, admin: 401, deactivated: 401, 'old token': 401 },
  everybody: { anonymous: null, staff: null, admin: null, deactivated: null, 'old token': null },
  users: { anonymous: 401, staff: null, admin: null, deactivated: 401, 'old token': 401 },
  admins: { anonymous: 401, staff: 403, admin: null, deactivated: 401, 'old token': 401 },
} as const;

type Caller = keyof (typeof ANSWERS)['everybody'];

type Address = keyof typeof MAY_CALL;

const routes = (Object.keys(MAY_CALL) as Address[]).map((address) => {
  const [method = '', path = ''] = address.split(' ');
  return { address, method, path: `/${path}`.replaceAll(/:\w+|\*/g, 'nothing').replace('//', '/') };
});

const { paths } = JSON.parse(
  readFileSync(new URL('../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, object> };

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map(
    (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  ),
);

/** The names of these files come from a build, or from a library. */
const toFamily = (address: string) => address.replace(/^(GET \/(assets|api\/docs)\/).*/, '$1*');

/** What only some sites answer is there too. */
const EVERYTHING = {
  DEMO: 'true',
  CORS_ORIGINS: 'https://app.example.org',
  SECURITY_CONTACT: 'security@example.org',
};

noteRoutes();

describe('who may call what', () => {
  let test: TestApp;
  const callers: Partial<Record<Caller, ApiClient>> = {};

  beforeAll(async () => {
    test = await createTestApp({ env: EVERYTHING });
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

  it('is written down for every route of the server', () => {
    const answered = routesOf(test.app.getHttpAdapter().getInstance());
    const reads = answered.filter((address) => address.startsWith('HEAD '));
    const others = answered.filter((address) => !reads.includes(address));
    expect(others).toEqual(
      expect.arrayContaining(reads.map((address) => address.replace('HEAD', 'GET'))),
    );
    expect([...new Set(others.map(toFamily))].toSorted()).toEqual(Object.keys(MAY_CALL).toSorted());
  });

  it('is described for what belongs to the API, and for nothing else', () => {
    const described = /^\w+ \/api\/(?!docs|openapi\.json)/;
    expect(operations.toSorted()).toEqual(
      Object.keys(MAY_CALL)
        .filter((address) => described.test(address))
        .toSorted(),
    );
  });

  const cases = routes.flatMap((route) =>
    Object.entries(ANSWERS[MAY_CALL[route.address]]).map(([caller, status]) => ({
      ...route,
      caller: caller as Caller,
      status,
    })),
  );

  it.each(cases)('$address by $caller: $status', async ({ method, path, caller, status }) => {
    const answer = await callers[caller]?.send(method, path);
    if (status === null) {
      expect([401, 403]).not.toContain(answer?.status);
    } else {
      expect(answer).toMatchObject({ status, body: { status } });
    }
  });

  const guarded = routes.filter(({ address }) => MAY_CALL[address] !== 'everybody');

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
    '$trick does not lead round the guard of $address',
    async ({ method, path, trick }) => {
      const tricky = TRICKS[trick]?.(path) ?? path;
      const { status } = await rawRequest(test.url, method, tricky);
      expect([400, 401, 404]).toContain(status);
    },
  );

  it.each(guarded.filter(({ method }) => method === 'GET'))(
    'HEAD of $path is guarded too',
    async ({ path }) => {
      expect((await fetch(`${test.url}${path}`, { method: 'HEAD' })).status).toBe(401);
    },
  );
});
