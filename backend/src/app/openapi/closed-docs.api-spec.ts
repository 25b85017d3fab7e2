import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import type { NewApiKeyDto } from '../../identity/api-keys/dto/api-key.dto.js';

const SPEC = '/api/openapi.json';

describe('a description that is for admins', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { API_DOCS: 'admins' } });
  });
  afterAll(() => test.close());

  it('is refused to strangers, staff and keys', async () => {
    const { api } = await signIn(test, 'admin');
    const wish = { name: 'A program', scopes: ['courses:read'] };
    const { secret } = (await api.post<NewApiKeyDto>('/api/admin/api-keys', wish)).body;
    const staff = await signIn(test, 'staff');
    const key = { headers: { 'X-API-Key': secret } };
    expect((await test.api.get(SPEC)).status).toBe(401);
    expect((await staff.api.get(SPEC)).status).toBe(403);
    expect((await test.api.send('GET', SPEC, key)).status).toBe(403);
  });

  it('is whole for an admin', async () => {
    const { api } = await signIn(test, 'admin');
    const { status, body, headers } = await api.get<object>(SPEC);
    expect(status).toBe(200);
    expect(body).toEqual(
      (await import('../../../../openapi/openapi.json', { with: { type: 'json' } })).default,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['', '/', '/swagger-ui-init.js', '/swagger-ui.css'])(
    'leaves nothing at /api/docs%s, and says where it is',
    async (rest) => {
      const { status, body } = await test.api.get<{ detail: string }>(`/api/docs${rest}`);
      expect(status).toBe(404);
      expect(JSON.stringify(body)).toContain('GET /api/openapi.json with the token of an admin');
    },
  );
});
