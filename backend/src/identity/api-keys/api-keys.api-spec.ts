import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../../test/sign-in.js';
import type { AuditPageDto } from '../../audit/dto/audit-page.dto.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';
import type { CourseHistoryPageDto } from '../../sync/dto/course-history.dto.js';
import type { ApiKeyDto, ApiKeyListDto, NewApiKeyDto } from './dto/api-key.dto.js';

const KEYS = '/api/admin/api-keys';
const COURSES = '/api/admin/courses?view=card';
const NO_KEY = 'There is no such API key. It may have expired or been revoked.';

describe('an API key', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { TRUST_PROXY: '1' } });
    admin = await signIn(test, 'admin');
  });
  afterEach(() => test.database.empty('api_keys'));
  afterAll(() => test.close());

  const make = async (wish: object = {}, { api } = admin) => {
    const { body, status } = await api.post<NewApiKeyDto>(KEYS, {
      name: 'Website',
      scopes: ['courses:read'],
      ...wish,
    });
    expect(status).toBe(201);
    return body;
  };
  const list = async () => (await admin.api.get<ApiKeyListDto>(KEYS)).body.api_keys;
  const ask = (secret: string, from = '203.0.113.7') =>
    test.api.get(COURSES, { headers: { 'X-API-Key': secret, 'X-Forwarded-For': from } });

  it('is shown once and stored as a hash', async () => {
    const { api_key: key, secret } = await make();
    expect(secret).toMatch(/^lectern_[\w-]{43}$/);
    expect(secret.startsWith(key.beginning)).toBe(true);
    expect(await list()).toEqual([key]);
    const rows = await test.database.query<{ row: string }>(
      'SELECT api_keys::text AS row FROM api_keys',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(secret.slice(key.beginning.length));
  });

  it('grants its scopes, and records its last use', async () => {
    const { api_key: key, secret } = await make({ scopes: ['courses:read', 'syncs:write'] });
    expect(key).toMatchObject({ last_used_at: null, last_used_from: null, is_valid: true });
    expect((await ask(secret)).status).toBe(200);
    const [used] = await list();
    expect(used).toMatchObject({ last_used_from: '203.0.113.7' });
    expect(Date.parse(String(used?.last_used_at))).toBeGreaterThan(Date.parse(key.created_at) - 1);
  });

  it.each([
    ['newsletters', 'POST', '/api/admin/newsletters/delete-matching', {}],
    ['newsletters', 'POST', '/api/admin/newsletters/import/preview', 'Email\nada@example.org\n'],
    ['newsletters', 'POST', '/api/admin/newsletters/import', 'Email\nada@example.org\n'],
    ['testimonials', 'POST', '/api/admin/testimonials/delete-matching', {}],
    ['testimonials', 'PUT', '/api/admin/testimonials/1', {}],
    ['testimonials', 'PUT', '/api/admin/testimonials/1/status', { status: 'approved' }],
    ['testimonials', 'PUT', '/api/admin/testimonials/1/visibility', { isVisible: true }],
    ['udemy-courses', 'PUT', '/api/admin/udemy-courses/1/visibility', { is_visible: true }],
    ['udemy-courses', 'PUT', '/api/admin/udemy-courses/1/sync-rule', { sync_rule: 'ask' }],
  ])(
    'with the write scope of %s only gets no personal data from %s %s',
    async (area, method, path, body) => {
      const { secret } = await make({ scopes: [`${area}:write`] });
      const headers = {
        'X-API-Key': secret,
        ...(typeof body === 'string' && { 'Content-Type': 'text/csv' }),
      };
      const answer = await test.api.send(method, path, { body, headers });
      expect(answer).toMatchObject({
        status: 403,
        body: { detail: `This API key lacks the scope ${area}:read.` },
      });
    },
  );

  it('with a read scope may not import subscribers', async () => {
    const { secret } = await make({ scopes: ['newsletters:read'] });
    const headers = { 'X-API-Key': secret, 'Content-Type': 'text/csv' };
    const file = 'Email\nada@example.org\n';
    const ask = (path: string) =>
      test.api.post(`/api/admin/newsletters/${path}`, file, { headers });
    expect((await ask('import/preview')).status).toBe(200);
    expect((await ask('import')).status).toBe(403);
  });

  it('works for the admin who made it', async () => {
    const id = await insertCourse(test.database);
    const { secret } = await make({ scopes: ['courses:write'] });
    const path = `/api/admin/courses/${id}/visibility`;
    const answer = await test.api.put(
      path,
      { is_visible: false },
      { headers: { 'X-API-Key': secret } },
    );
    expect(answer.status).toBe(200);
    const history = await admin.api.get<CourseHistoryPageDto>(`/api/admin/courses/${id}/history`);
    expect(history.body.entries).toMatchObject([{ kind: 'visibility', by: admin.user.name }]);
    const log = await admin.api.get<AuditPageDto>('/api/admin/audit');
    expect(log.body.entries[0]).toMatchObject({
      action: 'setCourseVisibility',
      person: { username: `${admin.user.username}, by the API key “Website”` },
    });
  });

  it.each(['', 'lectern_short', `lectern_${'x'.repeat(43)}`, `lectern_${'x'.repeat(8_000)}`])(
    'that does not exist is rejected: %p',
    async (secret) => {
      expect(await ask(secret)).toMatchObject({ status: 401, body: { detail: NO_KEY } });
    },
  );

  it('that is invalid is rejected despite a valid token', async () => {
    const answer = await admin.api.get(COURSES, { headers: { 'X-API-Key': 'lectern_wrong' } });
    expect(answer.status).toBe(401);
  });

  it('is rejected after it was revoked', async () => {
    const { api_key: key, secret } = await make();
    expect((await admin.api.delete(`${KEYS}/${key.id}`)).status).toBe(204);
    expect(await ask(secret)).toMatchObject({ status: 401, body: { detail: NO_KEY } });
    expect((await admin.api.delete(`${KEYS}/${key.id}`)).status).toBe(404);
    expect((await admin.api.delete(`${KEYS}/nothing`)).status).toBe(404);
  });

  it('expires', async () => {
    const { api_key: key, secret } = await make({ expires_in_days: 30 });
    const days = (Date.parse(String(key.expires_at)) - Date.parse(key.created_at)) / 86_400_000;
    expect(days).toBe(30);
    expect((await ask(secret)).status).toBe(200);
    await test.database.query(`UPDATE api_keys SET expires_at = now()`);
    expect(await ask(secret)).toMatchObject({ status: 401, body: { detail: NO_KEY } });
    expect(await list()).toMatchObject([{ is_valid: false }]);
  });

  it('stops working while its creator is deactivated', async () => {
    const maker = await signIn(test, 'admin');
    const { secret } = await make({}, maker);
    const toggle = () => admin.api.patch(`/api/admin/users/${maker.user.id}/toggle-active`);
    await toggle();
    expect((await ask(secret)).status).toBe(401);
    expect(await list()).toMatchObject([{ is_valid: false }]);
    await toggle();
    expect((await ask(secret)).status).toBe(200);
  });

  it('stops working when its creator is demoted', async () => {
    const maker = await signIn(test, 'admin');
    const { secret } = await make({}, maker);
    await admin.api.put(`/api/admin/users/${maker.user.id}`, { role: 'staff' });
    expect((await ask(secret)).status).toBe(401);
  });

  it('is deleted with its creator', async () => {
    const maker = await signIn(test, 'admin');
    const { secret } = await make({}, maker);
    await admin.api.delete(`/api/admin/users/${maker.user.id}`);
    expect((await ask(secret)).status).toBe(401);
    expect(await list()).toEqual([]);
  });

  it.each([
    [['203.0.113.7'], true],
    [['198.51.100.1', '203.0.113.0/24'], true],
    [['2001:db8::/32'], false],
    [['203.0.113.8'], false],
  ])('for %j works from there only', async (addresses, opens) => {
    const { secret } = await make({ addresses });
    const answer = await ask(secret);
    expect(answer.status).toBe(opens ? 200 : 403);
  });

  it('accepts IPv4 and IPv6 addresses in any notation', async () => {
    const { secret } = await make({ addresses: ['2001:db8::/32', '203.0.113.0/24'] });
    expect((await ask(secret, '2001:db8:1::9')).status).toBe(200);
    expect((await ask(secret, '::ffff:203.0.113.9')).status).toBe(200);
    expect((await ask(secret, '2001:db9::9')).status).toBe(403);
    // Some proxies forward this text when they do not know the client's address.
    expect((await ask(secret, 'unknown')).status).toBe(403);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['users:write'] }, 'scopes'],
    ['a scope twice', { scopes: ['courses:read', 'courses:read'] }, 'scopes'],
    ['no day', { expires_in_days: 0 }, 'expires_in_days'],
    ['half a day', { expires_in_days: 0.5 }, 'expires_in_days'],
    ['too many days', { expires_in_days: 3_651 }, 'expires_in_days'],
    ['no address', { addresses: ['example.org'] }, 'addresses'],
    ['a short address', { addresses: ['10.1'] }, 'addresses'],
    ['too wide a network', { addresses: ['10.0.0.0/33'] }, 'addresses'],
    ['many addresses', { addresses: Array.from({ length: 21 }, () => '10.0.0.1') }, 'addresses'],
  ])('with %s is not created', async (_what, wish, field) => {
    const answer = await admin.api.post(KEYS, {
      name: 'Website',
      scopes: ['courses:read'],
      ...wish,
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    expect(await list()).toEqual([]);
  });

  it('is one of at most a hundred', async () => {
    await test.database.query(
      `INSERT INTO api_keys (id, name, beginning, hash, scopes, addresses, maker_id, created_at)
       SELECT gen_random_uuid(), 'Old', 'lectern_', n::text::bytea, '{}', '{}', $1, now() FROM generate_series(1, 100) n`,
      [admin.user.id],
    );
    const answer = await admin.api.post(KEYS, { name: 'Website', scopes: ['courses:read'] });
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: 'There are 100 API keys already. Revoke one that is not used.' },
    });
  });

  it('lists the newest first', async () => {
    await make({ name: 'First' });
    await make({ name: 'Second', addresses: [' 10.0.0.1 ', ''] });
    const names = (await list()).map(({ name, addresses }: ApiKeyDto) => [name, addresses]);
    expect(names).toEqual([
      ['Second', ['10.0.0.1']],
      ['First', []],
    ]);
  });
});
