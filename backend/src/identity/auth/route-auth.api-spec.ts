import { readFileSync } from 'node:fs';
import type { ApiClient } from '../../../test/api-client.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { noteRoutes, routesOf } from '../../../test/route-table.js';
import { rawRequest } from '../../../test/raw-request.js';
import { signIn, type SignedIn } from '../../../test/sign-in.js';
import type { NewApiKeyDto } from '../api-keys/dto/api-key.dto.js';
import { MAY_CALL } from './route-auth.table.js';
import { KEY_SCOPES } from '../../common/access/key-area.decorator.js';

/** The status that the guard answers each kind of caller. Null: it lets the request through. */
const ANSWERS = {
  /** The sender signs the body. No token helps. */
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
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, object> };

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map(
    (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  ),
);

/** The names of these files come from the build or from a library. */
const toFamily = (address: string) => address.replace(/^(GET \/(assets|api\/docs)\/).*/, '$1*');

/** Settings that also switch on routes that only some sites have. */
const EVERYTHING = {
  DEMO: 'true',
  CORS_ORIGINS: 'https://app.example.org',
  SECURITY_CONTACT: 'security@example.org',
};

noteRoutes();

/** Operations whose response has personal data, with the access that a key needs. */
const ANSWER_WITH_DATA: Readonly<Record<string, ('read' | 'write')[]>> = {
  'POST /api/admin/newsletters/delete-matching': ['read', 'write'],
  'POST /api/admin/newsletters/import': ['read', 'write'],
  'POST /api/admin/newsletters/import/preview': ['read'],
  'POST /api/admin/testimonials/delete-matching': ['read', 'write'],
  'PUT /api/admin/testimonials/:id': ['read', 'write'],
  'PUT /api/admin/testimonials/:id/status': ['read', 'write'],
  'PUT /api/admin/testimonials/:id/visibility': ['read', 'write'],
  'PUT /api/admin/udemy-courses/:id/promotion': ['read', 'write'],
  'PUT /api/admin/udemy-courses/:id/sync-rule': ['read', 'write'],
  'PUT /api/admin/udemy-courses/:id/visibility': ['read', 'write'],
};

describe('the access rules', () => {
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
    for (const area of ['newsletters', 'testimonials', 'udemy-courses'] as const) {
      keys.set(area, await makeKey(admin, [`${area}:read`, `${area}:write`]));
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

  it('list every route of the server', () => {
    const answered = routesOf(test.app.getHttpAdapter().getInstance());
    const reads = answered.filter((address) => address.startsWith('HEAD '));
    const others = answered.filter((address) => !reads.includes(address));
    expect(others).toEqual(
      expect.arrayContaining(reads.map((address) => address.replace('HEAD', 'GET'))),
    );
    expect([...new Set(others.map(toFamily))].toSorted()).toEqual(Object.keys(MAY_CALL).toSorted());
  });

  it('match the API description', () => {
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
    '$address accepts only keys with its scope',
    async ({ address, method, path, area }) => {
      const access = ANSWER_WITH_DATA[address] ?? [method === 'GET' ? 'read' : 'write'];
      const scopes = access.map((each) => `${area}:${each}`);
      const enough = scopes.length > 1 ? String(area) : String(scopes[0]);
      expect([401, 403]).not.toContain((await askWith(enough, method, path)).status);
      for (const scope of scopes) {
        expect(await askWith(`all but ${scope}`, method, path)).toMatchObject({
          status: 403,
          body: { detail: `This API key lacks the scope ${scope}.` },
        });
      }
    },
  );

  it.each(guarded.filter(({ area, who }) => area === undefined && who !== 'signers'))(
    '$address accepts no keys',
    async ({ method, path }) => {
      expect(await askWith('all', method, path)).toMatchObject({
        status: 403,
        body: { detail: 'This is not open to API keys. Sign in as a user.' },
      });
    },
  );

  it.each(guarded.filter(({ method, who }) => method !== 'GET' && who !== 'signers'))(
    '$address validates nothing before authentication',
    async ({ method, path }) => {
      for (const [type, body] of [
        ['application/json', '{'],
        ['application/json', '{"name":"\\u0000"}'],
        ['application/x-nothing', 'x'],
        ['image/png', 'x'],
        ['text/csv', 'x'],
      ] as const) {
        const answer = await test.api.send(method, path, {
          headers: { 'Content-Type': type },
          body: Buffer.from(body),
        });
        expect(answer.status).toBe(401);
      }
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

  // The router parses all addresses alike, so three variants of each route are enough.
  const tried = guarded.flatMap((route, index) =>
    Object.keys(TRICKS)
      .filter((_, place) => place % 4 === index % 4)
      .map((trick) => ({ ...route, trick })),
  );

  it.each(tried)(
    '$trick does not bypass the guard of $address',
    async ({ method, path, trick }) => {
      const tricky = TRICKS[trick]?.(path) ?? path;
      const { status } = await rawRequest(test.url, method, tricky);
      expect([400, 401, 404, 405]).toContain(status);
    },
  );

  it.each(guarded.filter(({ method }) => method === 'GET'))(
    'HEAD of $path is guarded too',
    async ({ path }) => {
      expect((await fetch(`${test.url}${path}`, { method: 'HEAD' })).status).toBe(401);
    },
  );
});
