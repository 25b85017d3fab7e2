import { readFileSync } from 'node:fs';
import type { ApiClient } from '../../test/api-client.js';
import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { noteRoutes, routesOf } from '../../test/route-table.js';
import { rawRequest } from '../../test/raw-request.js';
import { signIn, type SignedIn } from '../../test/sign-in.js';
import type { NewApiKeyDto } from '../users/api-keys/dto/api-key.dto.js';
import { KEY_SCOPES } from '../users/api-keys/key-area.decorator.js';

/**
 * Who may call each route of the server, methods and addresses, and the part of the back office that API keys need a scope
 * of. A new one has to be entered here.
 */
const MAY_CALL = {
  'GET /api/health': 'everybody',
  'GET /api/health/live': 'everybody',
  'GET /api/health/ready': 'everybody',
  'POST /api/webhooks/thinkific': 'signers',
  'GET /api/site': 'everybody',
  'GET /pictures': 'everybody',
  'GET /pictures/:hash/:file': 'everybody',
  'POST /api/pictures/preview': 'everybody',
  'POST /api/pictures/portraits': 'everybody',
  'POST /api/admin/pictures': 'admins',
  'GET /api/courses': 'everybody',
  'GET /api/courses/:id': 'everybody',
  'GET /api/courses/:id/related': 'everybody',
  'GET /api/courses/:id/stories': 'everybody',
  'POST /api/courses/:id/enrol-clicks': 'everybody',
  'GET /api/catalogue': 'everybody',
  'GET /api/catalogue/featured': 'everybody',
  'GET /api/catalogue/index': 'everybody',
  'GET /api/catalogue/udemy': 'everybody',
  'POST /api/admin/login': 'everybody',
  'POST /api/admin/login/passkey/begin': 'everybody',
  'POST /api/admin/login/passkey': 'everybody',
  'GET /api/admin/me': 'users',
  'PUT /api/admin/account': 'users',
  'PUT /api/admin/account/email': 'users',
  'PUT /api/admin/account/password': 'users',
  'GET /api/admin/account/sessions': 'users',
  'POST /api/admin/account/sessions/end-others': 'users',
  'DELETE /api/admin/account/sessions/:id': 'users',
  'GET /api/admin/account/two-factor': 'users',
  'POST /api/admin/account/prove': 'users',
  'POST /api/admin/account/two-factor': 'users',
  'POST /api/admin/account/two-factor/confirm': 'users',
  'POST /api/admin/account/two-factor/recovery-codes': 'users',
  'POST /api/admin/account/two-factor/remove': 'users',
  'GET /api/admin/account/passkeys': 'users',
  'POST /api/admin/account/passkeys/begin': 'users',
  'POST /api/admin/account/passkeys': 'users',
  'PUT /api/admin/account/passkeys/:id': 'users',
  'POST /api/admin/account/passkeys/:id/remove': 'users',
  'GET /api/admin/users': 'admins',
  'GET /api/admin/users/:id': 'admins',
  'POST /api/admin/users': 'admins',
  'PUT /api/admin/users/:id': 'admins',
  'DELETE /api/admin/users/:id': 'admins',
  'PATCH /api/admin/users/:id/toggle-active': 'admins',
  'POST /api/admin/users/:id/undo': 'admins',
  'GET /api/admin/users/:id/mails': 'admins',
  'POST /api/admin/users/:id/password-link': 'admins',
  'POST /api/admin/users/:id/password-mail': 'admins',
  'POST /api/admin/testimonials/:id/author-link': 'admins',
  'POST /api/admin/mails/:id/resend': 'admins',
  'POST /api/admin/users/:id/sign-out': 'admins',
  'GET /api/admin/users/:id/two-factor': 'admins',
  'DELETE /api/admin/users/:id/two-factor': 'admins',
  'GET /api/admin/api-keys': 'admins',
  'POST /api/admin/api-keys': 'admins',
  'DELETE /api/admin/api-keys/:id': 'admins',
  'GET /api/admin/webhook-endpoints': 'admins',
  'POST /api/admin/webhook-endpoints': 'admins',
  'PUT /api/admin/webhook-endpoints/:id': 'admins',
  'DELETE /api/admin/webhook-endpoints/:id': 'admins',
  'POST /api/admin/webhook-endpoints/:id/rotate-secret': 'admins',
  'POST /api/admin/webhook-endpoints/:id/test': 'admins',
  'GET /api/admin/webhook-endpoints/:id/deliveries': 'admins',
  'POST /api/admin/webhook-endpoints/:id/deliveries/:deliveryId/replay': 'admins',
  'GET /api/admin/invitations': 'admins',
  'POST /api/admin/invitations': 'admins',
  'POST /api/admin/invitations/:id/resend': 'admins',
  'POST /api/admin/invitations/:id/link': 'admins',
  'DELETE /api/admin/invitations/:id': 'admins',
  'GET /api/admin/courses': 'admins + courses',
  'GET /api/admin/courses/page': 'admins + courses',
  'POST /api/admin/courses/bulk-update': 'admins + courses',
  'POST /api/admin/courses/back-to-source': 'admins + courses',
  'POST /api/admin/courses/back-to-source/:id/undo': 'admins + courses',
  'GET /api/admin/courses/:id': 'admins + courses',
  'PUT /api/admin/courses/:id/visibility': 'admins + courses',
  'PUT /api/admin/courses/:id/override': 'admins + courses',
  'DELETE /api/admin/courses/:id/override': 'admins + courses',
  'POST /api/admin/courses/:id/override/keep': 'admins + courses',
  'POST /api/admin/thinkific/sync': 'admins + syncs',
  'POST /api/admin/thinkific/sync/preview': 'admins + syncs',
  'GET /api/admin/sync-runs': 'admins + syncs',
  'GET /api/admin/sync-runs/page': 'admins + syncs',
  'GET /api/admin/sync-runs/running': 'admins + syncs',
  'GET /api/admin/sync-runs/running/stream': 'admins',
  'GET /api/admin/sync-runs/:id': 'admins + syncs',
  'GET /api/admin/sync-runs/:id/changes': 'admins + syncs',
  'GET /api/admin/sync-runs/:id/problems': 'admins + syncs',
  'POST /api/admin/sync-runs/:id/apply': 'admins + syncs',
  'POST /api/admin/sync-proposals/:platform/:id/accept': 'admins + syncs',
  'POST /api/admin/sync-proposals/:platform/:id/decline': 'admins + syncs',
  'PUT /api/admin/courses/:id/sync-rule': 'admins + courses',
  'PUT /api/admin/udemy-courses/:id/sync-rule': 'admins + udemy-courses',
  'POST /api/admin/udemy-courses/bulk-update': 'admins + udemy-courses',
  'POST /api/admin/sync-runs/:id/cancel': 'admins + syncs',
  'POST /api/admin/sync-runs/:id/keep': 'admins + syncs',
  'GET /api/admin/sync-runs/:id/undo': 'admins + syncs',
  'POST /api/admin/sync-runs/:id/undo': 'admins + syncs',
  'GET /api/admin/courses/:id/history': 'admins + syncs',
  'GET /api/admin/udemy-courses/:id/history': 'admins + syncs',
  'GET /api/admin/sync-status': 'admins + syncs',
  'GET /api/udemy-courses': 'everybody',
  'POST /api/admin/udemy/sync': 'admins + syncs',
  'POST /api/admin/udemy/sync/preview': 'admins + syncs',
  'GET /api/admin/udemy-courses': 'admins + udemy-courses',
  'PUT /api/admin/udemy-courses/:id/visibility': 'admins + udemy-courses',
  'POST /api/admin/udemy-courses/:id/assign-staff': 'admins + udemy-courses',
  'DELETE /api/admin/udemy-courses/:id/assign-staff/:staffId': 'admins + udemy-courses',
  'GET /api/admin/staff-assignments': 'admins + udemy-courses',
  'POST /api/admin/staff-assignments': 'admins + udemy-courses',
  'GET /api/admin/staff/my-udemy-courses': 'users',
  'GET /api/admin/course-pairs/suggestions': 'admins + udemy-courses',
  'PUT /api/admin/course-pairs': 'admins + udemy-courses',
  'GET /api/admin/stats': 'users + stats',
  'POST /api/catalogue/missing-searches': 'everybody',
  'GET /api/admin/missing-searches': 'admins + stats',
  'GET /api/admin/needs': 'admins',
  'GET /api/admin/trends': 'admins + stats',
  'GET /api/testimonials': 'everybody',
  'POST /api/testimonials/submit': 'everybody',
  'GET /api/admin/testimonials': 'admins + testimonials',
  'GET /api/admin/testimonials/:id': 'admins + testimonials',
  'POST /api/admin/testimonials': 'admins + testimonials',
  'PUT /api/admin/testimonials/:id': 'admins + testimonials',
  'PUT /api/admin/testimonials/:id/visibility': 'admins + testimonials',
  'PUT /api/admin/testimonials/:id/status': 'admins + testimonials',
  'POST /api/admin/testimonials/bulk-status': 'admins + testimonials',
  'POST /api/admin/testimonials/reopen': 'admins + testimonials',
  'DELETE /api/admin/testimonials/:id': 'admins + testimonials',
  'POST /api/admin/testimonials/bulk-delete': 'admins + testimonials',
  'POST /api/admin/testimonials/restore': 'admins + testimonials',
  'POST /api/admin/testimonials/selections': 'admins + testimonials',
  'POST /api/admin/testimonials/selections/delete': 'admins + testimonials',
  'GET /api/admin/audit': 'admins',
  'GET /api/admin/audit/filters': 'admins',
  'GET /api/admin/views': 'admins',
  'POST /api/admin/views': 'admins',
  'PUT /api/admin/views/:id': 'admins',
  'DELETE /api/admin/views/:id': 'admins',
  'POST /api/newsletter': 'everybody',
  'GET /api/admin/newsletters': 'admins + newsletters',
  'GET /api/admin/newsletters/pending': 'admins + newsletters',
  'GET /api/admin/newsletters/status': 'admins + newsletters',
  'GET /api/admin/newsletters/:id': 'admins + newsletters',
  'DELETE /api/admin/newsletters/:id': 'admins + newsletters',
  'POST /api/admin/newsletters/bulk-delete': 'admins + newsletters',
  'POST /api/admin/newsletters/restore': 'admins + newsletters',
  'POST /api/admin/newsletters/selections': 'admins + newsletters',
  'POST /api/admin/newsletters/selections/delete': 'admins + newsletters',
  'GET /api/admin/newsletters/export': 'admins + newsletters',
  'POST /api/admin/newsletters/import': 'admins + newsletters',
  'POST /api/admin/newsletters/import/preview': 'admins + newsletters',
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
  'GET /confirm-subscription/:token': 'everybody',
  'POST /confirm-subscription/:token': 'everybody',
  'GET /unsubscribe/:token': 'everybody',
  'POST /unsubscribe/:token': 'everybody',
  'POST /unsubscribe/:token/undo': 'everybody',
  'GET /your-story/:token': 'everybody',
  'POST /your-story/:token': 'everybody',
  'GET /your-story/:token/correction': 'everybody',
  'POST /your-story/:token/correction': 'everybody',
  'GET /your-story/:token/withdrawal': 'everybody',
  'POST /your-story/:token/withdrawal': 'everybody',
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
  'GET /screen-start.js': 'everybody',
  'GET /theme.js': 'everybody',
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
  const [who, area] = MAY_CALL[address].split(' + ') as [keyof typeof ANSWERS, string?];
  return {
    address,
    who,
    area,
    method,
    path: `/${path}`.replaceAll(/:\w+|\*/g, 'nothing').replace('//', '/'),
  };
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
  const keys = new Map<string, string>();

  const makeKey = async ({ api }: SignedIn, scopes: string[]) => {
    const wish = { name: 'A program', scopes };
    return (await api.post<NewApiKeyDto>('/api/admin/api-keys', wish)).body.secret;
  };
  const askWith = (key: string, method: string, path: string) =>
    test.api.send(method, path, { headers: { 'X-API-Key': keys.get(key) ?? '' } });

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
    for (const scope of KEY_SCOPES) {
      keys.set(scope, await makeKey(admin, [scope]));
      keys.set(
        `all but ${scope}`,
        await makeKey(
          admin,
          KEY_SCOPES.filter((other) => other !== scope),
        ),
      );
    }
    keys.set('all', await makeKey(admin, [...KEY_SCOPES]));
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
    Object.entries(ANSWERS[route.who]).map(([caller, status]) => ({
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

  const guarded = routes.filter(({ who }) => who !== 'everybody');

  it.each(guarded.filter(({ area }) => area !== undefined))(
    '$address is open to keys with the scope for it, and to no others',
    async ({ method, path, area }) => {
      const scope = `${area}:${method === 'GET' ? 'read' : 'write'}`;
      expect([401, 403]).not.toContain((await askWith(scope, method, path)).status);
      expect(await askWith(`all but ${scope}`, method, path)).toMatchObject({
        status: 403,
        body: { detail: `This API key lacks the scope ${scope}.` },
      });
    },
  );

  it.each(guarded.filter(({ area, who }) => area === undefined && who !== 'signers'))(
    '$address is closed to keys',
    async ({ method, path }) => {
      expect(await askWith('all', method, path)).toMatchObject({
        status: 403,
        body: { detail: 'This is not open to API keys. Sign in as a user.' },
      });
    },
  );

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
