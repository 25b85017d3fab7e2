import { createTestApp, type TestApp } from '../../test/create-test-app.js';

describe('the server', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { CORS_ORIGINS: 'https://app.example.org' } });
  });
  afterAll(() => test.close());

  it.each(['/api', '/api/', '/api/nothing', '/API/courses', '/api//courses', '/api/courses/1/2'])(
    'answers %s with a problem',
    async (path) => {
      const { status, headers, body } = await test.api.get(path);
      expect(status).toBe(404);
      expect(headers.get('content-type')).toMatch('application/problem+json');
      expect(body).toEqual({
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        detail: 'There is nothing at this address.',
        instance: path,
      });
    },
  );

  it.each(['br', 'gzip'])('sends long answers and files by %s', async (encoding) => {
    const call = (path: string) =>
      fetch(test.url + path, { headers: { 'Accept-Encoding': encoding } });
    const long = await call('/api/openapi.json');
    expect(long.headers.get('content-encoding')).toBe(encoding);
    expect(await long.json()).toHaveProperty('paths');
    const script = await call('/theme.js');
    expect(script.headers.get('content-encoding')).toBe(encoding);
    expect(await script.text()).toContain('lectern-theme');
    const copy = await call(encoding === 'br' ? '/theme.js.br' : '/theme.js.gz');
    expect(copy.status).toBe(404);
    expect((await call('/api/health')).headers.get('content-encoding')).toBeNull();
  });

  it('sends the security headers with every kind of answer', async () => {
    for (const path of ['/api/courses', '/api/nothing', '/', '/nothing', '/api/docs']) {
      const { headers } = await fetch(`${test.url}${path}`);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('allows answers of the back office nothing as documents', async () => {
    for (const path of [
      ...['/api/admin/me', '/api/admin/newsletters/export', '/api/admin/nothing'],
      ...['/api/%61dmin/me', '/%61pi/admin/me', '/API/ADMIN/me'],
    ]) {
      const { headers } = await fetch(`${test.url}${path}`);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('lets only the configured origins read its answers', async () => {
    const allowed = async (origin: string) =>
      (await test.api.get('/api/courses', { headers: { Origin: origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('https://app.example.org')).toBe('https://app.example.org');
    expect(await allowed('https://evil.example.org')).toBeNull();
  });

  it('serves the committed description and the Swagger UI', async () => {
    const spec = await (await fetch(`${test.url}/api/openapi.json`)).json();
    expect(spec).toEqual(
      (await import('../../../openapi/openapi.json', { with: { type: 'json' } })).default,
    );
    const page = await (await fetch(`${test.url}/api/docs`)).text();
    expect(page).toContain('swagger-ui');
    expect(page).toContain(
      "<meta name='viewport' content='width=device-width, initial-scale=1' />",
    );
  });

  it('tells that it is healthy', async () => {
    expect((await test.api.get('/api/health')).body).toEqual({
      status: 'ok',
      overdue_syncs: [],
      jobs_are_done: true,
    });
  });

  it.each([
    ['/', 200],
    ['/courses', 200],
    ['/courses/2200451', 404],
    ['/admin/users', 200],
    ['/cohorts', 200],
    ['/submit-testimonial', 200],
    ['/nothing', 404],
    ['/courses/1/2/3', 404],
  ])('answers %s with the site and %i', async (path, status) => {
    const response = await fetch(`${test.url}${path}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<div id="root">');
  });
});

describe('the site', () => {
  it('carries its name as text', async () => {
    const test = await createTestApp({ env: { SITE_NAME: 'Ada & "Grace" <School>' } });
    const page = await (await fetch(`${test.url}/courses`)).text();
    const docs = await (await fetch(`${test.url}/api/docs`)).text();
    await test.close();
    expect(docs).toContain('<title>Ada &amp; &quot;Grace&quot; &lt;School&gt; API</title>');
    expect(page).toContain('<title>Courses · Ada &amp; &quot;Grace&quot; &lt;School&gt;</title>');
    expect(page).toContain(String.raw`"name":"Ada & \"Grace\" \u003cSchool>"`);
  });
});
